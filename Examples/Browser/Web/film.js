// Time: the frames of the latest gesture, to go back and forth through them, and the replay of a script.

let film = { start: 0, frames: [], pulses: [], times: null };
let viewing = null;      // The moment that is shown, in seconds from the film's start; null for the present.
let replay = null;       // A film that plays by itself.
let played = null;       // The arrangement with the script that was replayed last.
const mostNumbers = 600_000;
const longestGap = 0.5;  // A longer time in which nothing goes on is skipped.

function beginFilm(time) {
  film = { start: time, frames: [], pulses: [], times: null, count: 0 };
  showTime();
}

// Keeps what is seen while something goes on.
function keepFrame({ labels, numbers }, time, isMoving = isOpen() || engine.playground_animates() === 1) {
  const down = [...fingers.values()].map(({ trail }) => ({ trail: trail.slice(-12) }));
  film.frames.push({ time: time - film.start, labels, numbers: new Float64Array(numbers), down, isOpen: isMoving });
  film.count += numbers.length;
  if (film.count < mostNumbers) return;
  // Of a long gesture every other frame is enough.
  film.frames = film.frames.filter((_, index) => index % 2 === 0);
  film.count = film.frames.reduce((sum, frame) => sum + frame.numbers.length, 0);
}

// When the lanes end, rounded as at the end of their axis.
const drawnEnd = () => Math.round(Number(byId('lanes').querySelector('svg')?.dataset.times.split(' ').pop() ?? filmEnd()) * 100) / 100;
const filmEnd = () => Math.max(film.frames[film.frames.length - 1]?.time ?? 0, 0.001);

// The moments of the gesture in which something was decided or came in.
function moments() {
  if (!film.times) {
    const { start, times } = ask('moments');
    film.shift = start - film.start;
    film.times = times.map(time => time + film.shift);
  }
  return film.times;
}

// A moment of the film, as the engine counts: from its first fact on.
function traceTime(time) {
  moments();
  return time - film.shift;
}

// MARK: Showing a moment

function view(time) {
  if (!film.frames.length) return;
  noticeEnd = 0;
  viewing = { time: Math.max(0, Math.min(time, filmEnd())) };
  showMoment();
}

function showMoment() {
  const { time } = viewing;
  let frame = film.frames[0];
  for (const one of film.frames) { if (one.time > time + 1e-6) break; frame = one; }
  paint(frame, frame.down, film.start + time);
  look(Math.max(0, traceTime(time)));
  tellAnswer(ask('answer'));
  tellStory();
  showTime();
  movePlayhead();
  countDown();
}

// Back to the present.
function endViewing() {
  replay = null;
  byId('replay').textContent = 'Replay';
  if (!viewing) return;
  viewing = null;
  changed = true;
  movePlayhead();
  schedule();
}

function showTime() {
  const scrub = byId('scrub'), isEmpty = !film.frames.length;
  scrub.disabled = isEmpty;
  byId('film').classList.toggle('idle', isEmpty);
  byId('time').classList.toggle('idle', isEmpty);
  scrub.max = filmEnd();
  if (!viewing) scrub.value = filmEnd();
  else scrub.value = viewing.time;
  if (isEmpty) { byId('moment').textContent = 'touch, and go back in time'; return; }
  if (!viewing) { byId('moment').textContent = isOpen() ? `${(now() - film.start).toFixed(2)} s` : `${drawnEnd().toFixed(2)} s in all`; return; }
  const all = moments(), number = all.filter(time => time <= viewing.time + 1e-4).length;
  byId('moment').textContent = `step ${number} of ${all.length} · ${viewing.time.toFixed(3)} s`;
  scrub.setAttribute('aria-valuetext', byId('moment').textContent);
}

// A line through the lanes at the moment that is shown.
function movePlayhead() {
  const svg = byId('lanes').querySelector('svg');
  svg?.querySelector('.playhead')?.remove();
  if (!viewing || !svg) return;
  const x = placeOf(svg, traceTime(viewing.time)), line = document.createElementNS('http://www.w3.org/2000/svg', 'line');
  const [, top, , height] = svg.getAttribute('viewBox').split(' ').map(Number);
  for (const [name, value] of Object.entries({ class: 'playhead', x1: x, x2: x, y1: top, y2: top + height })) line.setAttribute(name, value);
  svg.append(line);
}

function placeOf(svg, time) {
  const times = svg.dataset.times.split(' ').map(Number), places = svg.dataset.places.split(' ').map(Number);
  if (time <= times[0]) return places[0];
  for (let i = 1; i < times.length; i++)
    if (time <= times[i]) return places[i - 1] + (places[i] - places[i - 1]) * (time - times[i - 1]) / Math.max(times[i] - times[i - 1], 1e-9);
  return places[places.length - 1];
}

// MARK: Playing

function play(from) {
  if (!film.frames.length) return;
  view(from);
  replay = { last: performance.now(), time: from };
  byId('replay').textContent = 'Pause';
  requestAnimationFrame(playOn);
}

function playOn() {
  if (!replay) return;
  const time = performance.now();
  replay.time += (time - replay.last) / 1000 * Number(byId('speed').value);
  replay.last = time;
  const next = film.frames.findIndex(frame => frame.time > replay.time), before = film.frames[next - 1];
  if (before && !before.isOpen && film.frames[next].time - before.time > longestGap) replay.time = film.frames[next].time;
  view(replay.time);
  if (replay.time < filmEnd()) requestAnimationFrame(playOn);
  else endViewing();
}

byId('replay').addEventListener('click', () => {
  if (replay) { replay = null; byId('replay').textContent = 'Replay'; return; }
  if (viewing && viewing.time < filmEnd() - 1e-6) return play(viewing.time);
  if (runScript()) play(0);
});

byId('scrub').addEventListener('input', event => { endViewing(); view(Number(event.target.value)); });
byId('step').addEventListener('click', () => step(1));
byId('back').addEventListener('click', () => step(-1));

function step(direction) {
  if (!film.frames.length && !runScript()) return;
  replay = null;
  byId('replay').textContent = 'Replay';
  const all = moments(), from = viewing?.time ?? (direction > 0 ? -1 : filmEnd() + 1);
  const next = direction > 0 ? all.find(time => time > from + 1e-4) : all.findLast(time => time < from - 1e-4);
  if (next === undefined && direction > 0) endViewing();
  else view(next ?? 0);
}

// MARK: The script: all of it is played at once, and filmed.

function runScript() {
  const script = session(), error = load(written(script));
  if (error) return false;
  const times = ask('times').map(time => time / 1e6);
  if (!times.length) { notice('There is nothing to replay yet: touch the stage.'); return false; }
  forget();
  played = script;
  const marks = (script.input ?? []).flatMap(expanded).sort((a, b) => a.t - b.t);
  engine.playground_start_gesture();
  beginFilm(times[0]);
  let next = 0, index = 0, time = times[0];
  const end = times[times.length - 1] + 5;
  while (time <= end) {
    freeTime = time;
    engine.playground_play(time);
    for (; next < marks.length && marks[next].t <= time + 1e-9; next++)
      show(marks[next].id, words.indexOf(marks[next].what), 0, ...(marks[next].place ?? fingers.get(marks[next].id)?.trail.slice(-1)[0] ?? [0, 0]));
    gone = [];
    const shapes = collect(), isMoving = isOpen() || engine.playground_animates() === 1;
    takeStrokes(shapes, time);
    keepFrame(shapes, time, isMoving);
    while (index < times.length && times[index] <= time) index++;
    if (!isMoving && index >= times.length) break;
    // Where nothing goes on the next moment of the script follows at once.
    time = isMoving ? time + 1 / 60 : Math.max(times[index], time + 1e-6);
  }
  freeTime = null;
  began = performance.now() - time * 1000;
  due = -1;
  lastLift = time - 10;
  // What a script leaves down nobody would lift.
  for (const [id, { trail }] of fingers) engine.playground_pointer(id, 3, 0, ...trail[trail.length - 1], 0, 0, time);
  fingers.clear();
  takeLines();
  pulses = [];
  tell();
  return true;
}

// Where fingers are, for drawing: the loader knows taps and drags as well.
function expanded(step) {
  const at = (what, id, place) => ({ t: step.t, what, id, place });
  if (step.tap) return [at('began', step.tap[0], step.tap.slice(1)), { ...at('ended', step.tap[0]), t: step.t + (step.hold ?? 0.05) }];
  if (step.drag !== undefined) {
    const marks = [at('began', step.drag, step.from)];
    for (let i = 1; i <= step.steps; i++)
      marks.push({ ...at('moved', step.drag, [0, 1].map(k => step.from[k] + (step.to[k] - step.from[k]) * i / step.steps)), t: step.t + step.over * i / step.steps });
    if (step.lift !== false) marks.push({ ...at('ended', step.drag), t: step.t + step.over + 0.01 });
    return marks;
  }
  return words.flatMap(what => (Array.isArray(step[what]) ? step[what] : []).map(entry =>
    Array.isArray(entry) ? at(what, entry[0], entry.slice(1, 3)) : at(what, entry)));
}
