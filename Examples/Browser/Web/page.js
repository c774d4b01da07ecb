// The gallery, links, drops, and the start.

// MARK: What one did, to take away

// The arrangement with what one did as its script; without a doing, the script that was replayed last, or the file's own.
function session() {
  if (!taken.length) return played ?? { ...document_ };
  const result = { ...document_ };
  delete result.expect; delete result.counts; delete result.input; delete result.recording;
  const first = taken[0][0], numbers = new Map();
  const number = id => numbers.get(id) ?? numbers.set(id, numbers.size + 1).get(id);
  const round = value => Math.round(value * 1e4) / 1e4;
  result.input = taken.map(([time, what, id, x, y, dx, dy]) => what === 'scroll'
    ? { t: round(time - first), scroll: [round(dx), round(dy)], at: [round(x), round(y)], kind: 'discrete' }
    : { t: round(time - first), [what]: what === 'ended' || what === 'cancelled' ? [number(id)] : [[number(id), round(x), round(y)]] });
  return result;
}

async function copy(text, what, otherwise) {
  try { await navigator.clipboard.writeText(text); notice(what + ' copied.'); }
  catch { otherwise(); }
}

byId('copy').addEventListener('click', () => {
  const text = written(session()) + '\n';
  copy(text, 'Scenario file', () => { rewrite(text); notice('The file is in the editor.'); });
});
byId('link').addEventListener('click', async () => {
  const link = location.href.replace(/#.*/, '') + '#' + await packed(JSON.stringify(session()));
  history.replaceState(null, '', link);
  copy(link, 'Link', () => { notice('The link is in the address bar.'); });
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

// Opens what a link holds, under its own title, and plays it.
async function openLink(fragment) {
  let text;
  try { text = written(JSON.parse(await unpacked(fragment))); } catch { /* It is told below. */ }
  if (!text || load(text)) {
    choose(0);
    notice('The link is damaged: it holds no arrangement. This is the first one of the gallery.');
    return;
  }
  add('a link: ' + (shortTitle(JSON.parse(text).scenario ?? '') || 'without a title'), text);
  const count = (document_.input ?? []).reduce((sum, step) => sum + (step.began?.length ?? (step.tap || step.drag !== undefined ? 1 : 0)), 0);
  notice(`Somebody shared ${count} touch${count === 1 ? '' : 'es'} with you: press Replay.`);
}

// MARK: Gallery

// Shows an arrangement of the gallery, as it was left when it was edited.
let current = -1;
function keepDraft() {
  if (current >= 0) arrangements[current].draft = editor.value !== original ? editor.value : null;
}

function choose(index) {
  keepDraft();
  current = Number(index);
  byId('gallery').value = index;
  const { text, draft } = arrangements[index];
  open(text);
  if (draft != null) { rewrite(draft); open(draft, { isTyped: true }); }
}

// Adds an arrangement that came from elsewhere, and shows it.
function add(title, text) {
  const index = arrangements.push({ title, text }) - 1;
  byId('gallery').append(element('option', title, { value: index }));
  choose(index);
}

// What stands before the colon is enough to choose by, and fits on a phone.
const shortTitle = title => title.split(': ')[0];

arrangements.forEach((one, index) => byId('gallery').append(element('option', shortTitle(one.title), { value: index, title: one.title })));
byId('gallery').addEventListener('change', event => choose(event.target.value));

// MARK: Drops

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
  if (content.trimStart().startsWith('{')) { add(name, content); return; }
  try {
    const result = { ...document_, input: stepsOf(bytes, ...size) };
    delete result.expect; delete result.counts;
    add(`${name} on ${shortTitle(arrangements[current]?.title ?? 'this arrangement')}`, written(result));
    byId('replay').click();
  } catch (error) {
    showError(null);
    byId('error').hidden = false;
    byId('error').textContent = `${name}: neither a scenario nor a recording: ` + (error.line ? `line ${error.line}: ` : '') + (error.reason ?? error);
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

function redraw() {
  palette = null;
  if (viewing) showMoment(); else drawStage();
}

// One thing after the other, between which the page does what is due.
async function begin(module) {
  await start(module);
  listen();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  calm.addEventListener('change', () => engine.playground_calm(calm.matches ? 1 : 0));
  addEventListener('resize', () => { redraw(); if (film.frames.length) { look(-1); tellLanes(); } showKey(); });
  byId('logs').addEventListener('toggle', showLog);
  byId('key').addEventListener('toggle', showKey);
  const fragment = location.hash.slice(1);
  await pauseForOthers();
  if (fragment === 'check') { check(sessionText); return; }
  if (fragment.startsWith('z')) await openLink(fragment);
  else choose(0);
  document.body.dataset.ready = 'yes';
  performance.mark('ready');
}

// The key to the lanes, as wide as its place.
function showKey() {
  const place = byId('key').querySelector('div');
  if (!byId('key').open) return;
  look(-1, place.clientWidth);
  place.innerHTML = ask('key');
}
