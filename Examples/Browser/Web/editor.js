// The arrangement's file: the editor, the switches, the version.

const editor = byId('editor');
const profile = byId('profile');
let document_ = null;       // The arrangement that stands, parsed.
let isProfileWritten = false; // Whether the text of the arrangement names a profile.
let typing = 0;
let original = '';          // The text with which the arrangement began, to which Reset returns.

// Loads a text and shows it. What is typed stays as it is; what a switch changes can be undone.
function open(text, { isTyped = false, isEdit = false } = {}) {
  clearTimeout(typing);
  typing = 0;
  const error = load(text);
  showError(error && (error.line ? `Line ${error.line}: ` : '') + (error.path ? error.path + ': ' : '') + error.reason, error?.line);
  if (error) {
    if (!isTyped && !isEdit) editor.value = text;
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
  if (isEdit) rewrite(text);
  else if (!isTyped) { editor.value = text; original = text; }
  byId('reset').disabled = editor.value === original;
  size = document_.window?.size ?? document_.windows?.[0]?.frame?.slice(2) ?? [400, 800];
  canvas.style.aspectRatio = size[0] + '/' + size[1];
  byId('task').textContent = document_.shows?.task ?? document_.scenario ?? '';
  forget();
  began = performance.now();
  due = -1;
  taken = []; played = null; lastLift = -10;
  beginFilm(0);
  byId('lanes').replaceChildren(element('p', 'Every recognizer and touched view gets a lane here, while you touch. Tap a lane for its story.', { className: 'empty' }));
  byId('status').textContent = 'Touch the stage.';
  announced = 'Touch the stage.';
  engine.playground_calm(calm.matches ? 1 : 0);
  changed = false;
  look(-1);
  closeStory();
  tellAnswer({ headline: '', parts: [], touches: [], rules: [] });
  tellConflicts();
  makeSwitches();
  schedule();
  return true;
}

// Forgets what is on the stage besides the views.
function forget() {
  endViewing();
  viewing = null;
  fingers = new Map(); gone = []; pulses = []; strokes = []; lines = []; clocks = []; pair = null;
  byId('log').textContent = '';
}

// While the text is broken, the stage keeps what stood before, and nothing is made of it.
function showError(reason, line) {
  byId('error').hidden = !reason;
  byId('error').textContent = reason ?? '';
  for (const id of ['copy', 'link', 'replay', 'step', 'back']) {
    byId(id).disabled = Boolean(reason);
    byId(id).title = reason ? `First repair ${line ? 'line ' + line : 'the file'}` : '';
  }
  for (const box of byId('switches').querySelectorAll('input,select')) box.disabled = Boolean(reason);
}

// Writes a text in place of the editor's, so that undoing brings that back.
function rewrite(text) {
  if (editor.value === text) return;
  const focused = document.activeElement, top = scrollY;
  editor.focus({ preventScroll: true });
  editor.select();
  if (!document.execCommand('insertText', false, text)) editor.value = text;
  editor.setSelectionRange(0, 0);
  focused?.focus?.({ preventScroll: true });
  scrollTo(0, top);
  clearTimeout(typing);
  typing = 0;
}

editor.addEventListener('input', () => {
  byId('reset').disabled = editor.value === original;
  clearTimeout(typing);
  typing = setTimeout(() => open(editor.value, { isTyped: true }), 150);
});
byId('reset').addEventListener('click', () => { rewrite(original); open(editor.value, { isTyped: true }); });

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
  if (typing) open(editor.value, { isTyped: true });
  profile.value = value;
  const text = nameProfile(), counts = takeProfile(text);
  isProfileWritten = byId('error').hidden;
  const isOriginal = editor.value === original;
  if (isProfileWritten) rewrite(text);
  // The version is no edit of the file.
  if (isOriginal) original = editor.value;
  notice(`Version: ${label}, ${counts ? 'from now on' : 'after these touches'}.`);
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
const mostShown = 4;     // More recognizers than these are chosen from a list, one at a time.
let chosen = '';

function makeSwitches() {
  const gestures = gesturesOf(document_), focused = document.activeElement?.dataset ?? {};
  const selectors = ['flag', 'link'].filter(key => focused[key]).map(key => `[data-${key}="${CSS.escape(focused[key])}"]`);
  byId('switchable').textContent = gestures.length ? 'switch and see' : 'the views have their own, which are not switched here';
  const parts = [];
  let shown = gestures;
  if (gestures.length > mostShown) {
    const list = element('select', '', { ariaLabel: 'Recognizer' });
    list.append(...gestures.map(one => element('option', one.id)));
    if (gestures.some(one => one.id === chosen)) list.value = chosen;
    list.addEventListener('change', () => { chosen = list.value; makeSwitches(); });
    parts.push(list);
    shown = gestures.filter(one => one.id === list.value);
  }
  byId('switches').replaceChildren(...parts, ...shown.map(gesture => switchesOf(gesture, gestures)));
  if (selectors.length) byId('switches').querySelector(selectors[0])?.focus({ preventScroll: true });
}

function switchesOf(gesture, gestures) {
  const set = element('fieldset');
  set.append(element('legend', `${gesture.id} (${gesture.kind})`));
  const box = (text, label, isChecked, data, change) => {
    const input = element('input', '', { type: 'checkbox', checked: isChecked, ariaLabel: label });
    Object.assign(input.dataset, data);
    input.addEventListener('change', () => edit(() => change(input.checked)));
    const line = element('label');
    line.append(input, text);
    return line;
  };
  for (const [flag, standard] of flags) {
    set.append(box(flag, `${gesture.id} ${flag}`, gesture.set?.[flag] ?? standard, { flag: gesture.id + '.' + flag }, isOn => {
      gesture.set = { ...gesture.set, [flag]: isOn };
      if (isOn === standard) delete gesture.set[flag];
      if (!Object.keys(gesture.set).length) delete gesture.set;
    }));
  }
  const others = gestures.filter(other => other !== gesture);
  if (!others.length) return set;
  const line = element('div', 'waits for: ');
  for (const other of others) {
    const isSame = link => link.gesture === gesture.id && link.requiresFailureOf === other.id;
    line.append(box(other.id, `${gesture.id} waits for ${other.id}`, (document_.links ?? []).some(isSame), { link: gesture.id + '>' + other.id }, isOn => {
      document_.links = (document_.links ?? []).filter(link => !isSame(link));
      if (isOn) document_.links.push({ gesture: gesture.id, requiresFailureOf: other.id });
    }));
  }
  set.append(line);
  return set;
}

function edit(change) {
  change();
  open(written(document_), { isEdit: true });
}

// JSON with a line for what is short, as people write it.
function written(value, indent = 0) {
  const flat = JSON.stringify(value);
  if (flat.length + indent <= 76 || !value || typeof value !== 'object') return flat;
  const pad = ' '.repeat(indent + 2), end = '\n' + ' '.repeat(indent);
  if (Array.isArray(value)) return '[\n' + value.map(one => pad + written(one, indent + 2)).join(',\n') + end + ']';
  return '{\n' + Object.entries(value).map(([key, one]) => pad + JSON.stringify(key) + ': ' + written(one, indent + 2)).join(',\n') + end + '}';
}
