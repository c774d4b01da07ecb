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
let saying = 0;
byId('link').addEventListener('click', async () => {
  const link = location.href.replace(/#.*/, '') + '#' + await packed(JSON.stringify(session()));
  history.replaceState(null, '', link);
  const say = text => {
    byId('link').textContent = text;
    byId('announcement').textContent = text === 'Copied' ? 'The link is copied.' : 'The link is in the address bar.';
    clearTimeout(saying);
    saying = setTimeout(() => { byId('link').textContent = 'Share'; }, 2000);
  };
  try { await navigator.clipboard.writeText(link); say('Copied'); } catch { say('In the address bar'); }
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

// Opens what a link holds, under its own title, and plays it: the sender's answer is the headline.
async function openLink(fragment) {
  let text;
  try { text = written(JSON.parse(await unpacked(fragment))); } catch { /* It is told below. */ }
  if (!text || load(text)) {
    choose(0);
    notice('The link is damaged: it holds no arrangement. This is the first one of the gallery.');
    return;
  }
  add(JSON.parse(text).scenario || 'What somebody shared', text);
}

// The question of a link stands there before the engine does.
async function showQuestion(fragment) {
  let title = '';
  try { title = JSON.parse(await unpacked(fragment)).scenario; } catch { /* The link is damaged, which is told later. */ }
  byId('gallery').replaceChildren(element('option', question(title || 'What somebody shared')));
  byId('status').textContent = 'One moment.';
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
  const { title, text, draft } = arrangements[index];
  byId('construction').textContent = lowered(construction(title));
  document.title = question(title) + ' · Touchstone';
  open(text);
  if (draft != null) { rewrite(draft); open(draft, { isTyped: true, isTakenBack: true }); }
  fitQuestion();
}

// Adds an arrangement that came from elsewhere, and shows it.
function add(title, text) {
  const index = arrangements.push({ title, text }) - 1;
  byId('gallery').append(element('option', question(title), { value: index }));
  choose(index);
}

// A title is a question, and then what is on the stage; of any other title what stands before its colon is the name.
const question = title => title.match(/^.*?\?(?= |$)/)?.[0] ?? title.split(': ')[0];
const construction = title => title.slice(question(title).length).replace(/^[: ]+/, '');

// The list is as wide as what is chosen, in browsers that would make it as wide as its widest line.
function fitQuestion() {
  const select = byId('gallery'), ruler = element('span', select.selectedOptions[0]?.text, { className: 'hidden', style: 'font-weight:600;width:auto' });
  select.after(ruler);
  const room = byId('answer').clientWidth - 22, width = ruler.getBoundingClientRect().width;
  // A long question is a size smaller where it would be cut.
  select.style.fontSize = width > room ? '13px' : '';
  select.style.width = Math.ceil(width > room ? width * 13 / 15 : width) + 22 + 'px';
  ruler.remove();
}

function listArrangements() {
  byId('gallery').replaceChildren(...arrangements.map((one, index) => element('option', question(one.title), { value: index, title: construction(one.title) })));
}
byId('gallery').addEventListener('change', event => {
  choose(event.target.value);
  history.replaceState(null, '', current ? '#' + (arrangements[current].name ?? '') : location.pathname + location.search);
});

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
    add(`${name} on ${question(arrangements[current]?.title ?? 'this arrangement')}`, written(result));
  } catch (error) {
    byId('stale').hidden = false;
    byId('error').textContent = `${name}: neither a scenario nor a recording: ` + (error.line ? `line ${error.line}: ` : '') + (error.reason ?? error);
  }
}

// MARK: Checking: a test gives the page a session, which it plays to itself, as pointer events with the session's own times.

function check(sessionText) {
  const cut = sessionText.indexOf('\n\n');
  freeTime = 0;
  if (!open(sessionText.slice(0, cut + 1))) return;
  freeTime = 0;
  engine.playground_keep_report();
  const box = canvas.getBoundingClientRect();
  for (const line of sessionText.slice(cut).split('\n').filter(line => line)) {
    const [at, what, id, x, y] = line.split(' ');
    freeTime = Number(at);
    if (what === 'profile') { version = id; takeProfile(nameProfile()); }
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
  redrawStage();
}

// MARK: Tabs

const tabs = ['why', 'try', 'swift', 'file'];
function showTab(name) {
  document.body.dataset.tab = name;
  document.body.dataset.code ??= 'swift';
  if (name === 'swift' || name === 'file') document.body.dataset.code = name;
  for (const one of document.querySelectorAll('[role=tab]')) {
    const isChosen = one.getAttribute('aria-controls') === name || one.id === 'code-' + document.body.dataset.code;
    one.setAttribute('aria-selected', isChosen);
    one.tabIndex = isChosen ? 0 : -1;
  }
  showLines();
}
for (const list of document.querySelectorAll('[role=tablist]')) {
  const choices = [...list.children], name = one => one.getAttribute('aria-controls');
  list.addEventListener('click', event => {
    const tab = event.target.closest('[role=tab]');
    if (!tab) return;
    showTab(name(tab));
    // On a phone the tabs are at the lower edge, and what they show comes up to them.
    if (getComputedStyle(list).position === 'fixed') byId(name(tab)).scrollIntoView({ block: 'start' });
  });
  list.addEventListener('keydown', event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key], place = choices.indexOf(event.target.closest('[role=tab]'));
    if (!step || place < 0) return;
    const next = choices[(place + step + choices.length) % choices.length];
    showTab(name(next));
    next.focus();
    event.preventDefault();
  });
}

// MARK: The start: one thing after the other, between which the page does what is due.

// Before the module is there: what a link asks, and all that needs no engine.
async function prepare() {
  document.head.append(element('style', moreStyle));
  const fragment = location.hash.slice(1);
  if (fragment.startsWith('z')) await showQuestion(fragment);
  else drawFirst();
}

// The stage of the first arrangement, as it was when the page was made.
function drawFirst() {
  if (!firstStage) return;
  palette = null;
  paint({ ...firstStage, numbers: Float64Array.from(firstStage.numbers) }, [], Infinity);
}

async function begin(module, part) {
  askPart = part;
  await start(module);
  listen();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw);
  calm.addEventListener('change', () => engine.playground_calm(calm.matches ? 1 : 0));
  addEventListener('resize', () => { byId('answer').style.minHeight = ''; fitQuestion(); redraw(); drawLanes(); showTime(); showLines(); });
  byId('logs').addEventListener('toggle', showLog);
  const fragment = location.hash.slice(1);
  await pauseForOthers();
  listArrangements();
  showTab(document.body.dataset.tab ?? 'why');
  // A test has the stage to itself.
  if (fragment === 'check') { document.body.dataset.ready = 'yes'; return; }
  // What an arrangement has comes one thing after the other, the answer first.
  isStarting = true;
  if (fragment.startsWith('z')) await openLink(fragment);
  else {
    const first = Math.max(0, arrangements.findIndex(one => one.name === fragment));
    // A module runs slowly what it runs for the first time: a task for what is played, and one for what is told of it.
    load(arrangements[first].text);
    await pauseForOthers();
    engine.playground_play(2);
    collect();
    await pauseForOthers();
    choose(first);
  }
  let isPlayed = false;
  const steps = [
    () => { isPlayed = runScript(false); }, () => { if (isPlayed) tell(); else beginEmpty(); }, () => { if (isPlayed) view(restMoment(), true); },
    () => { settleHeights(); keepRoom(); isStarting = false; }, askConflicts, makeSwitches, showLines,
  ];
  for (const step of steps) { await pauseForOthers(); step(); }
  schedule();
  document.documentElement.classList.remove('linked');
  playEarly();
  document.body.dataset.ready = 'yes';
  performance.mark('ready');
}

// Touches that came before the engine: those that are over are played as they were, and a finger that is down goes on.
function playEarly() {
  stopKeeping();
  if (!early.length) return;
  endViewing();
  load(editor.value);
  forget();
  beginFilm(0);
  began = early[0].timeStamp - 20;
  lastLift = -10;
  for (const event of early) pointer(event, phases[event.type]);
  if (!fingers.size && taken.length) answerAtOnce();
}
