"""What must not hang the board: garbage from the touch controller or the line, a heap or a stack that is too small."""

import random

import frames
from machine import emulator, play

# The registers of a finger that is put down on the photo and of what then lies in them instead of a report.
FINGER = [(0, 0, 300, 90)]
GARBAGE = {
    "the controller is not at work": [0x40, 0, 1] + [0x81, 0x2C, 0x00, 0x5A] + [0] * 24,
    "more than five contacts": [0, 0, 15] + [255] * 28,
    "a contact without an event": frames.registers([(3, 0, 300, 90)]),
    "a contact beyond the fifth": frames.registers([(2, 5, 300, 90)]),
    "one contact twice": frames.registers([(2, 0, 300, 90), (2, 0, 310, 90)]),
    "a contact beside the glass": frames.registers([(2, 0, 480, 90)]),
}


def reports_around(garbage):
    """A drag into which garbage falls, what the finger does until it lifts, and a tap on a button."""
    def drag(number):
        return frames.framed(10_000 * number, frames.registers([(2, 0, 300 + 3 * number, 90)]))

    before = [frames.framed(0, frames.registers(FINGER))] + [drag(number) for number in range(1, 20)]
    after = [drag(number) for number in range(21, 30)] + [frames.framed(300_000, frames.registers([]))]
    tap = frames.reports([(1.0, {0: (200, 230)}), (1.05, {})])
    return before + garbage + after + tap


def expect(condition, kind, what, log):
    if not condition:
        raise SystemExit(f"error: {what} on {kind}: it wrote\n" + "\n".join(log[-20:]))


def check_fault(kind, board, native, fault, garbage):
    """One fault is written down, what the photo followed is cancelled, and the next finger is taken as one."""
    [ours], [theirs] = play(board, reports_around(garbage)), play(native, reports_around(garbage))
    expect(ours.log == theirs.log, kind, f"{fault}, which this computer takes otherwise", ours.log)
    texts = [line.split(" ", 1)[1] for line in ours.log]
    place = texts.index(f"fault {fault}") if texts.count(f"fault {fault}") == 1 else None
    expect(place is not None, kind, f"not one fault, {fault}", ours.log)
    expect(texts[place - 1].startswith("photo pan changed"), kind, "no drag", ours.log)
    expect(texts[place + 1].startswith("photo pan cancelled"), kind, "no cancelled drag", ours.log)
    wanted = ["button 1 touchDown", "button 1 touchUpInside", "panel idle"]
    expect(texts[place + 2:] == wanted, kind, "no new sequence", ours.log)


def check_noise(kind, board, native):
    """Reports of random registers, and a line of random bytes."""
    randomness = random.Random(1)
    reports = [
        frames.framed(10_000 * number, [0, 0, randomness.randrange(7)] + randomness.choices(range(256), k=28))
        for number in range(300)]
    # Of contacts that look right one by one, in any order.
    reports += [
        frames.framed(3_000_000 + 10_000 * number, frames.registers([
            (randomness.choice((0, 1, 2)), number, randomness.randrange(480), randomness.randrange(272))
            for number in randomness.sample(range(5), randomness.randrange(6))]))
        for number in range(300)]
    reports += [bytes(randomness.choices(range(256), k=38)) for _ in range(2)] + [frames.END]
    [ours], [theirs] = play(board, reports), play(native, reports)
    expect(ours.log == theirs.log, kind, "noise, which this computer takes otherwise", ours.log[-5:])
    expect(ours.log[-1].endswith(" panel idle"), kind, "noise", ours.log[-5:])


def check_stopped(kind, board, sequences, logs, wanted):
    """The sequence ends with a diagnostic after what this computer wrote as well; then the board starts anew."""
    stopped, again = play(board, sequences["panel"], sequences["tap"])
    expect(stopped.stopped and stopped.stopped.startswith(f"stopped: {wanted}"), kind, f"no end by {wanted}", stopped.log)
    expect(stopped.log[-1] == stopped.stopped, kind, "something after the end", stopped.log)
    expect(len(stopped.log) > 2, kind, f"nothing before {wanted}", stopped.log)
    # The line that was being written was broken off.
    expect(stopped.log[:-2] == logs["panel"][:len(stopped.log) - 2], kind, f"another log before {wanted}", stopped.log)
    expect(again.log == logs["tap"], kind, f"no new start after {wanted}", again.log)


def check(kind, output, sequences, logs):
    board, native = emulator(kind, output / kind / "board.elf"), [output / "board"]
    for fault, registers in GARBAGE.items():
        check_fault(kind, board, native, fault, [frames.framed(200_000, registers)])
    good = frames.framed(200_000, frames.registers(FINGER))
    for damage in (good[:20], good[:10] + b"\xff" + good[11:], b"\x00" + good):
        check_fault(kind, board, native, "a damaged report", [damage])
    check_noise(kind, board, native)
    check_stopped(kind, emulator(kind, output / kind / "board-short-heap.elf"), sequences, logs, "out of memory")
    check_stopped(kind, emulator(kind, output / kind / "board-short-stack.elf"), sequences, logs, "a fault")
    # What is played twice leaves as much behind as what is played once.
    blocks = [one.gauges["memory"]["blocks"] for one in play(board, sequences["panel"], sequences["panel"], sequences["panel"])]
    expect(blocks[1] == blocks[2], kind, f"a leak: {blocks} blocks", [])
