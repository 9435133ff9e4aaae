"""One notebook in one kernel: send the cells, take the replies, keep the limits, note the facts."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import Callable
from typing import Any

from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError
from nbformat import NotebookNode
from papermill.clientwrap import PapermillNotebookClient

from junobench.check import run_check
from junobench.facts import Facts, Step, exception_of
from junobench.kernels import Kernel, KernelNotStarted, Launch
from junobench.limits import Limits
from junobench.outputs import CellOutputs

IOPUB_SECONDS = 30  # how long the last outputs may take after the reply


class NotebookRunner(PapermillNotebookClient):
    """One notebook in one kernel: sends the cells, takes the replies, keeps the limits."""

    def __init__(
        self, nb_man: Any, launch: Launch, limits: Limits, facts: Facts, check: str | None
    ) -> None:
        super().__init__(
            nb_man,
            raise_on_iopub_timeout=False,
            iopub_timeout=IOPUB_SECONDS,
            force_raise_errors=True,  # a cell tagged raises-exception that raises is a crash here
            skip_cells_with_tag="",  # the plan says what runs, not a tag
            store_widget_state=False,
            record_timing=False,
            timeout_func=self._seconds_left,
        )
        self.launch, self.limits, self.facts, self.check = launch, limits, facts, check
        self.kernel: Kernel | None = None
        self.kernel_end: dict[str, Any] = {}
        self.interrupted_by: int | None = None
        self._reply: dict[str, Any] = {}
        self._outputs = CellOutputs(0)
        self._idle = False  # has the kernel said that all outputs of the cell are sent
        self.deadline = 0.0

    async def run(self) -> None:
        """Start the kernel, run all cells and the check, end the kernel; fill in the facts."""
        task = asyncio.current_task()
        assert task is not None
        with _on_signals(lambda signum: self._interrupt(signum, task.cancel)):
            try:
                self.kernel = _kernel_of(self.launch)
                await self.kernel.connect(self.limits.start_seconds)
                self.kc = self.kernel.client
                self.deadline = time.monotonic() + self.limits.notebook_seconds
                await self._run_cells()
            except KernelNotStarted as error:
                self.facts.ended("kernel-not-started", str(error))
            except asyncio.CancelledError:
                self._note_interruption()
            finally:
                if self.kernel:
                    self.kernel_end = self.kernel.stop()

    def _interrupt(self, signum: int, cancel: Callable[[], Any]) -> None:
        self.interrupted_by = signum
        cancel()

    def _note_interruption(self) -> None:
        name = signal.Signals(self.interrupted_by).name if self.interrupted_by else "a cancellation"
        self.facts.ended("interrupted", f"the runner was stopped by {name}")

    async def _run_cells(self) -> None:
        steps = iter(self.facts.steps)
        for position, cell in enumerate(self.nb.cells):
            if cell.cell_type == "code" and cell.source.strip():
                step = next(steps)
                if time.monotonic() >= self.deadline:
                    self._timed_out(step)
                    return
                if not await self._run_step(position, step):
                    return
        self.facts.ended("completed")
        if self.check is not None:
            self.facts.check = await run_check(self, self.check)

    async def _run_step(self, position: int, step: Step) -> bool:
        """Run one cell; return whether the next one may run."""
        assert self.kernel is not None
        cell = self.nb.cells[position]
        self._reply, self._idle = {}, False
        self._outputs = CellOutputs(self._output_limit())
        self.nb_man.cell_start(cell, position)
        began, cpu = time.monotonic(), self.kernel.cpu_seconds()
        try:
            await self.async_execute_cell(cell, position)
        except CellExecutionError:
            pass  # the reply tells
        except CellTimeoutError:
            self._timed_out(step)
        except DeadKernelError:
            self._died(step)
        finally:
            step.seconds = round(time.monotonic() - began, 3)
            step.cpu_seconds = round(max(0.0, self.kernel.cpu_seconds() - cpu), 2)
            self._keep_outputs(cell)
            if self._reply and not self._idle:
                self.facts.output_incomplete = True
        return self._judge_reply(cell, position, step)

    def _output_limit(self) -> int:
        left = self.limits.notebook_output_kb * 1024 - (
            self.facts.output_bytes - self.facts.output_bytes_cut
        )
        return int(max(2048, min(self.limits.output_kb * 1024, left)))

    def _keep_outputs(self, cell: Any) -> None:
        self._outputs.finish(cell.outputs)
        self.facts.output_bytes += self._outputs.size
        self.facts.output_bytes_cut += self._outputs.cut

    def _judge_reply(self, cell: Any, position: int, step: Step) -> bool:
        """Take the status from the kernel's reply; no reply is not success."""
        step.reply = {"ok": "ok", "error": "error"}.get(
            self._reply.get("status", "none"), "aborted" if self._reply else "none"
        )
        leaves = any(p.get("source") == "ask_exit" for p in self._reply.get("payload") or [])
        if step.reply == "ok" and not leaves:
            self.nb_man.cell_complete(cell, cell_index=position)
            return True
        if leaves:
            self.facts.ended("exited", f"cell {step.id} left the kernel with exit() or quit()")
        elif step.reply == "error":
            self._crashed(step)
        elif step.reply == "aborted":
            self.facts.ended("kernel-died", f"the kernel refused to run cell {step.id}")
        self.nb_man.cell_exception(cell, cell_index=position)
        self.nb_man.cell_complete(cell, cell_index=position)
        return False

    def _crashed(self, step: Step) -> None:
        self.facts.exception = exception_of(self._reply, step)
        name, message = self.facts.exception["class"], self.facts.exception["message"]
        if name == "SystemExit":
            self.facts.ended("exited", f"cell {step.id} raised SystemExit: {message or 0}")
        elif name == "StdinNotImplementedError":
            self.facts.ended("stdin-requested", f"cell {step.id} asked for input")
        else:
            self.facts.ended("cell-error", f"{name} in cell {step.id}")

    def _timed_out(self, step: Step) -> None:
        if time.monotonic() >= self.deadline - 0.05:
            limit = f"{self.limits.notebook_seconds:g} s for the notebook"
            self.facts.ended("notebook-timeout", f"{limit} were over in cell {step.id}")
        else:
            limit = f"{self.limits.cell_seconds:g} s for a cell"
            self.facts.ended("cell-timeout", f"{limit} were over in cell {step.id}")

    def _died(self, step: Step) -> None:
        assert self.kernel is not None
        if self.interrupted_by:
            self._note_interruption()
            return
        how = self.kernel.describe_end()
        self.facts.ended("kernel-died", f"the kernel died in cell {step.id}: {how}")

    def _seconds_left(self, _cell: Any = None) -> float:
        """The wall seconds that the next request may take."""
        left = self.deadline - time.monotonic()
        return max(0.01, min(self.limits.cell_seconds, left))

    # -- what nbclient calls ---------------------------------------------------------------------

    async def _check_raise_for_error(self, cell: Any, cell_index: int, exec_reply: Any) -> None:
        self._reply = exec_reply["content"] if exec_reply else {}
        await super()._check_raise_for_error(cell, cell_index, exec_reply)

    async def _async_check_alive(self) -> None:
        if not (self.kernel and self.kernel.alive()):
            raise DeadKernelError("Kernel died")

    async def _async_poll_kernel_alive(self) -> None:
        """Cancel the wait for a reply as soon as the kernel is gone."""
        while self.kernel and self.kernel.alive():
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)  # a reply sent just before the end may still be on its way
        assert self.task_poll_for_reply is not None
        self.task_poll_for_reply.cancel()

    def process_message(self, msg: Any, cell: Any, cell_index: int) -> Any:
        """Note the end of a cell's outputs on the way."""
        if msg["msg_type"] == "status" and msg["content"]["execution_state"] == "idle":
            self._idle = True
        return super().process_message(msg, cell, cell_index)

    def output(self, outs: list[Any], msg: Any, display_id: Any, cell_index: int) -> Any:
        """Add an output as nbclient does, within the bounds."""
        before = len(outs)
        if msg["msg_type"] == "stream" and not self._handled_elsewhere(msg):
            # the many small prints: without the validation that nbclient makes of each
            content = msg["content"]
            output = NotebookNode(output_type="stream", name=content["name"], text=content["text"])
            outs.append(output)
        else:
            output = super().output(outs, msg, display_id, cell_index)
        if output is not None and len(outs) != before:
            self._outputs.added(outs)
            if len(outs) <= before:
                self.clear_display_id_mapping(cell_index)
        return output

    def _handled_elsewhere(self, msg: Any) -> bool:
        """Say whether an output widget or a pending clear_output has to see the message first."""
        hooked = self.output_hook_stack.get(msg["parent_header"].get("msg_id"))
        return bool(hooked) or self.clear_before_next_output

    def clear_output(self, outs: list[Any], msg: Any, cell_index: int) -> None:
        """Clear the outputs of a cell, as the notebook asked."""
        super().clear_output(outs, msg, cell_index)
        if not outs:
            self._outputs.cleared()


def _kernel_of(launch: Launch) -> Kernel:
    try:
        return Kernel(launch)
    except OSError as error:
        raise KernelNotStarted(f"the kernel could not be started: {error}") from None


class _on_signals:
    """Call back with the number of a signal that asks the runner to stop, as long as this is entered."""

    SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)

    def __init__(self, callback: Callable[[int], None]) -> None:
        self.callback = callback

    def __enter__(self) -> None:
        self.before = {}
        loop = asyncio.get_running_loop()
        for signum in self.SIGNALS:
            try:
                self.before[signum] = signal.getsignal(signum)
                loop.add_signal_handler(signum, self.callback, signum)
            except (RuntimeError, ValueError):  # not in the main thread: nothing to catch there
                del self.before[signum]

    def __exit__(self, *_: object) -> None:
        loop = asyncio.get_running_loop()
        for signum, handler in self.before.items():
            loop.remove_signal_handler(signum)
            signal.signal(signum, handler)
