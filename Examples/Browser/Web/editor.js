// The arrangement's file: the editor, the switches, the version.

const editor = byId('editor');
let document_ = null;       // The arrangement that stands, parsed.
let isProfileWritten = false; // Whether the text of the arrangement names a profile.
let typing = 0;
let original = '';          // The text with which the arrangement began, to which Reset returns.

// Loads a text and shows it, with the answer to what was done before, or to its own fingers. What is typed stays as it is; what a
// switch changes can be undone.
function open(text, { isTyped = false, isEdit = false, isTakenBack = false } = {}) {
  clearTimeout(typing);
  typing = 0;
  const error = load(text);
  // What would have been right stands in the tip: a list of all kinds is long.
  showError(error && (error.line ? `Line ${error.line} of the file cannot be read: ` : 'The file cannot be read: ') + error.reason.replace(/, expected one of .{40,}$/, '') + (error.path ? ` (${error.path})` : '') + '. ', error?.line);
  byId('error').title = error?.reason ?? '';
  if (error) {
    if (!isTyped && !isEdit) { editor.value = text; showLines(); }
    return false;
  }
  const isChange = isTyped || isEdit, hands = isChange ? taken : [];
  if (isChange && !isTakenBack) remember();
  else { earlier = new Map(); previous = ''; undoText = null; if (!isChange) byId('answer').style.minHeight = ''; }
  document_ = JSON.parse(text);
  const named = document_.settings?.profile;
  // A text without one leaves the version as it is, but for one from which it was deleted.
  if (named) version = named;
  else if (isTyped && isProfileWritten) version = 'iOS18';
  isProfileWritten = Boolean(named);
  if (!named && version !== 'iOS18') {
    text = nameProfile();
    takeProfile(text);
    isProfileWritten = !isTyped;
  }
  showVersion();
  if (isEdit) rewrite(text);
  else if (!isTyped) { editor.value = text; original = text; }
  byId('reset').disabled = editor.value === original;
  size = document_.window?.size ?? document_.windows?.[0]?.frame?.slice(2) ?? [400, 800];
  canvas.style.aspectRatio = size[0] + '/' + size[1];
  byId('task').textContent = lowered(document_.shows?.task ?? 'touch the stage.');
  forget();
  dropQuestion();
  if (!isChange) forgetConflicts();
  began = performance.now();
  due = -1;
  taken = hands;
  played = null;
  lastLift = -10;
  beginFilm(0);
  engine.playground_calm(calm.matches ? 1 : 0);
  changed = false;
  if (!isChange) { storyOf = null; unfolded.clear(); isWhole = false; }
  if (isStarting) return true;
  isOpening = true;
  if (!answerAtOnce()) beginEmpty();
  isOpening = false;
  if (!isChange) settleHeights();
  keepRoom();
  askConflicts();
  makeSwitches();
  showLines();
  schedule();
  return true;
}

const lowered = text => /^[A-Z](?=[a-z ])/.test(text) ? text[0].toLowerCase() + text.slice(1) : text;

// Without anything done there is no answer: an axis, and nothing on it.
function beginEmpty() {
  askAll();
  earlier = new Map();
  previous = '';
  drawLanes();
  tellAnswer({ headline: 'Touch the stage.', parts: [], touches: [], rules: [] });
  announced = 'Touch the stage.';
  showTime();
}

// Keeps the answer as it is for the line "Before".
function remember() {
  previous = headline;
  earlier = new Map(picture.lanes.filter(lane => lane.marks.filter(([what]) => what === 'acted' || what === 'began').length === 1).map(lane => [lane.name, actTime(lane)]));
  earlier.end = picture.end;
}

// Forgets what is on the stage besides the views.
function forget() {
  endViewing();
  viewing = null;
  fingers = new Map(); gone = []; pulses = []; strokes = []; lines = []; clocks = []; pair = null;
  byId('log').textContent = '';
}

// While the text is broken, the stage keeps what stood before, and nothing is made of it.
let wrongLine = 0;
function showError(reason, line) {
  byId('stale').hidden = !reason;
  byId('error').textContent = reason ? reason + 'This is the last good one.' : '';
  document.body.classList.toggle('stale', Boolean(reason));
  wrongLine = reason ? line ?? 0 : 0;
  for (const id of ['copy', 'link', 'replay', 'step', 'back']) {
    byId(id).disabled = Boolean(reason);
    if (reason) byId(id).title = `First repair ${line ? 'line ' + line : 'the file'}`; else byId(id).removeAttribute('title');
  }
  for (const box of document.querySelectorAll('.switch input, .versions button')) box.disabled = Boolean(reason);
  showLines();
}
byId('back-edit').addEventListener('click', () => {
  const good = document_ ? goodText : original;
  rewrite(good);
  open(good, { isTyped: true });
});

// MARK: The lines of the file: their numbers, and what is marked

let isStarting = false;   // Whether the page begins, with a task for each thing.
let isOpening = false;    // Whether an arrangement is being opened, which shows its switches and lines in the end.
let goodText = '';       // The text that stands.
let changedLines = [];   // The lines that a switch changed last.

function showLines() {
  if (isStarting) return;
  const all = editor.value.split('\n'), cause = causeLines(all);
  byId('numbers').replaceChildren(...all.map((line, i) => {
    const one = element('div', line, { className: i + 1 === wrongLine ? 'wrong' : changedLines.includes(i) ? 'hit' : cause.has(i) ? 'cause-line' : '' });
    one.dataset.n = i + 1;
    if (cause.has(i)) one.dataset.of = cause.get(i);
    return one;
  }));
  if (!wrongLine) goodText = editor.value;
  editor.style.height = '0';
  editor.style.height = Math.max(200, byId('numbers').scrollHeight, editor.scrollHeight) + 'px';
  showCode();
}

// The lines that say what the remedy changes, and whom they are about.
function causeLines(all) {
  const found = new Map();
  if (!remedy || !document_) return found;
  const [kind, first, second] = remedy.key.split(' ');
  all.forEach((line, i) => {
    const isHere = kind === 'waits' ? line.includes(`"requiresFailureOf": "${second}"`) && line.includes(`"gesture": "${first}"`) : line.includes(`"id": "${first.split('.')[0]}"`);
    if (isHere) found.set(i, [first, second].filter(Boolean).join(' '));
  });
  return found;
}

// Writes a text in place of the editor's, so that undoing brings that back.
function rewrite(text) {
  if (editor.value === text) return;
  const before = editor.value.split('\n');
  if (editor.checkVisibility?.() !== false) {
    const focused = document.activeElement, top = scrollY;
    editor.focus({ preventScroll: true });
    editor.select();
    if (!document.execCommand('insertText', false, text)) editor.value = text;
    editor.setSelectionRange(0, 0);
    focused?.focus?.({ preventScroll: true });
    scrollTo(0, top);
  } else editor.value = text;
  const known = new Set(before);
  changedLines = text.split('\n').flatMap((line, i) => known.has(line) ? [] : [i]);
  if (changedLines.length > 12) changedLines = [];
  clearTimeout(typing);
  typing = 0;
}

editor.addEventListener('input', () => {
  changedLines = [];
  showLines();
  byId('reset').disabled = editor.value === original;
  clearTimeout(typing);
  typing = setTimeout(() => open(editor.value, { isTyped: true }), 150);
});
byId('reset').addEventListener('click', () => { rewrite(original); open(editor.value, { isTyped: true }); });

// Names the chosen profile in the document, before all that is long; returns the document's text.
function nameProfile() {
  const members = Object.entries(document_).filter(([key]) => key !== 'settings');
  const place = members.findIndex(([key]) => key !== 'scenario' && key !== 'source');
  members.splice(place, 0, ['settings', { ...document_.settings, profile: version }]);
  document_ = Object.fromEntries(members);
  return written(document_);
}

// MARK: The version

let version = 'iOS18';
const versionNames = { iOS18: 'iOS 18', iOS26: 'iOS 26', documented: 'as documented' };

function showVersion() {
  for (const one of document.querySelectorAll('.versions button')) one.ariaPressed = one.dataset.profile === version;
}

// Under fingers what stands stays, and the version counts from the next touches on; else the same fingers are played again.
function chooseVersion(name) {
  if (typing) open(editor.value, { isTyped: true });
  version = name;
  showVersion();
  if (!byId('stale').hidden) { isProfileWritten = false; return; }
  const isOriginal = editor.value === original, text = nameProfile();
  if (fingers.size || isOpen()) {
    const counts = takeProfile(text);
    isProfileWritten = true;
    rewrite(text);
    dropQuestion();
    askConflicts();
    showLines();
    notice(`Version: ${versionNames[name]}, ${counts ? 'from now on' : 'after these touches'}.`);
    schedule();
  } else {
    open(text, { isEdit: true });
    // The answer is part of it: it is not announced a second time.
    announced = byId('status').textContent;
    byId('announcement').textContent = `Version: ${versionNames[name]}. ${headline}`;
  }
  // The version is no edit of the file.
  if (isOriginal) { original = editor.value; byId('reset').disabled = true; }
}
for (const one of document.querySelectorAll('.versions button')) one.addEventListener('click', () => chooseVersion(one.dataset.profile));

// JSON as people write it: with a line for what is short.
function written(value, indent = 0, used = 0) {
  const flat = inOneLine(value);
  if (flat.length + indent + used <= 120 && (indent || flat.length < 60) || !value || typeof value !== 'object') return flat;
  const pad = ' '.repeat(indent + 2), end = '\n' + ' '.repeat(indent);
  if (Array.isArray(value)) return '[\n' + value.map(one => pad + written(one, indent + 2)).join(',\n') + end + ']';
  return '{\n' + Object.entries(value).map(([key, one]) => { const name = JSON.stringify(key) + ': '; return pad + name + written(one, indent + 2, name.length); }).join(',\n') + end + '}';
}

function inOneLine(value) {
  if (Array.isArray(value)) return '[' + value.map(inOneLine).join(', ') + ']';
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  return '{' + Object.entries(value).map(([key, one]) => JSON.stringify(key) + ': ' + inOneLine(one)).join(', ') + '}';
}
