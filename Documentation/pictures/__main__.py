"""Draws the pictures of the guides into Documentation/Images, from the rules, the scenarios and the manifest.

    python3 Documentation/pictures            after one of these was changed
    python3 Documentation/pictures --check    fails if a picture is not what its sources make of it
"""

import sys

import board_modules
import data
import event_order
import hit_path
import host_calls
import layers
import main_actor
import session
import state_table
import waiting

PICTURES = {
    "hit-path": hit_path, "event-order": event_order, "states": state_table, "waiting": waiting, "layers": layers,
    "host-calls": host_calls, "board-modules": board_modules, "main-actor": main_actor,
    "session": session,
}

if sys.argv[1:] not in ([], ["--check"]):
    raise SystemExit(__doc__)
stale = []
for name, module in PICTURES.items():
    file = data.root / "Documentation/Images" / f"{name}.svg"
    text = module.draw().written()
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        stale.append(name)
        if not sys.argv[1:]:
            file.write_text(text, encoding="utf-8")
if sys.argv[1:] and stale:
    raise SystemExit(f"not drawn from what is there now: {', '.join(stale)}; run python3 Documentation/pictures")
print(f"{len(PICTURES)} pictures, {len(stale)} of them changed")
