// The stage: fingers in, views out. Times are in seconds from the moment at which the arrangement was loaded.

const canvas = byId('stage');
const phases = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3 };
const kinds = { touch: 0, pen: 1, mouse: 2 };
let began = 0;          // When the arrangement was loaded.
let size = [360, 560];
let fingers = new Map(); // The fingers that are down, with their trails.
let gone = [];           // Trails of fingers that lifted a moment ago.
let taken = [];          // The samples of what one did, to be copied and replayed.
let lit = null;          // The view whose lane is pointed at.
let flashes = [];        // Words of actions, for a moment.
let lastLift = -10;
let freeTime = null;     // The time of a check or of a replay, which has its own clock.

const now = event => freeTime ?? ((event ? event.timeStamp : performance.now()) - began) / 1000;

// One sample, to the engine and to the memory of what was done.
function sample(id, phase, kind, x, y, force, buttons, time) {
  if (phase === 0 && fingers.size === 0 && time - lastLift > 0.8) {
    engine.playground_start_gesture();
    taken = taken.length > 4000 ? [] : taken;
    toldFrom = time;
  }
  engine.playground_pointer(id, phase, kind, x, y, force, buttons, time);
  taken.push([time, ['began', 'moved', 'ended', 'cancelled'][phase], id, x, y]);
  if (phase === 0) fingers.set(id, { kind, trail: [[x, y]] });
  const finger = fingers.get(id);
  if (finger && phase < 2) finger.trail.push([x, y]);
  if (phase >= 2) {
    lastLift = time;
    if (finger) gone.push({ trail: finger.trail, until: performance.now() + 600 });
    fingers.delete(id);
  }
  changed = true;
}

let exact = null;       // Where a check's finger is, to the bit.

function place(event) {
  if (exact) return exact;
  const box = canvas.getBoundingClientRect();
  return [(event.clientX - box.left) * size[0] / box.width, (event.clientY - box.top) * size[1] / box.height];
}

// A second finger stands opposite of the first, around the middle of the stage, while Alt or Shift is held: Shift
// moves it along with the first, Alt against it.
const second = 1000;
let pair = null;
function secondPlace(x, y) {
  return pair.mirrors ? [2 * pair.x - x, 2 * pair.y - y] : [x + pair.dx, y + pair.dy];
}

function pointer(event) {
  const phase = phases[event.type];
  // A mouse that only hovers stops no replay, whose fingers may have its number.
  if (replay && phase !== 0) return;
  stopReplay();
  const [x, y] = place(event);
  if (phase === 0) {
    if (event.isTrusted) try { canvas.setPointerCapture(event.pointerId); } catch { /* It is gone already. */ }
  } else if (!fingers.has(event.pointerId)) {
    return;
  }
  if (event.cancelable) event.preventDefault();
  const time = now(event), kind = kinds[event.pointerType] ?? 0;
  const asFinger = kind === 2 && (pair || event.altKey || event.shiftKey) ? 0 : kind;
  if (phase === 0 && kind === 2 && (event.altKey || event.shiftKey))
    pair = { mirrors: event.altKey, x: size[0] / 2, y: size[1] / 2, dx: 60, dy: 0 };
  const parts = phase === 1 && event.getCoalescedEvents ? event.getCoalescedEvents() : [];
  // The engine takes what came between two frames one by one, as a screen that is read more often would send it.
  for (const part of parts.length > 1 ? parts : [event]) {
    const [px, py] = part === event ? [x, y] : place(part);
    sample(event.pointerId, phase, asFinger, px, py, event.pressure, event.buttons, part === event ? time : Math.min(time, now(part)));
  }
  if (pair) {
    sample(second, phase, 0, ...secondPlace(x, y), 0, 1, time);
    if (phase >= 2) pair = null;
  }
  schedule();
}

// A page scrolls down when its content moves up.
function wheel(event) {
  event.preventDefault();
  stopReplay();
  const unit = [1, 16, size[1]][event.deltaMode];
  engine.playground_scroll(...place(event), -event.deltaX * unit, -event.deltaY * unit, now(event));
  changed = true;
  schedule();
}

// Keys: the arrows move a finger, Space puts it down and up, Shift adds a second one.
let keyPlace = [180, 280];
const keyFinger = 2000;
function key(event) {
  const step = { ArrowLeft: [-12, 0], ArrowRight: [12, 0], ArrowUp: [0, -12], ArrowDown: [0, 12] }[event.key];
  const isSpace = event.key === ' ' && event.type === 'keydown' && !event.repeat;
  if (!step && !isSpace) return;
  stopReplay();
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

// MARK: Time: one timer for the next deadline, and frames for as long as something moves.

let timer = 0, frame = 0, changed = true;

function schedule() {
  if (freeTime !== null) return;
  clearTimeout(timer);
  const deadline = engine.playground_deadline();
  if (deadline >= 0) timer = setTimeout(advance, Math.max(0, (deadline - now()) * 1000));
  if (!frame) frame = requestAnimationFrame(draw);
}

function advance() {
  engine.playground_advance(now());
  changed = true;
  schedule();
}

// MARK: Drawing

function colours() {
  const style = getComputedStyle(document.documentElement);
  return name => style.getPropertyValue('--' + name).trim();
}

function draw() {
  frame = 0;
  const isMoving = engine.playground_animates() === 1;
  if (isMoving && freeTime === null && !replay) engine.playground_advance(now());
  drawStage();
  if (changed || isMoving) { changed = false; tell(); }
  const isOpen = fingers.size > 0 || engine.playground_deadline() >= 0;
  if (isMoving || gone.length || flashes.length || isOpen) schedule();
}

function drawStage() {
  const ratio = devicePixelRatio || 1;
  const box = canvas.getBoundingClientRect();
  if (canvas.width !== Math.round(box.width * ratio)) {
    canvas.width = Math.round(box.width * ratio);
    canvas.height = Math.round(box.height * ratio);
  }
  const context = canvas.getContext('2d'), colour = colours();
  const scale = canvas.width / size[0];
  const count = engine.playground_draw();
  const labels = ask('labels');
  const numbers = new Float64Array(engine.memory.buffer, engine.playground_shapes(), count * 10);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  const clips = [];
  for (let i = 0; i < count; i++) {
    const [depth, x, y, ax, ay, bx, by, value, flags, amount] = numbers.subarray(i * 10, i * 10 + 10);
    while (clips.length && clips[clips.length - 1] >= depth) { clips.pop(); context.restore(); }
    const width = Math.hypot(ax, ay), height = Math.hypot(bx, by);
    if (!width || !height) continue;
    const [name, kind] = labels[i];
    if (!name) continue; // A part of a control, which is drawn as a whole.
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.transform(ax / width, ay / width, bx / height, by / height, x, y);
    shape(context, colour, { name, kind, depth, width, height, value, flags, amount });
    if (flags & 8) {
      context.save();
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      clips.push(depth);
    }
  }
  while (clips.pop() !== undefined) context.restore();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawFingers(context, colour);
}

function shape(context, colour, { name, kind, depth, width, height, value, flags, amount }) {
  const fill = (name, x, y, w, h, radius) => {
    context.fillStyle = colour(name);
    context.beginPath();
    context.roundRect(x, y, Math.max(w, 0), Math.max(h, 0), radius);
    context.fill();
  };
  const write = (name, string, x, y) => {
    context.fillStyle = colour(name);
    context.font = '13px system-ui, sans-serif';
    context.textBaseline = 'middle';
    context.fillText(string, x, y, width);
  };
  const isOn = flags & 2, isPressed = flags & 1;
  switch (kind) {
    case 'window': fill('node', 0, 0, width, height, 0); break;
    case 'button':
      fill(isPressed ? 'acted' : 'active', 0, 0, width, height, 12);
      write('paper', name, 14, height / 2);
      break;
    case 'slider':
      fill('muted', 2, height / 2 - 2, width - 4, 4, 2);
      fill('active', value * (width - 28), height / 2 - 14, 28, 28, 14);
      break;
    case 'switch':
      fill(value ? 'acted' : 'muted', 0, 0, width, height, height / 2);
      fill('paper', value ? width - height + 2 : 2, 2, height - 4, height - 4, height / 2);
      break;
    case 'stepper':
      fill('possible', 0, 0, width, height, 8);
      write('ink', '−        +', 18, height / 2);
      write('muted', String(value), width + 12, height / 2);
      break;
    case 'segmentedControl':
      fill('possible', 0, 0, width, height, 8);
      if (value >= 0) fill('active', value * width / amount + 2, 2, width / amount - 4, height - 4, 6);
      break;
    case 'pageControl':
      for (let i = 0; i < amount; i++)
        fill(i === value ? 'active' : 'muted', width / 2 - (amount * 15 - 8) / 2 + i * 15, height / 2 - 3.5, 7, 7, 3.5);
      break;
    case 'cell':
      fill(isOn ? 'active' : isPressed ? 'possible' : 'paper', 0, 0, width, height, 0);
      write(isOn ? 'paper' : 'ink', name, 14, height / 2);
      break;
    default:
      fill(flags & 8 ? 'ground' : depth % 2 ? 'possible' : 'paper', 0, 0, width, height, 10);
      write('muted', name, 8, 12);
  }
  if (kind !== 'window' || name === lit) {
    context.strokeStyle = colour(name === lit ? 'failed' : 'line');
    context.lineWidth = name === lit ? 4 : 1;
    context.beginPath();
    context.roundRect(0, 0, width, height, 10);
    context.stroke();
  }
}

function drawFingers(context, colour) {
  const time = performance.now();
  gone = gone.filter(one => one.until > time);
  flashes = flashes.filter(one => one.until > time);
  const trail = points => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  };
  context.strokeStyle = colour('active');
  context.lineWidth = 3;
  context.lineCap = context.lineJoin = 'round';
  for (const one of gone) {
    context.globalAlpha = calm.matches ? 1 : (one.until - time) / 600;
    trail(one.trail);
  }
  context.globalAlpha = 1;
  for (const { trail: points } of fingers.values()) {
    trail(points);
    const [x, y] = points[points.length - 1];
    context.globalAlpha = .35;
    context.fillStyle = colour('active');
    context.beginPath();
    context.arc(x, y, 22, 0, 7);
    context.fill();
    context.globalAlpha = 1;
    context.stroke();
  }
  if (document.activeElement === canvas && canvas.matches(':focus-visible')) {
    context.lineWidth = 1;
    context.strokeRect(keyPlace[0] - 6, keyPlace[1] - 6, 12, 12);
  }
  flashes.forEach((one, index) => {
    context.font = '600 14px system-ui, sans-serif';
    const width = context.measureText(one.text).width + 20;
    context.fillStyle = colour('ink');
    context.beginPath();
    context.roundRect((size[0] - width) / 2, 12 + index * 32, width, 26, 13);
    context.fill();
    context.fillStyle = colour('paper');
    context.fillText(one.text, (size[0] - width) / 2 + 10, 25 + index * 32);
  });
}

const calm = matchMedia('(prefers-reduced-motion: reduce)');
