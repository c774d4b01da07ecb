"""Turns touches into what a touch controller FT5x06 would have reported: of the project's hands, of recordings of real
devices by evemu, and of the fingers that the figures are measured with.

A frame is a time in seconds and the contacts that are down at it, by any name: {name: (x, y)}, in points of the panel.
"""

import json
import math
import pathlib
import re

WIDTH, HEIGHT, MOST = 480, 272, 5
DOWN, LIFTED, CONTACT = 0, 1, 2
HANDS = pathlib.Path(__file__).parents[2] / "Sources/TouchstoneTool/hands"


def framed(microseconds, registers):
    """A report as the serial port carries it: see ReportReader.swift."""
    body = (microseconds & 0xFFFFFFFF).to_bytes(4, "little") + bytes(registers)
    return b"\xa5\x5a" + body + bytes([-sum(body) & 255])


END = framed(0xFFFFFFFF, [0] * 31)


def registers(contacts):
    """What the controller holds of contacts: event, number, x and y of each."""
    held = [0, 0, len(contacts)]
    for event, number, x, y in contacts:
        held += [event << 6 | x >> 8, x & 255, number << 4 | y >> 8, y & 255, 0, 0]
    return (held + [255] * 31)[:31]


def reports(frames):
    """The reports of frames, or None when more than five contacts are down at a time."""
    numbers, places, made = {}, {}, []
    for time, contacts in frames:
        lifted = [name for name in numbers if name not in contacts]
        held = [(LIFTED, numbers.pop(name), *places[name]) for name in lifted]
        free = [number for number in range(MOST) if number not in numbers.values()]
        present = []
        for name, (x, y) in contacts.items():
            event = CONTACT if name in numbers else DOWN
            if event == DOWN:
                if not free:
                    return None
                numbers[name] = free.pop(0)
            places[name] = (min(max(int(x), 0), WIDTH - 1), min(max(int(y), 0), HEIGHT - 1))
            present.append((event, numbers[name], *places[name]))
        # A number that is used again in the frame of its lift is told of by a report in between.
        if {one[1] for one in held} & {one[1] for one in present}:
            old = [one for one in present if one[0] == CONTACT]
            made.append(framed(round(time * 1e6), registers((held + old)[:MOST])))
            held = []
        # Lifted contacts for which there is no room are left out, as controllers do.
        made.append(framed(round(time * 1e6), registers((present + held)[:MOST])))
    return made + [END]


def hand(path):
    """The frames of one of the project's hands."""
    scenario = json.loads(path.read_text())
    across, down = (to / size for to, size in zip((WIDTH, HEIGHT), scenario["window"]["size"]))
    contacts, frames = {}, []
    for entry in scenario["input"]:
        for name, x, y in entry.get("began", []) + entry.get("moved", []):
            contacts[name] = (x * across, y * down)
        for name in entry.get("ended", []) + entry.get("cancelled", []):
            del contacts[name]
        frames.append((entry["t"], dict(contacts)))
    return frames


def recording(path):
    """The frames of a recording by evemu: slotted, unslotted, or of single-touch axes alone."""
    text = path.read_text(errors="replace")
    descriptions = [one for one in path.parent.glob("*.desc") if path.name.startswith(one.name[: -len("desc")])]
    described = text + "".join(one.read_text(errors="replace") for one in descriptions)
    ranges = {
        int(code, 16): (int(least), int(most))
        for code, least, most in re.findall(r"^A: ([0-9a-f]+) (-?\d+) (-?\d+)", described, re.M)}
    events = [
        (float(time), int(kind, 16), int(code, 16), int(value))
        for time, kind, code, value in re.findall(r"^E: (\S+) ([0-9a-f]+) ([0-9a-f]+) (-?\d+)", text, re.M)]
    codes = {code for _, kind, code, _ in events if kind == 3}
    is_unslotted = any(kind == 0 and code == 2 for _, kind, code, _ in events)
    axes = (0x35, 0x36) if 0x35 in codes else (0, 1)
    for axis in axes:
        seen = [value for _, kind, code, value in events if kind == 3 and code == axis]
        ranges.setdefault(axis, (min(seen, default=0), max(seen, default=1)))

    def place(x, y):
        """From the device's units to points."""
        return tuple(
            (value - ranges[axis][0]) / max(1, ranges[axis][1] - ranges[axis][0] + 1) * size
            for value, axis, size in ((x, axes[0], WIDTH), (y, axes[1], HEIGHT)))

    slots, slot, now, names, is_down = {0: [None, 0, 0]}, 0, [0, 0], 0, False
    # Of an unslotted frame: the places so far, and whether one is being told.
    listed, is_told = [], False
    contacts, frames = {}, []
    for time, kind, code, value in events:
        if kind == 3 and code == 0x2F:
            slot = value
            slots.setdefault(slot, [None, 0, 0])
        elif kind == 3 and code == 0x39 and not is_unslotted:
            slots[slot][0] = None if value < 0 else (slot, value)
        elif kind == 3 and code in axes:
            now[axes.index(code)], is_told = value, True
            slots[slot][1 + axes.index(code)] = value
        elif kind == 1 and code == 0x14A:
            is_down = value != 0
        elif kind == 0 and code == 2:
            listed += [tuple(now)] if is_told else []
            is_told = False
        elif kind == 0 and code == 0:
            if is_unslotted:
                # Who is who is not said: each is the one that was nearest, and what is left over is new.
                old, contacts = contacts, {}
                pairs = sorted(
                    (math.dist(place(*one), old[name]), index, name) for index, one in enumerate(listed) for name in old)
                taken = {}
                for _, index, name in pairs:
                    if index not in taken and name not in taken.values():
                        taken[index] = name
                for index, one in enumerate(listed):
                    names += index not in taken
                    contacts[taken.get(index, names)] = place(*one)
                listed = []
            elif axes == (0, 1):
                contacts = {0: place(*now)} if is_down else {}
            else:
                contacts = {name: place(x, y) for name, x, y in slots.values() if name is not None}
            if not frames or frames[-1][1] != contacts:
                frames.append((time - events[0][0], dict(contacts)))
    if frames and frames[-1][1]:
        frames.append((frames[-1][0] + 0.01, {}))
    return frames


def path_of(*places, start=0.0, step=0.01):
    """The frames of fingers that go straight through places, each a list of points of one time, and then lift."""
    frames = []
    for (count, places_now), (_, places_next) in zip(places, places[1:] + (places[-1],)):
        for index in range(count):
            share = index / count
            frames.append((start + step * len(frames), {
                name: tuple(a + (b - a) * share for a, b in zip(here, there))
                for name, (here, there) in enumerate(zip(places_now, places_next))}))
    return frames + [(start + step * len(frames), {})]


def fingers(count, turn, spread, middle):
    """Some fingers around a place on the photo, turned and spread."""
    angles = [turn + 2 * math.pi * number / count for number in range(count)]
    return [(middle + 40 * spread * math.cos(angle), 95 + 40 * spread * math.sin(angle)) for angle in angles]


def gesture(count):
    """Some fingers that turn, spread and move on the photo for two seconds."""
    return path_of(
        (100, fingers(count, 0, 1, 320)), (100, fingers(count, 1, 1.6, 350)), (1, fingers(count, 2, 1.2, 320)))


def one_finger():
    """A finger that moves the photo for two seconds."""
    return path_of((100, [(300, 90)]), (100, [(380, 140)]), (1, [(280, 110)]))


def after(frames, more, pause=1.0):
    start = frames[-1][0] + pause
    return frames + [(start + time, contacts) for time, contacts in more]


def panel():
    """All that is on the panel, one after the other: buttons, the slider, a row, a fling that is caught, the photo."""
    frames = path_of((4, [(200, 230)]))
    for more in (
        path_of((20, [(280, 240)]), (20, [(300, 150)]), (2, [(285, 238)])), path_of((30, [(400, 238)]), (10, [(450, 240)])),
        path_of((5, [(80, 100)])), path_of((12, [(80, 220)]), (1, [(82, 60)])), path_of((3, [(70, 130)])),
        path_of((12, [(80, 60)]), (1, [(82, 230)])), one_finger(), gesture(2), path_of((4, [(320, 95)]))):
        frames = after(frames, more)
    frames = after(frames, path_of((4, [(320, 95)])), 0.1)
    # A finger on each part at once.
    here = (80, 100), (200, 230), (400, 238), (300, 60), (340, 110)
    there = (90, 200), (205, 232), (440, 238), (260, 80), (390, 150)
    return after(frames, path_of((40, here), (1, there)))


def measured():
    """The sequences that the figures are of."""
    made = {"tap": path_of((4, [(200, 230)])), "row": path_of((4, [(80, 100)])), "panel": panel(), "move-1": one_finger()}
    return made | {f"move-{count}": gesture(count) for count in range(2, MOST + 1)}


def sequences(recordings=None):
    """All there is to play, by name: frames as reports."""
    found = {f"hand {path.stem}": hand(path) for path in sorted(HANDS.glob("*.json"))}
    if recordings:
        found |= {f"recording {path.stem}": recording(path) for path in sorted(pathlib.Path(recordings).glob("*.events"))}
    made = {name: reports(frames) for name, frames in (measured() | found).items()}
    return {name: one for name, one in made.items() if one}, [name for name, one in made.items() if not one]
