// Time: the frames of the latest gesture, to go back and forth through them, and the replay of a script.

let film = { start: 0, frames: [], pulses: [], times: null };
let viewing = null;      // The moment that is shown, in seconds from the film's start; null for the present.
let replay = null;       // A film that plays by itself.
let played = null;       // The arrangement with the script that was replayed last.
const mostNumbers = 600_000;
const longestGap = 0.5;  // A longer time in which nothing goes on is skipped.

function beginFilm(time) {
  film = { start: time, frames: [], pulses: [], times: null, count: 0 };
  took = 0;
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

function view(time, isRest = false) {
  if (!film.frames.length) return;
  viewing = { time: Math.max(0, Math.min(time, filmEnd())), isRest };
  showMoment();
}

// The moment is that of the stage, the chips and an open story; the answer, and why, stay those of the whole.
function showMoment() {
  const { time } = viewing;
  let frame = film.frames[0];
  for (const one of film.frames) { if (one.time > time + 1e-6) break; frame = one; }
  paint(frame, frame.down, film.start + time);
  tellStory();
  showTime();
  countDown();
}

// Back to the present.
function endViewing() {
  stopReplay();
  if (!viewing) return;
  viewing = null;
  changed = true;
  schedule();
}

// The moment in which it was decided: somebody acted, or lost.
function restMoment() {
  const [first] = orderedLanes().filter(lane => !lane.lanes && ['acted', 'lost'].includes(fateOf(lane)));
  const time = first && (actTime(first) ?? first.marks[0]?.[1]);
  moments();
  return time === undefined ? filmEnd() : time + film.shift;
}

// The chip on the axis and the one beside the stage are one moment.
function showTime() {
  const isEmpty = !scale || !picture.lanes.some(({ bars, marks }) => bars.length || marks.length), chip = byId('chip');
  for (const one of [chip, byId('cursor'), byId('now')]) one.hidden = isEmpty;
  if (isEmpty) return;
  const time = viewing ? Math.max(0, traceTime(viewing.time)) : picture.end, place = placeOf(time);
  chip.style.left = `clamp(0px, ${place.toFixed(2)}% - 30px, 100% - 60px)`;
  byId('cursor').style.left = place.toFixed(2) + '%';
  chip.textContent = byId('moment').textContent = seconds(time);
  const said = eventText(time), width = byId('over').clientWidth;
  if (byId('event').textContent !== said) byId('event').textContent = said;
  chip.ariaValueMax = picture.end;
  chip.ariaValueNow = time.toFixed(3);
  chip.ariaValueText = `${time.toFixed(3)} seconds: ${said}`;
  for (const tick of byId('ticks').children) tick.style.visibility = Math.abs(parseFloat(tick.style.left) - place) * width / 100 < 50 ? 'hidden' : '';
}

// What happened last until a moment, in a few words.
function eventText(time) {
  const facts = picture.lanes.flatMap(lane => lane.kind === 'finger'
    ? lane.bars.flatMap(([, from, to]) => [[from, 'lands', lane], ...to < picture.end || !fingers.size ? [[to, 'lifts', lane]] : []])
    : lane.marks.filter(([what]) => what !== 'event').map(([what, at, whom]) => [at, what, lane, whom]));
  const last = Math.max(...facts.map(([at]) => at).filter(at => at <= time + 1e-4));
  const all = facts.filter(([at]) => Math.abs(at - last) < 1e-4), of = (...kinds) => all.filter(([, what, lane]) => kinds.includes(what) && !(lane.isGesture && isFolded(lane)));
  const names = found => [...new Set(found.map(([, , lane]) => lane.name))].join(', '), acting = of('acted', 'began');
  const acts = acting.length ? `${names(acting)} ${acting[0][1] === 'began' ? 'begin' : 'act'}${names(acting).includes(',') ? '' : 's'}` : '';
  const losing = of('failed', 'cancelled').filter(([, , lane]) => lane.isGesture), beaten = losing.filter(([, , lane, whom]) => whom && acting.some(one => one[2].name === whom));
  const failing = losing.filter(one => !beaten.includes(one)), count = failing.length;
  const fails = count > 3 ? `${count} fail` : count ? `${names(failing)} fail${count > 1 ? '' : 's'}` : '';
  if (beaten.length && beaten.length < 4) return `${acts} and prevents ${names(beaten)}`;
  const finger = of('lands').length ? 'the finger lands' : of('lifts').length ? 'the finger lifts' : '';
  const isWaited = acting.some(([, , lane]) => lane.marks.some(([what, , whom]) => what === 'waits' && failing.some(one => one[2].name === whom)));
  const waits = of('waits').filter(([, , lane]) => !acting.some(one => one[2] === lane)).map(([, , lane, whom]) => `${lane.name} waits for ${whom}`)[0];
  const lost = of('kept', 'cancelled').filter(([, , lane]) => !lane.isGesture).map(([, what, lane]) => `${lane.name} ${what === 'kept' ? 'gets nothing' : 'is cancelled'}`)[0];
  const said = [finger, isWaited ? `${fails}, so ${acts}` : acts, isWaited ? '' : fails, waits].filter(Boolean);
  return (said.length ? said : [lost ?? '']).slice(0, 3).join(', ');
}

// MARK: The axis is what one drags

const axis = byId('axis');
function seek(event) {
  const { left, width } = byId('over').getBoundingClientRect();
  if (!film.frames.length) return;
  stopReplay();
  moments();
  view(timeAt(Math.max(0, Math.min(100, (event.clientX - left) / width * 100))) + film.shift);
}
axis.addEventListener('pointerdown', event => {
  if (event.button) return;
  if (event.isTrusted) axis.setPointerCapture(event.pointerId);
  axis.dataset.held = 'yes';
  seek(event);
});
axis.addEventListener('pointermove', event => { if (axis.dataset.held) seek(event); });
for (const type of ['pointerup', 'pointercancel']) axis.addEventListener(type, () => { delete axis.dataset.held; });
byId('chip').addEventListener('keydown', event => {
  const direction = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key];
  if (direction) step(direction);
  else if (event.key === 'Home') view(0);
  else if (event.key === 'End') endViewing();
  else return;
  event.preventDefault();
});

// MARK: Playing

const play_ = 'M1.500 0L11.500 6L1.500 12Z', pause_ = 'M1 0H4.500V12H1ZM7.500 0H11V12H7.500Z';
const speeds = [['1×', 1, 'as fast as it was'], ['½×', 0.5, 'half'], ['¼×', 0.25, 'a quarter'], ['⅒×', 0.1, 'a tenth']];
let speed = 0;

function showPlaying() {
  byId('replay').querySelector('span').textContent = replay ? 'Pause' : 'Replay';
  byId('sign').setAttribute('d', replay ? pause_ : play_);
}

function stopReplay() {
  replay = null;
  showPlaying();
}

byId('speed').addEventListener('click', () => {
  speed = (speed + 1) % speeds.length;
  byId('speed').textContent = speeds[speed][0];
  byId('speed').ariaLabel = 'Speed: ' + speeds[speed][2];
});

function play(from) {
  if (!film.frames.length) return;
  view(from);
  replay = { last: performance.now(), time: from };
  showPlaying();
  requestAnimationFrame(playOn);
}

// Where motion is reduced, it goes from moment to moment.
function playOn() {
  if (!replay) return;
  const time = performance.now();
  if (calm.matches) {
    if (time - replay.last > 600 / speeds[speed][1]) {
      replay.last = time;
      const next = moments().find(one => one > replay.time + 1e-4);
      if (next === undefined) return endPlaying();
      replay.time = next;
      view(next);
    }
    return requestAnimationFrame(playOn);
  }
  replay.time += (time - replay.last) / 1000 * speeds[speed][1];
  replay.last = time;
  const next = film.frames.findIndex(frame => frame.time > replay.time), before = film.frames[next - 1];
  if (before && !before.isOpen && film.frames[next].time - before.time > longestGap) replay.time = film.frames[next].time;
  view(replay.time);
  if (replay.time < filmEnd()) requestAnimationFrame(playOn);
  else endPlaying();
}

function endPlaying() {
  endViewing();
  tell();
}

byId('replay').addEventListener('click', () => {
  if (replay) return stopReplay();
  if (viewing && !viewing.isRest && viewing.time < filmEnd() - 1e-6) return play(viewing.time);
  if (runScript()) play(0);
});

byId('step').addEventListener('click', () => step(1));
byId('back').addEventListener('click', () => step(-1));

function step(direction) {
  if (!film.frames.length && !runScript()) return;
  stopReplay();
  const all = moments(), from = viewing?.time ?? (direction > 0 ? -1 : filmEnd() + 1);
  const next = direction > 0 ? all.find(time => time > from + 1e-4) : all.findLast(time => time < from - 1e-4);
  if (next === undefined && direction > 0) { endViewing(); tell(); } else view(next ?? 0);
}

// MARK: The script: all of it is played at once, and filmed.

// Plays what one did, or else the file's own fingers, and shows the answer: at once, without any motion.
function answerAtOnce() {
  if (!runScript(false)) return false;
  view(restMoment(), true);
  return true;
}

// Returns whether there was one.
function runScript(isAsked = true) {
  const script = session(), error = load(written(script));
  if (error) return false;
  const times = ask('times').map(time => time / 1e6);
  if (!times.length) { if (isAsked) notice('There is nothing to replay yet: touch the stage.'); return false; }
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
    // Nor is a moment passed over in which something is decided.
    const deadline = engine.playground_deadline(), soon = Math.min(...[times[index] ?? Infinity, deadline].filter(one => one > time + 1e-6));
    time = isMoving ? Math.min(time + 1 / 60, soon) : Math.max(times[index], time + 1e-6);
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
  tapped = [];
  viewing = null;
  if (!isStarting) tell();
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
