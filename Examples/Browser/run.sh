#!/usr/bin/env bash
# Plays session.txt natively and, as pointer events, in a headless browser: both must write session.log.
#
#   bash run.sh            build, play, compare
#   bash run.sh --record   write session.log anew, from the native run
set -euo pipefail
cd "$(dirname "$0")"

mkdir -p .build-web
swift run Replay <session.txt >.build-web/native.log
if [[ ${1:-} == --record ]]; then cp .build-web/native.log session.log; fi
diff -u session.log .build-web/native.log
bash build.sh

browser=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
if [[ -z $browser ]]; then
  echo "skipped: there is no Chromium to open the page in"
  exit 0
fi
profile=$(mktemp -d)
trap 'rm -rf "$profile"' EXIT
"$browser" --headless --no-sandbox --disable-gpu --disable-dev-shm-usage --no-first-run --user-data-dir="$profile" \
  --window-size=760,620 --virtual-time-budget=5000 --dump-dom "file://$PWD/.build-web/index.html#check" \
  2>/dev/null >.build-web/played.html
grep -q 'data-played="yes"' .build-web/played.html || { echo "error: the page did not play the session" >&2; exit 1; }
sed -n '/<pre id="log">/,/<\/pre>/p' .build-web/played.html | sed 's/.*<pre id="log">//; s/<\/pre>.*//' | sed '/^$/d' >.build-web/page.log
diff -u session.log .build-web/page.log
echo "the browser wrote the same $(wc -l <session.log) lines as the native program"
