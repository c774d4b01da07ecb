// The page around the stage: what is told, the editor, the gallery, replays, links.

const arrangements = JSON.parse(byId('arrangements').textContent);
const editor = byId('editor');
let toldFrom = 0;
let lines = [];

const element = (name, text, properties) => Object.assign(document.createElement(name), { textContent: text ?? '' }, properties);

// MARK: What is told

function tell() {
  const fresh = newLines();
  for (const [channel, line] of fresh) {
    lines.push([channel, line]);
    if (channel !== 'actions' && channel !== 'controls') continue;
    const words = line.split(' ');
    if (/changed|Drag|valueChanged/.test(line) || words[1].startsWith('none')) continue;
    flashes.push({ text: words.slice(1).join(' ').replace(' action', ''), until: performance.now() + 1400 });
    flashes = flashes.slice(-4);
  }
  if (lines.length > 6000) lines = lines.slice(-3000);
  const shown = lines.filter(([channel]) => ['actions', 'controls', 'scroll', 'cells', 'touches'].includes(channel));
  byId('log').textContent = shown.slice(-300).map(([, line]) => line).join('\n');

  const svg = ask('lanes');
  if (svg.includes('class="strip"') && (fingers.size || lines.length)) byId('lanes').innerHTML = svg;
  const { lines: sentences, rules, latencies } = ask('explanation');
  byId('why').replaceChildren(...sentences.map(line => element('li', line.trim(), { className: line.startsWith(' ') ? 'inner' : '' })));
  byId('rules').replaceChildren(...rules.map(rule => element('li', rule)));
  byId('latencies').replaceChildren(...latencies.map(one => element('li', one.text, { className: one.waits ? 'waits' : '' })));
  const last = latencies[latencies.length - 1];
  byId('status').textContent = last ? last.text : '';
  const title = byId('lanes').querySelector('svg');
  if (title) title.setAttribute('aria-label', 'Lanes. ' + sentences.join(' '));
}

byId('lanes').addEventListener('pointerover', event => light(event.target.closest?.('.strip')?.dataset.view ?? null));
byId('lanes').addEventListener('pointerleave', () => light(null));

function light(view) {
  if (view === lit) return;
  lit = view || null;
  drawStage();
}

function tellConflicts() {
  const conflicts = ask('conflicts');
  byId('conflicts').replaceChildren(...conflicts.map(one => {
    const item = element('li');
    item.append(element('b', one.kind + ': '), one.text);
    return item;
  }));
  if (!conflicts.length) byId('conflicts').append(element('li', 'Nothing is in anything’s way.'));
}

// MARK: The arrangement

let document_ = null; // The arrangement that stands, parsed.
const profile = byId('profile');
let isProfileWritten = false; // Whether the text of the arrangement names a profile.

let typing = 0;

function open(text, isTyped) {
  // What was being typed is in the text, or is given up for it.
  clearTimeout(typing);
  typing = 0;
  const error = load(text);
  const box = byId('error');
  box.hidden = !error;
  if (error) {
    box.textContent = (error.line ? `Line ${error.line}: ` : '') + (error.path ? error.path + ': ' : '') + error.reason;
    return false;
  }
  document_ = JSON.parse(text);
  const named = document_.settings?.profile;
  // A text without one leaves the switch as it is, but for one from which it was deleted.
  if (named) profile.value = named;
  else if (isTyped && isProfileWritten) profile.value = 'iOS18';
  isProfileWritten = Boolean(named);
  if (!named && profile.value !== 'iOS18') {
    text = nameProfile();
    takeProfile(text);
    isProfileWritten = !isTyped;
  }
  if (!isTyped) editor.value = text;
  size = document_.window?.size ?? document_.windows?.[0]?.frame?.slice(2) ?? [400, 800];
  canvas.style.aspectRatio = size[0] + '/' + size[1];
  canvas.style.height = 'auto';
  stopReplay();
  began = performance.now();
  fingers = new Map(); gone = []; taken = []; flashes = []; lines = []; pair = null; lastLift = -10;
  byId('lanes').replaceChildren(element('p', 'Touch the stage: every recognizer gets a lane, live.', { className: 'empty' }));
  changed = true;
  tellConflicts();
  makeSwitches();
  schedule();
  return true;
}

editor.addEventListener('input', () => {
  clearTimeout(typing);
  typing = setTimeout(() => open(editor.value, true), 150);
});

// Names the switch's profile in the document, before all that is long; returns the document's text.
function nameProfile() {
  const members = Object.entries(document_).filter(([key]) => key !== 'settings');
  const place = members.findIndex(([key]) => key !== 'scenario' && key !== 'source');
  members.splice(place, 0, ['settings', { ...document_.settings, profile: profile.value }]);
  document_ = Object.fromEntries(members);
  return written(document_);
}

// What stands stays, with its fingers; a text that is not loaded, because of an error, stays as well.
profile.addEventListener('change', () => {
  const { value, selectedOptions: [{ text: label }] } = profile;
  if (typing) open(editor.value, true);
  profile.value = value;
  const text = nameProfile(), counts = takeProfile(text);
  isProfileWritten = byId('error').hidden;
  if (isProfileWritten) editor.value = text;
  byId('status').textContent = `Version: ${label}, ${counts ? 'from now on' : 'after these touches'}.`;
  schedule();
});

function gesturesOf(value, found = []) {
  if (Array.isArray(value)) value.forEach(one => gesturesOf(one, found));
  else if (value && typeof value === 'object') {
    if (Array.isArray(value.gestures)) found.push(...value.gestures.filter(one => one.id && one.kind));
    for (const key of ['window', 'windows', 'views', 'children']) gesturesOf(value[key], found);
  }
  return found;
}

const flags = [['isEnabled', true], ['cancelsTouchesInView', true], ['delaysTouchesBegan', false], ['delaysTouchesEnded', true]];

function makeSwitches() {
  const gestures = gesturesOf(document_);
  byId('switches').replaceChildren(...gestures.map(gesture => {
    const set = element('fieldset');
    set.append(element('legend', `${gesture.id} (${gesture.kind})`));
    for (const [flag, standard] of flags) {
      const box = element('input', '', { type: 'checkbox', checked: gesture.set?.[flag] ?? standard });
      box.dataset.flag = gesture.id + '.' + flag;
      box.addEventListener('change', () => edit(() => {
        gesture.set = { ...gesture.set, [flag]: box.checked };
        if (box.checked === standard) delete gesture.set[flag];
        if (!Object.keys(gesture.set).length) delete gesture.set;
      }));
      const label = element('label');
      label.append(box, ' ' + flag);
      set.append(label);
    }
    const others = gestures.filter(other => other !== gesture);
    if (others.length) {
      const line = element('div', 'waits for: ');
      for (const other of others.slice(0, 8)) {
        const isSame = link => link.gesture === gesture.id && link.requiresFailureOf === other.id;
        const box = element('input', '', { type: 'checkbox', checked: (document_.links ?? []).some(isSame) });
        box.dataset.link = gesture.id + '>' + other.id;
        box.addEventListener('change', () => edit(() => {
          document_.links = (document_.links ?? []).filter(link => !isSame(link));
          if (box.checked) document_.links.push({ gesture: gesture.id, requiresFailureOf: other.id });
        }));
        const label = element('label');
        label.append(box, ' ' + other.id);
        line.append(label);
      }
      set.append(line);
    }
    return set;
  }));
}

function edit(change) {
  change();
  open(written(document_));
}

// JSON with a line for what is short, as people write it.
function written(value, indent = 0) {
  const flat = JSON.stringify(value);
  if (flat.length + indent <= 76 || !value || typeof value !== 'object') return flat;
  const pad = ' '.repeat(indent + 2), end = '\n' + ' '.repeat(indent);
  if (Array.isArray(value)) return '[\n' + value.map(one => pad + written(one, indent + 2)).join(',\n') + end + ']';
  return '{\n' + Object.entries(value).map(([key, one]) => pad + JSON.stringify(key) + ': ' + written(one, indent + 2)).join(',\n') + end + '}';
}

// MARK: What one did

// The arrangement with what one did as its script; without a doing, the file's own script.
function session() {
  const result = { ...document_ };
  if (!taken.length) return result;
  delete result.expect; delete result.counts;
  const first = taken[0][0], numbers = new Map();
  const number = id => numbers.get(id) ?? numbers.set(id, numbers.size + 1).get(id);
  const round = value => Math.round(value * 1e4) / 1e4;
  result.input = taken.map(([time, what, id, x, y]) => ({
    t: round(time - first), [what]: what === 'ended' || what === 'cancelled' ? [number(id)] : [[number(id), round(x), round(y)]],
  }));
  return result;
}

async function copy(text, what) {
  try { await navigator.clipboard.writeText(text); byId('status').textContent = what + ' copied.'; }
  catch { byId('status').textContent = what === 'Link' ? 'The link is in the address bar.' : 'The file is in the editor.'; }
}

byId('copy').addEventListener('click', () => {
  const text = written(session()) + '\n';
  editor.value = text;
  copy(text, 'Scenario file');
});
byId('link').addEventListener('click', async () => {
  const link = location.href.replace(/#.*/, '') + '#' + await packed(JSON.stringify(session()));
  history.replaceState(null, '', link);
  copy(link, 'Link');
});

// The document in the fragment, which no browser sends anywhere.
async function packed(text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return 'z' + btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(fragment) {
  const bytes = Uint8Array.from(atob(fragment.slice(1).replaceAll('-', '+').replaceAll('_', '/')), c => c.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

// MARK: Replay: the document's script, at its own pace or slower, or moment by moment.

let replay = null;

function prepareReplay() {
  const doc = session();
  open(written(doc));
  const times = ask('times').map(time => time / 1e6);
  if (!times.length) { byId('status').textContent = 'There is nothing to replay yet: touch the stage.'; return null; }
  engine.playground_start_gesture();
  const marks = (doc.input ?? []).flatMap(expanded);
  return { times, marks, next: 0, shown: 0, time: 0, end: times[times.length - 1] + 0.8, from: performance.now() };
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
  return ['began', 'moved', 'ended', 'cancelled'].flatMap(what => (Array.isArray(step[what]) ? step[what] : []).map(entry =>
    Array.isArray(entry) ? at(what, entry[0], entry.slice(1, 3)) : at(what, entry)));
}

function playTo(time) {
  replay.time = time;
  engine.playground_play(time);
  for (const mark of replay.marks.sort((a, b) => a.t - b.t).slice(replay.shown)) {
    if (mark.t > time) break;
    replay.shown++;
    if (mark.what === 'began') fingers.set(mark.id, { kind: 0, trail: [mark.place] });
    else if (mark.what === 'moved') fingers.get(mark.id)?.trail.push(mark.place);
    else {
      const finger = fingers.get(mark.id);
      if (finger) gone.push({ trail: finger.trail, until: performance.now() + 600 });
      fingers.delete(mark.id);
    }
  }
  byId('status').textContent = time.toFixed(3) + ' s';
  drawStage();
  tell();
}

function runReplay() {
  if (!replay?.isRunning) return;
  const time = replay.time + (performance.now() - replay.from) / 1000 * Number(byId('speed').value);
  replay.from = performance.now();
  playTo(Math.min(time, replay.end));
  if (time < replay.end) requestAnimationFrame(runReplay);
  else stopReplay(true);
}

byId('replay').addEventListener('click', () => {
  const prepared = prepareReplay();
  if (!prepared) return;
  replay = { ...prepared, isRunning: true };
  freeTime = 0;
  runReplay();
});

byId('step').addEventListener('click', () => {
  if (!replay) { replay = prepareReplay(); if (!replay) return; freeTime = 0; }
  replay.isRunning = false;
  if (replay.next < replay.times.length) playTo(replay.times[replay.next++]);
  else { playTo(replay.end); stopReplay(true); }
});

// After a replay the clock goes on from where the replay was.
function stopReplay(isOver) {
  if (!replay) return;
  const time = replay.time;
  replay = null;
  freeTime = null;
  fingers.clear();
  taken = [];
  began = performance.now() - time * 1000;
  if (!isOver) return open(editor.value);
  lastLift = time - 10;
  schedule();
}

// MARK: Gallery, drops, the start

arrangements.forEach((one, index) => byId('gallery').append(element('option', one.title, { value: index })));
byId('gallery').addEventListener('change', event => open(arrangements[event.target.value].text));

for (const type of ['dragover', 'dragenter']) addEventListener(type, event => { event.preventDefault(); document.body.classList.add('drop'); });
addEventListener('dragleave', () => document.body.classList.remove('drop'));
addEventListener('drop', async event => {
  event.preventDefault();
  document.body.classList.remove('drop');
  const file = event.dataTransfer.files[0];
  if (file) take(new Uint8Array(await file.arrayBuffer()), file.name);
});

// A scenario is loaded; a recording becomes the script of the arrangement that stands.
function take(bytes, name) {
  const content = decoder.decode(bytes);
  if (content.trimStart().startsWith('{')) { editor.value = content; open(content); return; }
  try {
    const result = { ...document_, input: stepsOf(bytes, ...size) };
    delete result.expect; delete result.counts;
    if (open(written(result))) byId('replay').click();
  } catch (error) {
    byId('error').hidden = false;
    byId('error').textContent = `${name}: ` + (error.line ? `line ${error.line}: ` : '') + (error.reason ?? error);
  }
}

// MARK: Checking: the page plays a session to itself, as pointer events with the session's own times.

function check(sessionText) {
  const cut = sessionText.indexOf('\n\n');
  freeTime = 0;
  if (!open(sessionText.slice(0, cut + 1))) return;
  engine.playground_keep_report();
  const box = canvas.getBoundingClientRect();
  for (const line of sessionText.slice(cut).split('\n').filter(line => line)) {
    const [at, what, id, x, y] = line.split(' ');
    freeTime = Number(at);
    if (what === 'profile') { profile.value = id; profile.dispatchEvent(new Event('change')); }
    else if (what === 'frame') engine.playground_advance(freeTime);
    else if (what === 'wheel') engine.playground_scroll(Number(x), Number(y), 0, -Number(id), freeTime);
    else {
      const type = { down: 'pointerdown', move: 'pointermove', up: 'pointerup', cancel: 'pointercancel' }[what];
      const scale = box.width / size[0];
      // The engine is told the session's own numbers: a page's layout must not round them.
      exact = [Number(x), Number(y)];
      canvas.dispatchEvent(new PointerEvent(type, {
        pointerId: Number(id), pointerType: 'touch', cancelable: true, clientX: x * scale + box.left, clientY: y * scale + box.top,
      }));
      exact = null;
    }
  }
  printed = '';
  engine.playground_report();
  byId('log').textContent = printed;
  document.body.dataset.played = 'yes';
}

async function begin(module) {
  await start(module);
  for (const type in phases) canvas.addEventListener(type, pointer);
  canvas.addEventListener('wheel', wheel, { passive: false });
  canvas.addEventListener('keydown', key);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawStage);
  const fragment = location.hash.slice(1);
  if (fragment === 'check') { check(byId('session').textContent); return; }
  if (fragment.startsWith('z')) {
    try { if (open(await unpacked(fragment))) { document.body.dataset.ready = 'yes'; return; } } catch { /* No document. */ }
  }
  open(arrangements[0].text);
  document.body.dataset.ready = 'yes';
}

// What the page does when its packed module is there; later, so that what is already to be seen can be painted.
function run(packed, size) {
  setTimeout(() => begin(unpack(packed, size)).catch(error => {
    byId('error').hidden = false;
    byId('error').textContent = String(error);
  }));
}
