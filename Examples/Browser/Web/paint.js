// Drawing: the shapes that the engine collects, what fingers drew, the fingers, and who acted.

let lit = null;          // The view whose lane is pointed at.
let pulses = [];         // Views of which something was recognized a moment ago.
let strokes = [];        // What was drawn: the view, and its points in the view's own coordinates with their times.
const mostPoints = 6000;
const pulseTime = 0.7;   // In seconds.
let palette = null;

// Draws the stage anew: the present, or the moment that is shown.
function redrawStage() {
  if (viewing) showMoment(); else drawStage();
}

const colour = name => palette[name] ??= getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();

// The present shapes: their numbers, ten for each, and their names, kinds and looks.
function collect() {
  const count = engine.playground_draw();
  return { labels: askLabels(), numbers: new Float64Array(engine.memory.buffer, engine.playground_shapes(), count * 10) };
}

function drawStage() {
  const shapes = collect();
  takeStrokes(shapes, now());
  paint(shapes, [...fingers.values()], Infinity);
  return shapes;
}

function paint({ labels, numbers }, down, time) {
  const ratio = devicePixelRatio || 1, width = canvas.clientWidth * ratio, height = canvas.clientHeight * ratio;
  if (canvas.width !== Math.round(width) || canvas.height !== Math.round(height)) {
    canvas.width = Math.round(width);
    canvas.height = Math.round(height);
  }
  palette ??= { isDark: matchMedia('(prefers-color-scheme: dark)').matches };
  const context = canvas.getContext('2d'), scale = canvas.width / size[0];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  isTyping = labels.some(([, , look], i) => look === 'keyboard' && numbers[i * 10 + 2] < size[1] - 20);
  const clips = [];
  for (let i = 0; i < labels.length; i++) {
    const shape = shapeAt(labels, numbers, i);
    while (clips.length && clips[clips.length - 1] >= shape.depth) { clips.pop(); context.restore(); }
    if (!shape.name || !shape.width || !shape.height) continue; // A part of a control, which is drawn as a whole.
    context.setTransform(scale, 0, 0, scale, 0, 0);
    context.transform(...shape.matrix);
    drawLook(context, shape, scale);
    if (shape.flags & 8 || shape.look === 'page') {
      context.save();
      context.beginPath();
      context.roundRect(0, 0, shape.width, shape.height, fillsStage(shape) ? 0 : shape.look === 'page' ? 18 : 12);
      context.clip();
      clips.push(shape.depth);
    }
    for (const stroke of strokes) if (stroke.view === shape.name) drawStroke(context, stroke, time);
    if (shape.look === 'paper') for (const finger of down) if (finger.drawn) drawAhead(context, finger, shape.matrix);
    drawMarks(context, shape, time);
  }
  while (clips.pop() !== undefined) context.restore();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  drawFingers(context, down, time === Infinity);
}

function shapeAt(labels, numbers, i) {
  const at = i * 10, ax = numbers[at + 3], ay = numbers[at + 4], bx = numbers[at + 5], by = numbers[at + 6];
  const width = Math.hypot(ax, ay), height = Math.hypot(bx, by), [name, kind, look] = labels[i];
  return {
    name, kind, look, width, height, depth: numbers[at], value: numbers[at + 7], flags: numbers[at + 8], amount: numbers[at + 9],
    matrix: [ax / width, ay / width, bx / height, by / height, numbers[at + 1], numbers[at + 2]],
  };
}

// MARK: What fingers draw

function local([a, b, c, d, e, f], [x, y]) {
  const det = a * d - b * c;
  return [(d * (x - e) - c * (y - f)) / det, (a * (y - f) - b * (x - e)) / det];
}

// Takes the places of the fingers that draw into the strokes of the view on which they draw.
function takeStrokes({ labels, numbers }, time) {
  const drawn = labels.findIndex((_, i) => numbers[i * 10 + 8] & 64);
  for (const finger of fingers.values()) {
    if (finger.trail.length > longestTrail) finger.trail.splice(0, finger.trail.length - longestTrail);
    if (drawn < 0) { if (finger.drawn) finger.drawn = null; continue; }
    if (fingers.size > 1 && !finger.drawn) continue;
    const shape = shapeAt(labels, numbers, drawn);
    if (!finger.drawn) {
      // The line begins where the finger landed.
      finger.drawn = [...finger.trail];
      finger.stroke = { view: shape.name, points: [] };
      strokes.push(finger.stroke);
    }
    for (const place of finger.drawn) {
      const [x, y] = local(shape.matrix, place), last = finger.stroke.points[finger.stroke.points.length - 1];
      if (!last || Math.hypot(x - last[0], y - last[1]) > 1.5) finger.stroke.points.push([x, y, time]);
    }
    finger.drawn.length = 0;
  }
  let count = strokes.reduce((sum, one) => sum + one.points.length, 0);
  while (count > mostPoints) {
    const cut = strokes[0].points.splice(0, Math.min(strokes[0].points.length, count - mostPoints));
    count -= cut.length;
    strokes[0].path = null;
    if (!strokes[0].points.length) strokes.shift();
  }
}

// A smooth line through the middles between its points, which are the curve's handles.
function drawStroke(context, stroke, time) {
  const points = time === Infinity ? stroke.points : stroke.points.filter(point => point[2] <= time);
  if (!points.length) return;
  context.strokeStyle = colour('ink');
  context.lineWidth = 4;
  context.lineCap = context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(points[0][0], points[0][1]);
  for (let i = 1; i < points.length; i++) {
    const [x, y] = points[i - 1];
    context.quadraticCurveTo(x, y, (x + points[i][0]) / 2, (y + points[i][1]) / 2);
  }
  const end = points[points.length - 1];
  context.lineTo(end[0], end[1]);
  context.stroke();
}

// Where the browser expects the finger next, as a thin line.
function drawAhead(context, finger, matrix) {
  if (!finger.ahead.length) return;
  context.strokeStyle = colour('active');
  context.lineWidth = 1.5;
  context.beginPath();
  context.moveTo(...local(matrix, finger.trail[finger.trail.length - 1]));
  for (const place of finger.ahead) context.lineTo(...local(matrix, place));
  context.stroke();
}

// MARK: Marks over the views

function drawMarks(context, { name, width, height }, time) {
  let left = 0;
  if (time === Infinity) {
    const until = pulses.findLast(one => one.view === name)?.until ?? 0;
    left = Math.max(0, (until - performance.now()) / 1000 / pulseTime);
  } else {
    const since = film.pulses.findLast(one => one.view === name && one.time <= time + 1e-4)?.time ?? -9;
    left = Math.max(0, 1 - (time - since) / pulseTime);
  }
  const isWaiting = !left && waitsAt(name, time);
  if (name !== lit && !left && !isWaiting) return;
  const out = name === lit ? 2 : 6;
  if (calm.matches && left) left = 1;
  context.save();
  context.globalAlpha = name === lit || isWaiting ? 1 : left;
  context.strokeStyle = colour(name === lit ? 'active' : isWaiting ? 'waiting' : 'acted');
  context.lineWidth = 4;
  if (isWaiting && name !== lit) context.setLineDash([8, 6]);
  context.beginPath();
  context.roundRect(-out, -out, width + 2 * out, height + 2 * out, 20);
  context.stroke();
  context.restore();
}

// Whether a recognizer on a view waits for another at a time, by the page's clock.
function waitsAt(view, time) {
  const at = time === Infinity ? picture.end : traceTime(time - film.start);
  return picture.lanes.some(lane => lane.isGesture && lane.view === view && lane.bars.some(([what, from, to]) => what === 'waiting' && at >= from - 1e-6
    && (time === Infinity ? isOpen() && to >= at - 1e-6 : at < to - 1e-6)));
}

function drawFingers(context, down, isLive) {
  const time = performance.now();
  gone = gone.filter(one => one.until > time);
  pulses = pulses.filter(one => one.until > time);
  const trail = points => {
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x, y);
    context.stroke();
  };
  context.strokeStyle = colour('active');
  context.fillStyle = colour('active');
  context.lineCap = context.lineJoin = 'round';
  context.lineWidth = 3;
  if (isLive) for (const one of gone) {
    context.globalAlpha = (calm.matches ? 1 : (one.until - time) / 600) * 0.6;
    trail(one.trail);
  }
  for (const { trail: points } of down) {
    const [x, y] = points[points.length - 1];
    context.globalAlpha = 0.5;
    trail(points);
    context.globalAlpha = 0.35;
    context.beginPath();
    context.arc(x, y, 22, 0, 7);
    context.fill();
    context.globalAlpha = 1;
    context.stroke();
  }
  context.globalAlpha = 1;
  if (document.activeElement === canvas && canvas.matches(':focus-visible')) {
    context.lineWidth = 2;
    context.strokeRect(keyPlace[0] - 7, keyPlace[1] - 7, 14, 14);
  }
}
