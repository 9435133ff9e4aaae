"""Each row of the grade table (docs/outcomes.md) and each rule behind it."""

from __future__ import annotations

from typing import Any

import pytest

from junobench.facts import STATUSES, Facts, Step
from junobench.grading import VERDICTS, Expectation, case_verdict, grade
from junobench.records import make_record

EXPECTED = Expectation("KeyError", "'x'", 1, "c2")
VERSIONS = ("original", "reproduced", "fixed")
SAYS_NOTHING = (
    *("kernel-not-started", "bad-notebook", "cell-timeout", "notebook-timeout"),
    *("interrupted", "missing"),
)


def run(version: str, status: str, reason: str = "", **fields: Any) -> dict[str, Any]:
    """Return a record whose two cells replied well, with *fields* changed."""
    facts = Facts([Step("c1", 0, "ok", 0.1), Step("c2", 1, "ok", 0.1)])
    facts.ended(status, reason)
    facts.check = {"status": "passed" if version == "fixed" else "none", "message": ""}
    return make_record("pandas_1", version, {"id": "tests"}, facts) | fields


def crash(
    version: str, name: str = "KeyError", message: str = "'x'", index: int = 1, **f: Any
) -> Any:
    exception = {"class": name, "message": message, "traceback": []}
    exception |= {"cell": f"c{index + 1}", "cell_index": index}
    return run(version, "cell-error", f"{name} in cell c{index + 1}", exception=exception, **f)


def verdict(record: dict[str, Any], expected: Expectation = EXPECTED) -> str:
    found = grade(record, expected)
    assert found.verdict in VERDICTS[record["version"]]
    assert "\n" not in found.reason
    return found.verdict


def reason(record: dict[str, Any], expected: Expectation = EXPECTED) -> str:
    return grade(record, expected).reason


# -- reproduced -----------------------------------------------------------------------------------


def test_the_expected_class_in_the_target_cell_is_reproduced():
    assert verdict(crash("reproduced")) == "reproduced"
    assert reason(crash("reproduced")) == ""


def test_the_message_does_not_decide():
    graded = grade(crash("reproduced", message="something else entirely"), EXPECTED)
    assert (graded.verdict, graded.message_match) == ("reproduced", "different")


@pytest.mark.parametrize("expected", ["keyerror", "KEYERROR", "builtins.KeyError"])
def test_published_class_names_are_lower_case(expected):
    lower = Expectation(expected, "'x'", 1, "c2")
    assert verdict(crash("reproduced"), lower) == "reproduced"
    assert verdict(crash("fixed"), lower) == "still-crashes"
    assert verdict(crash("original"), lower) == "crashes-as-recorded"


def test_the_expected_class_in_another_cell_is_reproduced_elsewhere_and_says_where():
    record = crash("reproduced", index=0)
    assert verdict(record) == "reproduced-elsewhere"
    assert reason(record) == "KeyError in cell c1, expected in c2"


def test_without_a_known_target_the_class_decides_and_the_reason_says_so():
    record = crash("reproduced", index=0)
    assert verdict(record, Expectation("KeyError", "'x'")) == "reproduced"
    assert reason(record, Expectation("KeyError", "'x'")) == "the target cell is not known"


def test_another_class_is_a_different_crash_even_in_the_target_cell():
    record = crash("reproduced", "ValueError")
    assert verdict(record) == "different-crash"
    assert reason(record) == "ValueError in cell c2, expected KeyError"


def test_a_class_whose_name_only_ends_alike_is_another_class():
    assert verdict(crash("reproduced", "MyKeyError")) == "different-crash"


def test_reproduced_that_completes_is_no_crash():
    assert verdict(run("reproduced", "completed")) == "no-crash"


def test_reproduced_that_leaves_the_kernel_is_no_crash():
    record = run("reproduced", "exited", "cell c1 raised SystemExit: 0")
    assert verdict(record) == "no-crash"
    assert reason(record) == "cell c1 raised SystemExit: 0"


@pytest.mark.parametrize("status", ["kernel-died", "stdin-requested"])
def test_reproduced_that_ends_without_its_exception_is_a_different_crash(status):
    record = run("reproduced", status, "what happened")
    assert verdict(record) == "different-crash"
    assert reason(record) == "what happened"


# -- fixed ----------------------------------------------------------------------------------------


def test_fixed_needs_every_reply_and_a_passed_check():
    assert verdict(run("fixed", "completed")) == "fixed"
    assert reason(run("fixed", "completed")) == ""


@pytest.mark.parametrize("reply", ["none", "aborted", "error"])
def test_a_cell_without_a_good_reply_is_not_fixed_whatever_the_status_says(reply):
    record = run("fixed", "completed")
    record["cells"][1]["reply"] = reply
    assert verdict(record) == "new-crash"
    assert reason(record) == "no reply from cell c2"


@pytest.mark.parametrize("index", [0, 1])
def test_fixed_that_meets_the_expected_class_anywhere_still_crashes(index):
    assert verdict(crash("fixed", index=index)) == "still-crashes"
    assert f"c{index + 1}" in reason(crash("fixed", index=index))


def test_fixed_that_meets_another_class_has_a_new_crash():
    assert verdict(crash("fixed", "ValueError")) == "new-crash"
    assert "ValueError" in reason(crash("fixed", "ValueError"))


@pytest.mark.parametrize("status", ["exited", "stdin-requested", "kernel-died"])
def test_fixed_that_ends_before_its_last_cell_is_not_fixed(status):
    record = run("fixed", status, "what happened")
    assert verdict(record) == "new-crash"
    assert reason(record) == "what happened"


@pytest.mark.parametrize("status", ["failed", "no-reply"])
def test_a_failed_check_is_named(status):
    check = {"status": status, "message": "AssertionError: rows were lost"}
    record = run("fixed", "completed", check=check)
    assert verdict(record) == "check-failed"
    assert reason(record) == "AssertionError: rows were lost"


def test_a_check_that_was_not_run_has_not_passed():
    record = run("fixed", "completed", check={"status": "none", "message": ""})
    assert verdict(record) == "check-failed"
    assert reason(record) == "the check was not run"


def test_a_source_without_checks_says_that_none_was_made():
    unchecked = Expectation("KeyError", "'x'", 1, "c2", has_check=False)
    record = run("fixed", "completed", check={"status": "none", "message": ""})
    assert verdict(record, unchecked) == "fixed"
    assert "no check was made" in reason(record, unchecked)


def test_a_crash_counts_before_the_check():
    record = crash("fixed", check={"status": "passed", "message": ""})
    assert verdict(record) == "still-crashes"


# -- original -------------------------------------------------------------------------------------


def test_original_that_crashes_in_its_target_cell_crashes_as_recorded():
    assert verdict(crash("original")) == "crashes-as-recorded"


def test_original_that_crashes_in_another_cell_crashes_differently():
    assert verdict(crash("original", index=0)) == "crashes-differently"
    assert reason(crash("original", index=0)) == "KeyError in cell c1, expected in c2"


def test_original_that_meets_another_class_crashes_differently():
    assert verdict(crash("original", "ValueError")) == "crashes-differently"


@pytest.mark.parametrize("status", ["exited", "stdin-requested", "kernel-died"])
def test_original_that_ends_without_its_exception_crashes_differently(status):
    assert verdict(run("original", status, "what happened")) == "crashes-differently"
    assert reason(run("original", status, "what happened")) == "what happened"


def test_original_that_completes_runs_clean():
    assert verdict(run("original", "completed")) == "runs-clean"


# -- what says nothing about the notebook ---------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("status", SAYS_NOTHING)
def test_an_end_that_says_nothing_about_the_notebook_is_not_run_with_its_reason(version, status):
    assert verdict(run(version, status, "why")) == "not-run"
    assert reason(run(version, status, "why")) == "why"
    assert reason(run(version, status)) == status


@pytest.mark.parametrize("version", VERSIONS)
def test_a_kernel_killed_for_memory_is_not_run(version):
    killed = {"exit_code": None, "signal": "SIGKILL", "out_of_memory": True}
    record = run(version, "kernel-died", "over the memory limit", kernel=killed)
    assert verdict(record) == "not-run"
    assert reason(record) == "over the memory limit"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_kernel_that_died_of_its_own_is_no_success(version):
    killed = {"exit_code": None, "signal": "SIGSEGV", "out_of_memory": False}
    record = run(version, "kernel-died", "killed by SIGSEGV", kernel=killed)
    assert verdict(record) in ("different-crash", "new-crash", "crashes-differently")


@pytest.mark.parametrize("version", VERSIONS)
@pytest.mark.parametrize("status", STATUSES)
def test_every_status_of_every_version_has_a_verdict(version, status):
    record = crash(version) if status == "cell-error" else run(version, status)
    assert verdict(record)


@pytest.mark.parametrize("version", VERSIONS)
def test_no_crash_no_message_match(version):
    assert grade(run(version, "completed"), EXPECTED).message_match == ""
    assert grade(crash(version), EXPECTED).message_match == "exact"


# -- the case -------------------------------------------------------------------------------------


def case(reproduced: str, fixed: str, original: str = "not-run", why: str = "") -> tuple[bool, str]:
    verdicts = {"original": original, "reproduced": reproduced, "fixed": fixed}
    return case_verdict(verdicts, dict.fromkeys(VERSIONS, why))


@pytest.mark.parametrize("original", VERDICTS["original"])
def test_a_case_is_verified_when_reproduced_is_reproduced_and_fixed_is_fixed(original):
    assert case("reproduced", "fixed", original) == (True, "")


@pytest.mark.parametrize("reproduced", VERDICTS["reproduced"][1:])
def test_a_case_that_is_not_reproduced_is_not_verified(reproduced):
    assert case(reproduced, "fixed") == (False, f"reproduced: {reproduced}")


@pytest.mark.parametrize("fixed", VERDICTS["fixed"][1:])
def test_a_case_that_is_not_fixed_is_not_verified(fixed):
    assert case("reproduced", fixed, why="why") == (False, f"fixed: {fixed} (why)")


def test_a_case_names_all_that_is_missing():
    assert case("no-crash", "check-failed", why="a") == (
        False,
        "reproduced: no-crash (a); fixed: check-failed (a)",
    )
