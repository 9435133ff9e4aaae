"""Start a kernel in this process: ipykernel's own, with room for output that waits to be read.

Standard library and ipykernel only. A cold start gives this text to the environment's Python (`-c`), a
template calls launch() in a forked process.
"""

import sys

# Messages of output that may wait for a busy reader; beyond ZeroMQ's default of 1,000 they would be lost.
# Not without bound: what waits takes memory of the kernel.
WAITING_MESSAGES = 100_000


def launch(arguments: list[str]) -> None:
    """Run a kernel with the command line *arguments* until it ends."""
    sys.argv = ["ipykernel_launcher.py", *arguments]
    from ipykernel.kernelapp import IPKernelApp

    init_iopub = IPKernelApp.init_iopub

    def init_with_room(app, context):  # type: ignore[no-untyped-def]
        context.sndhwm = WAITING_MESSAGES
        init_iopub(app, context)

    IPKernelApp.init_iopub = init_with_room  # type: ignore[method-assign]
    IPKernelApp.launch_instance()


if __name__ == "__main__":
    del sys.path[0]  # the working folder; ipykernel puts it back when all is imported
    launch(sys.argv[1:])
