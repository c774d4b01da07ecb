#!/usr/bin/env bash
# Plays session.txt natively and in a headless browser: both must write session.log. Then touches the page in that browser
# with true multi-touch and looks at what it says, opens the folder for servers without its server, and measures.
#
#   bash run.sh            build, play, compare, touch
#   bash run.sh --record   write session.log anew, from the native run
#   bash run.sh --keep     build, and keep the page in the repository: when a version is cut, not with each change
set -euo pipefail
cd "$(dirname "$0")"

mkdir -p .build-web
swift run Replay <session.txt >.build-web/native.log
if [[ ${1:-} == --record ]]; then cp .build-web/native.log session.log; fi
diff -u session.log .build-web/native.log
if [[ ${1:-} == --keep ]]; then
  bash build.sh
  cp .build-web/index.html playground.html
  exec python3 PageTests/kept.py playground.html playground.json --record
fi
bash build.sh --release

# The page is sent to friends, so it must not grow unseen; what answers questions has a limit of its own.
read -r size part < <(python3 -c 'import json; print(*json.load(open(".build-web/sizes.json")).values())')
if ! command -v wasm-opt >/dev/null; then
  echo "skipped: the limit of the page's size holds with wasm-opt only"
elif [[ $size -gt 680000 ]]; then
  echo "error: the page has $size bytes without the part for questions, and 680,000 is the limit" >&2
  exit 1
elif [[ $part -gt 150000 ]]; then
  echo "error: the part for questions has $part bytes, and 150,000 is the limit" >&2
  exit 1
fi
python3 test_page.py .build-web/index.html session.log .build-web/pictures
python3 PageTests/offline.py dist
python3 PageTests/kept.py playground.html playground.json
python3 figures.py .build-web/index.html
