"""Plays reports on a machine: the board in an emulator, or the same panel as a program of this computer."""

import re
import subprocess
import threading

# One instruction is one nanosecond, and time that nobody works in is skipped. A count of the board's 25 MHz is then
# INSTRUCTIONS of them.
INSTRUCTIONS = 40
BOARDS = {"arm": "mps2-an500", "arm-soft": "mps2-an385"}


def emulator(kind, image):
    return [
        "qemu-system-arm", "-M", BOARDS[kind], "-kernel", str(image), "-icount", "shift=0,sleep=off", "-display", "none",
        "-monitor", "none", "-serial", "stdio"]


class Played:
    """What one sequence wrote: the log, and the gauges by name."""

    def __init__(self):
        self.log, self.gauges = [], {}

    @property
    def stopped(self):
        return next((line for line in self.log if line.startswith("stopped: ")), None)


def play(command, *sequences, seconds=120):
    """Plays sequences of reports one after the other, each a list of bytes; a machine that does not go on is a failure."""
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    guard = threading.Timer(seconds, process.kill)
    guard.start()
    try:
        return [one(process, reports) for reports in sequences]
    finally:
        guard.cancel()
        process.kill()
        process.wait()


def one(process, reports):
    played, rest = Played(), iter(reports)
    for line in process.stdout:
        line = line.decode(errors="replace").rstrip("\n")
        if line == "?":
            report = next(rest, None)
            if report is None:
                raise SystemExit("error: the machine asks for more than there is: the end was not taken for one")
            process.stdin.write(report)
            process.stdin.flush()
        elif line == "# end":
            return played
        elif line.startswith("# "):
            name, *fields = line[2:].split()
            played.gauges[name] = {key: int(value) for key, value in re.findall(r"(\w+)=(\d+)", " ".join(fields))}
        else:
            played.log.append(line)
    raise SystemExit("error: the machine does not come to an end, after\n" + "\n".join(played.log[-5:]))
