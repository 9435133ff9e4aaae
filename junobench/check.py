"""Run a case's check.py in the kernel, after the last cell and outside the notebook."""

from __future__ import annotations

import re
import time
from queue import Empty
from typing import Any

from junobench.facts import strip_colours

_CODE = "exec(compile({source!r}, 'check.py', 'exec'), globals())"
_LINE = re.compile(r"check\.py[:\", ]+(?:line )?(\d+)")


async def run_check(runner: Any, source: str) -> dict[str, str]:
    """Execute *source* in the kernel of *runner* (a NotebookRunner); return {status, message}.

    status: `passed`; `failed` (it raised: message has the class, the text and the line of check.py);
    `no-reply` (the kernel died or the time was over).
    """
    seconds = runner._seconds_left()
    deadline = time.monotonic() + seconds
    request = runner.kc.execute(
        _CODE.format(source=source), store_history=False, stop_on_error=False, allow_stdin=False
    )
    while time.monotonic() < deadline:
        if not runner.kernel.alive():
            return {"status": "no-reply", "message": runner.kernel.describe_end()}
        try:
            message = await runner.kc.shell_channel.get_msg(timeout=0.2)
        except Empty:
            continue
        if message["parent_header"].get("msg_id") == request:
            return _verdict(message["content"], source)
    return {"status": "no-reply", "message": f"no reply within {seconds:g} s"}


def _verdict(reply: dict[str, Any], source: str) -> dict[str, str]:
    if reply["status"] == "ok":
        return {"status": "passed", "message": ""}
    name, text = reply.get("ename", "Error"), strip_colours(str(reply.get("evalue", "")))
    traceback = strip_colours("\n".join(reply.get("traceback", [])))
    message = f"{name}: {text}" if text else name
    lines = _LINE.findall(traceback)
    if lines:
        number = int(lines[-1])
        message += f" (check.py line {number}: {_source_line(source, number)})"
    return {"status": "failed", "message": message}


def _source_line(source: str, number: int) -> str:
    lines = source.splitlines()
    return lines[number - 1].strip() if 0 < number <= len(lines) else ""
