// The host: it brings the page's pointer events and the time to the engine, and draws what the engine says.
'use strict';

const canvas = document.getElementById('panel');
const log = document.getElementById('log');
const bytes = Uint8Array.from(atob(document.getElementById('module').textContent.trim()), c => c.charCodeAt(0));
const decoder = new TextDecoder();
let engine;
let pending = '';
let now = event => (event ? event.timeStamp : performance.now()) / 1000;

// The engine prints; there is nothing else that it wants from its surroundings.
const system = {
  fd_write(file, vectors, count, written) {
    const view = new DataView(engine.memory.buffer);
    let total = 0;
    for (let i = 0; i < count; i++) {
      const start = view.getUint32(vectors + 8 * i, true);
      const length = view.getUint32(vectors + 8 * i + 4, true);
      pending += decoder.decode(new Uint8Array(engine.memory.buffer, start, length), { stream: true });
      total += length;
    }
    view.setUint32(written, total, true);
    const lines = pending.split('\n');
    pending = lines.pop();
    for (const line of lines) log.append(line + '\n');
    log.scrollTop = log.scrollHeight;
    return 0;
  },
  proc_exit(code) { throw new Error('the engine stopped with ' + code); },
};

// MARK: Input

const phases = { pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3 };
const kinds = { touch: 0, pen: 1, mouse: 2 };
const down = new Set();

function pointer(event) {
  const phase = phases[event.type];
  if (phase === 0) {
    down.add(event.pointerId);
    if (event.isTrusted) canvas.setPointerCapture(event.pointerId);
  } else if (!down.has(event.pointerId)) {
    return;
  }
  if (phase >= 2) down.delete(event.pointerId);
  event.preventDefault();
  const box = canvas.getBoundingClientRect();
  // A mouse has no name that is a contact's; its buttons decide which recognizers take an interest.
  engine.panel_pointer(event.pointerId, phase, kinds[event.pointerType] ?? 0, event.clientX - box.left,
    event.clientY - box.top, event.buttons, now(event));
  schedule();
}

// A page scrolls down when its content moves up.
function wheel(event) {
  event.preventDefault();
  const unit = [1, 16, canvas.height][event.deltaMode];
  const box = canvas.getBoundingClientRect();
  engine.panel_scroll(event.clientX - box.left, event.clientY - box.top, -event.deltaX * unit, -event.deltaY * unit,
    now(event));
  schedule();
}

// MARK: Time: one timer for the next deadline, and frames for as long as something moves.

let timer = 0;
let frame = 0;

function schedule() {
  clearTimeout(timer);
  const deadline = engine.panel_deadline();
  if (deadline >= 0) timer = setTimeout(advance, Math.max(0, (deadline - now()) * 1000));
  if (!frame) frame = requestAnimationFrame(draw);
}

function advance() {
  engine.panel_advance(now());
  schedule();
}

// MARK: Drawing

const colours = ['#2f6fed', '#d9480f', '#2b8a3e', '#862e9c'];

function draw() {
  frame = 0;
  if (engine.panel_animates()) engine.panel_advance(now());
  const context = canvas.getContext('2d');
  const count = engine.panel_draw();
  const numbers = new Float64Array(engine.memory.buffer, engine.panel_shapes(), count * 10);
  context.clearRect(0, 0, canvas.width, canvas.height);
  for (let i = 0; i < count; i++) {
    const [kind, x, y, ax, ay, bx, by, value, flags, index] = numbers.subarray(i * 10, i * 10 + 10);
    const width = Math.hypot(ax, ay), height = Math.hypot(bx, by);
    if (kind === 7) { context.restore(); continue; }
    context.save();
    context.transform(ax / width, ay / width, bx / height, by / height, x, y);
    shape(context, kind, width, height, value, flags, index);
    // The list's rows are drawn inside of it.
    if (kind === 5) {
      context.beginPath();
      context.rect(0, 0, width, height);
      context.clip();
      context.setTransform(1, 0, 0, 1, 0, 0);
    } else {
      context.restore();
    }
  }
  if (engine.panel_animates()) schedule();
}

function shape(context, kind, width, height, value, flags, index) {
  const fill = (colour, x, y, w, h, radius) => {
    context.fillStyle = colour;
    context.beginPath();
    context.roundRect(x, y, w, h, radius);
    context.fill();
  };
  const text = (colour, string, x, y) => {
    context.fillStyle = colour;
    context.font = '15px sans-serif';
    context.textBaseline = 'middle';
    context.fillText(string, x, y);
  };
  switch (kind) {
    case 1:
      fill(colours[index], 0, 0, width, height, 16);
      text('#fff', 'drag, pinch, turn', 12, height / 2);
      break;
    case 2:
      fill(flags & 1 ? '#1b4db3' : '#2f6fed', 0, 0, width, height, 10);
      text('#fff', 'Button', 26, height / 2);
      break;
    case 3:
      fill('#adb5bd', 2, height / 2 - 2, width - 4, 4, 2);
      fill(flags & 1 ? '#1b4db3' : '#2f6fed', value * (width - 28), height / 2 - 14, 28, 28, 14);
      break;
    case 4:
      fill(value ? '#2b8a3e' : '#adb5bd', 0, 0, width, height, height / 2);
      fill('#fff', value ? width - height + 2 : 2, 2, height - 4, height - 4, height / 2);
      break;
    case 5:
      fill('#e9ecef', 0, 0, width, height, 0);
      break;
    case 6:
      fill(flags & 2 ? '#a5c3ff' : flags & 1 ? '#ced4da' : '#fff', 0, 0, width, height, 0);
      text('#212529', 'Row ' + index, 12, height / 2);
      break;
  }
}

// MARK: Checking: the page plays a session to itself, as pointer events with the session's own times.

function play(session) {
  let time = 0;
  now = () => time;
  schedule = () => {};
  const box = canvas.getBoundingClientRect();
  for (const line of session.split('\n').filter(line => line)) {
    const [at, what, id, x, y] = line.split(' ');
    time = Number(at);
    if (what === 'frame') {
      engine.panel_advance(time);
    } else if (what === 'wheel') {
      canvas.dispatchEvent(new WheelEvent(what, {
        deltaY: Number(id), cancelable: true, clientX: Number(x) + box.left, clientY: Number(y) + box.top,
      }));
    } else {
      const type = { down: 'pointerdown', move: 'pointermove', up: 'pointerup', cancel: 'pointercancel' }[what];
      canvas.dispatchEvent(new PointerEvent(type, {
        pointerId: Number(id), pointerType: 'touch', cancelable: true,
        clientX: Number(x) + box.left, clientY: Number(y) + box.top,
      }));
    }
  }
  engine.panel_report();
  draw();
  document.body.dataset.played = 'yes';
}

WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system }).then(({ instance }) => {
  engine = instance.exports;
  engine.panel_open();
  for (const type in phases) canvas.addEventListener(type, pointer);
  canvas.addEventListener('wheel', wheel, { passive: false });
  if (location.hash === '#check') play(document.getElementById('session').textContent);
  schedule();
}).catch(error => log.append('error: ' + error + '\n'));
