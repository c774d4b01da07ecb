#!/usr/bin/env bash
# Builds the window, runs it under Xvfb, works it with a real pointer and keyboard, compares what it says, and leaves pictures of it
# in .build/pictures.
#
#   bash run.sh          asks before it installs what is missing, with apt-get
#   bash run.sh --yes    installs it without asking
set -euo pipefail
cd "$(dirname "$0")"

fail() {
  echo "error: $*" >&2
  exit 1
}

missing=()
for need in Xvfb:xvfb xdotool:xdotool sdl2-config:libsdl2-dev; do
  command -v "${need%:*}" >/dev/null || missing+=("${need#*:}")
done
if ((${#missing[@]})); then
  install="apt-get install ${missing[*]}"
  if [[ ${1:-} != --yes ]]; then
    [[ -t 0 ]] || fail "it needs ${missing[*]}: $install, or run it with --yes"
    read -r -p "It needs ${missing[*]}. $install? [y/N] " answer
    [[ $answer == [yY]* ]] || fail "nothing was installed"
  fi
  apt-get update -q && apt-get install -q -y "${missing[@]}"
fi

# What the guide quotes of the loop stands in it.
guide=../../Documentation/Guides/a-host-of-your-own.md
awk '/^## / { quotes = /A window/ } quotes && /^```swift/ { inside = 1; next } /^```/ { inside = 0 } inside' "$guide" | while IFS= read -r line; do
  [[ -z $line ]] || grep -qF -- "$line" Sources/Desktop/Loop.swift || fail "the guide quotes what the loop does not say: $line"
done
(($(wc -l <Sources/Desktop/Loop.swift) < 150)) || fail "the loop has 150 lines or more"

swift build | tail -n 1
desktop=$(swift build --show-bin-path)/Desktop
pictures=.build/pictures
logs=$(mktemp -d)
mkdir -p "$pictures"
Xvfb -displayfd 3 -screen 0 800x600x24 3>"$logs/display" 2>/dev/null &
server=$!
trap 'kill $server $program 2>/dev/null || true; rm -rf "$logs"' EXIT
program=
for _ in $(seq 100); do [[ -s $logs/display ]] && break || sleep 0.1; done
export DISPLAY=":$(cat "$logs/display")"

"$desktop" --picture "$logs/panel.bmp" >"$logs/output" 2>&1 &
program=$!
for _ in $(seq 100); do id=$(xdotool search --name Touchstone 2>/dev/null | head -n 1) && [[ -n $id ]] && break || sleep 0.1; done
sleep 1
eval "$(xdotool getwindowgeometry --shell "$id")"
left=$X top=$Y

at() { xdotool mousemove $((left + $1)) $((top + $2)) sleep 0.03; }
click() { at "$1" "$2" && xdotool click 1 sleep 0.1; }
drag() {
  at "$1" "$2"
  xdotool mousedown 1 sleep 0.05
  for step in 1 2 3 4 5 6 7 8; do at $(($1 + ($3 - $1) * step / 8)) $(($2 + ($4 - $2) * step / 8)); done
  xdotool mouseup 1 sleep 0.1
}
# In one command, so that the pace is even: 900 points a second, with a lift on the way.
fling() {
  local moves=() step
  for step in 1 2 3 4 5 6 7 8 9 10; do moves+=(mousemove $((left + $1)) $((top + $2 + ($3 - $2) * step / 10)) sleep 0.015); done
  at "$1" "$2"
  xdotool mousedown 1 "${moves[@]}" mouseup 1
}
ticks() { awk '{ print $14 + $15 }' "/proc/$program/stat"; }

click 90 42
click 215 42
drag 126 152 200 152
click 110 226
click 150 306
click 250 392
drag 430 340 500 380
# A row is selected; another one is opened, and deleted by its button.
click 450 40
drag 560 120 460 120
sleep 1
click 580 120
sleep 1
fling 450 200 60
sleep 3
at 450 100
xdotool click 4 sleep 0.5 key Right sleep 0.1 key Down
# Two fingers of the mouse, opposite of each other, turn and stretch the photo.
at 540 380
xdotool keydown ctrl mousedown 1 sleep 0.05
for step in 1 2 3 4 5 6 7 8; do at $((540 - step)) $((380 + 6 * step)); done
xdotool mouseup 1 keyup ctrl sleep 0.1
# The focus goes to the stepper, which the arrows then change.
xdotool key Tab sleep 0.1 key Tab sleep 0.1 key Tab sleep 0.1 key Tab sleep 0.1 key Right
sleep 2
before=$(ticks)
sleep 3
idle=$(($(ticks) - before))
# The window may be gone before the key is up again, which is no failure.
xdotool key Escape 2>/dev/null || true
for _ in $(seq 50); do kill -0 $program 2>/dev/null && sleep 0.1 || break; done
kill -0 $program 2>/dev/null && fail "the window did not close"

python3 picture.py "$logs/panel.bmp" "$pictures/panel.png" || fail "the window shows nothing"

# The playground's arrangements, each at a moment of its script, without a screen.
for file in ../Browser/Gallery/*.json; do
  name=$(basename "$file" .json)
  SDL_VIDEODRIVER=dummy "$desktop" --file "$file" --at 0.6 --picture "$logs/$name.bmp" >/dev/null || fail "$name was not drawn"
  python3 picture.py "$logs/$name.bmp" "$pictures/$name.png" || fail "$name shows nothing"
done

# An arrangement in a window that is twice as wide: a tap arrives where it is drawn.
"$desktop" --file ../Browser/Gallery/02-button-under-a-tap.json >"$logs/file" 2>&1 &
program=$!
for _ in $(seq 100); do id=$(xdotool search --name Touchstone 2>/dev/null | head -n 1) && [[ -n $id ]] && break || sleep 0.1; done
sleep 1
xdotool windowsize --sync "$id" 720 586 sleep 0.5
eval "$(xdotool getwindowgeometry --shell "$id")"
left=$X top=$Y
click 360 300
xdotool key Escape 2>/dev/null || true
for _ in $(seq 50); do kill -0 $program 2>/dev/null && sleep 0.1 || break; done
sed 's/^/file: /' "$logs/file"
grep -q "action" "$logs/file" || fail "the arrangement's tap did not arrive"

# No tool presses a virtual touchscreen, so SDL's own finger events are pushed into the program.
cc -shared -fPIC -O1 fingers.c $(sdl2-config --cflags --libs) -o "$logs/fingers.so"
LD_PRELOAD=$logs/fingers.so timeout 30 "$desktop" >"$logs/fingers" 2>&1 || fail "the window did not close for fingers"
sed 's/^/fingers: /' "$logs/fingers"
for line in "photo: [12][0-9][0-9] % of its size" "photo: turned by " "motion: "; do
  grep -q "^$line" "$logs/fingers" || fail "touched by fingers, the window did not say \"$line\""
done

cat "$logs/output"
for line in "button: pressed" "switch: on" "slider: 75" "stepper: 1" "stepper: 2" "segments: 1" "pages: 1" "list: row 1" "list: deleted row 3" "photo: moved" "photo: turned by " "motion: " "drew "; do
  grep -q "^$line" "$logs/output" || fail "the window did not say \"$line\""
done
(($(grep -c "^motion" "$logs/output") >= 2)) || fail "the list did not glide"
((idle <= 1)) || fail "the window took $idle ticks of time while nothing happened"
echo "idle: $idle ticks in 3 s"
