// The stage's input: fingers in. Times are in seconds from the moment at which the arrangement was loaded.

const canvas = byId('stage');
const phases = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3 };
const words = ['began', 'moved', 'ended', 'cancelled'];
const kinds = { touch: 0, pen: 1, mouse: 2 };
const calm = matchMedia('(prefers-reduced-motion: reduce)');
let began = 0;           // When the arrangement was loaded.
let size = [360, 560];
let fingers = new Map(); // The fingers that are down, with the last places of each.
let gone = [];           // Fingers that lifted a moment ago.
let taken = [];          // What one did, to be copied and replayed.
let lastLift = -10;
let freeTime = null;     // The time of a check or of a replay, which has its own clock.
const pause = 0.8;       // After so many seconds without a finger another gesture begins.
const mostSamples = 4000;
const longestTrail = 60;

const now = event => freeTime ?? ((event ? event.timeStamp : performance.now()) - began) / 1000;

// Shows where a finger is, of somebody or of a script.
function show(id, phase, kind, x, y) {
  if (phase === 0) fingers.set(id, { kind, trail: [[x, y]], start: [x, y], drawn: null, ahead: [] });
  const finger = fingers.get(id);
  if (!finger) return;
  if (finger.ahead.length) finger.ahead = [];
  if (phase === 1) {
    const at = [x, y];
    finger.trail.push(at);
    finger.drawn?.push(at);
  }
  if (phase < 2) return;
  gone.push({ trail: finger.trail.slice(-longestTrail), until: performance.now() + 600 });
  fingers.delete(id);
}

// One sample, to the engine and to the memory of what was done; returns when the clock must be moved then.
function sample(id, phase, kind, x, y, force, buttons, time) {
  if (phase === 0 && fingers.size === 0 && time - lastLift > pause) beginGesture(time);
  const deadline = engine.playground_pointer(id, phase, kind, x, y, force, buttons, time);
  if (taken.length < mostSamples || phase !== 1) taken.push([time, words[phase], id, x, y]);
  if (phase === 0) tapped = [];
  if (phase === 2 && freeTime === null && fingers.get(id)?.trail.length < 3) noteTap([x, y]);
  show(id, phase, kind, x, y);
  if (phase >= 2) lastLift = time;
  changed = true;
  return deadline;
}

function beginGesture(time) {
  engine.playground_start_gesture();
  dropQuestion();
  noticeEnd = 0;
  previous = '';
  undoText = null;
  earlier = new Map();
  if (taken.length >= mostSamples) taken = [];
  beginFilm(time);
}

let exact = null;       // Where a check's finger is, to the bit.
let area = null;        // Where the canvas is, until something may have moved it, or for a frame.

function place(event) {
  if (exact) return exact;
  if (!area) {
    const { left, top, width, height } = canvas.getBoundingClientRect();
    area = { left, top, width, height };
  }
  return [(event.clientX - area.left) * size[0] / area.width, (event.clientY - area.top) * size[1] / area.height];
}

// A second finger stands opposite of the first, around the middle of the stage, while Alt or Shift is held: Shift
// moves it along with the first, Alt against it.
const second = 1000;
let pair = null;
function secondPlace(x, y) {
  return pair.mirrors ? [2 * pair.x - x, 2 * pair.y - y] : [x + pair.dx, y + pair.dy];
}

// The parts of an event; none where a browser gives them in other units, as one that only plays a phone does.
function coalesced(event) {
  const parts = event.getCoalescedEvents?.() ?? [], last = parts[parts.length - 1];
  return last && (last.clientX - event.clientX) ** 2 + (last.clientY - event.clientY) ** 2 >= 4 ? [] : parts;
}

function pointer(event, phase) {
  const id = event.pointerId, finger = fingers.get(id);
  if (phase === 0) {
    // A mouse that only hovers leaves the film as it is.
    endViewing();
    area = null;
    // No events of a mouse follow, for the moves as little as for this.
    if (event.cancelable) event.preventDefault();
    if (event.isTrusted) try { canvas.setPointerCapture(id); } catch { /* It is gone already. */ }
  } else if (!finger) {
    return;
  }
  const [x, y] = place(event);
  const time = now(event), kind = phase && finger.kind < 2 ? finger.kind : kinds[event.pointerType] ?? 0;
  const asFinger = kind === 2 && (pair || event.altKey || event.shiftKey) ? 0 : kind;
  if (phase === 0 && kind === 2 && (event.altKey || event.shiftKey))
    pair = { mirrors: event.altKey, x: size[0] / 2, y: size[1] / 2, dx: 60, dy: 0 };
  const parts = phase === 1 ? coalesced(event) : null;
  // The engine takes what came between two frames one by one, as a screen that is read more often would send it.
  let deadline;
  if (parts?.length > 1)
    for (const part of parts) deadline = sample(id, phase, asFinger, ...place(part), event.pressure, event.buttons, Math.min(time, now(part)));
  else deadline = sample(id, phase, asFinger, x, y, event.pressure, event.buttons, time);
  if (finger?.drawn && parts?.length) finger.ahead = event.getPredictedEvents?.().map(place) ?? [];
  if (pair) {
    deadline = sample(second, phase, 0, ...secondPlace(x, y), 0, 1, time);
    if (phase >= 2) pair = null;
  }
  schedule(deadline);
}

// Takes all fingers away, as a system does that has something else to show.
function cancelFingers() {
  for (const [id, finger] of [...fingers]) sample(id, 3, finger.kind, ...finger.trail[finger.trail.length - 1], 0, 0, now());
  pair = null;
  schedule();
}

// A page scrolls down when its content moves up.
function wheel(event) {
  event.preventDefault();
  endViewing();
  const unit = [1, 16, size[1]][event.deltaMode], time = now(event), [x, y] = place(event);
  if (fingers.size === 0 && time - lastLift > pause) beginGesture(time);
  lastLift = time;
  engine.playground_scroll(x, y, -event.deltaX * unit, -event.deltaY * unit, time);
  if (taken.length < mostSamples) taken.push([time, 'scroll', 0, x, y, -event.deltaX * unit, -event.deltaY * unit]);
  changed = true;
  schedule();
}

// Keys: the arrows move a finger, Space puts it down and up, Shift adds a second one, Escape lifts all.
let keyPlace = [180, 280];
const keyFinger = 2000;
function key(event) {
  if (event.key === 'Escape' && fingers.size) { cancelFingers(); event.preventDefault(); return; }
  const step = { ArrowLeft: [-12, 0], ArrowRight: [12, 0], ArrowUp: [0, -12], ArrowDown: [0, 12] }[event.key];
  const isSpace = event.key === ' ' && event.type === 'keydown' && !event.repeat;
  if (!step && !isSpace) return;
  endViewing();
  const isDown = fingers.has(keyFinger);
  if (step) {
    keyPlace = [0, 1].map(i => Math.max(0, Math.min(size[i] - 1, keyPlace[i] + step[i])));
    if (isDown) sample(keyFinger, 1, 0, ...keyPlace, 0, 1, now(event));
    if (isDown && fingers.has(second)) sample(second, 1, 0, ...secondPlace(...keyPlace), 0, 1, now(event));
  } else {
    if (!isDown && event.shiftKey) pair = { mirrors: true, x: size[0] / 2, y: size[1] / 2 };
    sample(keyFinger, isDown ? 2 : 0, 0, ...keyPlace, 0, 1, now(event));
    if (pair) sample(second, isDown ? 2 : 0, 0, ...secondPlace(...keyPlace), 0, 1, now(event));
    if (isDown) pair = null;
  }
  event.preventDefault();
  changed = true;
  schedule();
}

function listen() {
  for (const type in phases) canvas.addEventListener(type, event => pointer(event, phases[type]));
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('keydown', key);
  canvas.addEventListener('contextmenu', event => event.preventDefault());
  // Nobody lifts a finger that is somewhere else by then.
  canvas.addEventListener('blur', () => { if (fingers.has(keyFinger)) cancelFingers(); });
  addEventListener('blur', cancelFingers);
  for (const type of ['scroll', 'resize']) addEventListener(type, () => { area = null; }, { capture: true, passive: true });
  document.addEventListener('visibilitychange', () => { if (document.hidden) cancelFingers(); });
}

// MARK: Time: one timer for the next deadline, and frames for as long as something moves.

let timer = 0, due = -1, frame = 0, changed = true;

function schedule(deadline = engine.playground_deadline()) {
  if (freeTime !== null) return;
  if (deadline !== due) {
    clearTimeout(timer);
    due = deadline;
    if (due >= 0) timer = setTimeout(advance, Math.max(0, (due - now()) * 1000));
  }
  if (!frame) frame = requestAnimationFrame(draw);
}

function advance() {
  due = -1;
  engine.playground_advance(now());
  changed = true;
  schedule();
}

const isOpen = () => fingers.size > 0 || engine.playground_deadline() >= 0;

function draw() {
  frame = 0;
  area = null;
  const isMoving = engine.playground_animates() === 1;
  if (isMoving) engine.playground_advance(now());
  if (!viewing) {
    const shapes = drawStage();
    if (isOpen() || isMoving || gone.length) keepFrame(shapes, now());
  }
  if (changed || isMoving || isOpen()) { changed = false; tellSoon(); }
  countDown();
  if (isMoving || gone.length || pulses.length || isOpen() || isTellDue()) schedule();
}
