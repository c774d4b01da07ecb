"""Writes the folder for a server beside the single file: the same page that can be installed and works without a network.

    python3 release.py EXAMPLE MODULE PART ANALYSIS_MODULE FOLDER
"""

import hashlib
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import zlib

example, module, part, analysis, folder = map(pathlib.Path, sys.argv[1:])
web = example / "Web"


def png(size):
    """The icon as a PNG: the circles of icon.svg over its ground, in 4 × 4 samples a pixel."""
    text = (web / "icon.svg").read_text()
    colour = lambda name: tuple(int(c * (2 if len(name) == 3 else 1), 16) for c in re.findall("." if len(name) == 3 else "..", name))  # noqa: E731
    rings = []
    for circle in re.findall(r"<circle[^>]*>", text):
        value = lambda key, other: (re.search(rf' {key}="([^"]*)"', circle) or [None, other])[1]  # noqa: B023, E731
        radius, width = float(value("r", 0)), float(value("stroke-width", 0))
        paint = value("stroke", value("fill", "none")) if width else value("fill", "none")
        rings.append((max(radius - width / 2, 0) if width else 0, radius + width / 2, colour(paint[1:]), float(value("stroke-opacity", 1))))
    ground = colour(re.search(r'<rect[^>]*fill="#([0-9a-f]+)"', text)[1])
    samples = 4
    scale = 64 / size

    def at(x, y):
        distance = ((x - 32) ** 2 + (y - 32) ** 2) ** 0.5
        found = ground
        for least, most, paint, strength in rings:
            if least <= distance <= most:
                found = tuple(a + (b - a) * strength for a, b in zip(found, paint))
        return found

    def pixel(i, j):
        # Far from every edge one sample is enough.
        x, y = (i + 0.5) * scale, (j + 0.5) * scale
        distance = ((x - 32) ** 2 + (y - 32) ** 2) ** 0.5
        if all(abs(distance - edge) > scale for ring in rings for edge in ring[:2]):
            return bytes(round(c) for c in at(x, y))
        parts = [at((i + (a + 0.5) / samples) * scale, (j + (b + 0.5) / samples) * scale) for a in range(samples) for b in range(samples)]
        return bytes(round(sum(part[k] for part in parts) / len(parts)) for k in range(3))

    data = b"".join(b"\0" + b"".join(pixel(i, j) for i in range(size)) for j in range(size))
    chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))  # noqa: E731
    return (b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", size, size, 8, 2, 0, 0, 0))
            + chunk(b"IDAT", zlib.compress(data, 9)) + chunk(b"IEND", b""))


shutil.rmtree(folder, ignore_errors=True)
folder.mkdir(parents=True)
subprocess.run([sys.executable, web / "assemble.py", example, module, part, folder / "index.html", "--served"], check=True)
(folder / "sizes.json").unlink()
for name in ("manifest.webmanifest", "icon.svg"):
    shutil.copy(web / name, folder / name)
for size in (192, 512):
    (folder / f"icon-{size}.png").write_bytes(png(size))
shutil.copy(analysis, folder / "timeline.wasm")
version = hashlib.sha256(b"".join(file.read_bytes() for file in sorted(folder.iterdir()))).hexdigest()[:12]
(folder / "worker.js").write_text((web / "worker.js").read_text().replace("@VERSION@", version))
# Branches of pages are not to be built by a site generator.
(folder / ".nojekyll").touch()
