"""Makes a PNG of a bitmap that Desktop wrote, and fails unless there is something on it.

    python3 picture.py IN.bmp OUT.png
"""

import pathlib
import struct
import sys
import zlib

data = pathlib.Path(sys.argv[1]).read_bytes()
start, = struct.unpack_from("<I", data, 10)
width, height, _, bits = struct.unpack_from("<iiHH", data, 18)
size = bits // 8
row = (width * size + 3) // 4 * 4
lines = [data[start + row * i:][:width * size] for i in range(abs(height))]
if height > 0:
    lines.reverse()
lines = [b"".join(line[i + 2:i + 3] + line[i + 1:i + 2] + line[i:i + 1] for i in range(0, len(line), size)) for line in lines]
colours = {line[i:i + 3] for line in lines for i in range(0, len(line), 3)}
chunk = lambda kind, body: struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))  # noqa: E731
head = struct.pack(">IIBBBBB", width, abs(height), 8, 2, 0, 0, 0)
packed = zlib.compress(b"".join(b"\0" + line for line in lines))
pathlib.Path(sys.argv[2]).write_bytes(
    b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", packed) + chunk(b"IEND", b""))
if len(colours) < 30:
    sys.exit(f"{sys.argv[1]} has {len(colours)} colours: there is next to nothing on it")
