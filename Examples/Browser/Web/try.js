// What to change: the switches of the arrangement, and the one that mends it.

let remedy = null;       // The switch that helps, how it is to stand, and what its button says.
let undoText = null;     // The file before the latest change by a switch.
let chosen = '';         // The recognizer whose switches are shown where there are many.
const fewRecognizers = 4;

function objectsOf(value, isWanted, found = []) {
  if (Array.isArray(value)) value.forEach(one => objectsOf(one, isWanted, found));
  else if (value && typeof value === 'object') {
    found.push(...isWanted(value));
    for (const key of ['window', 'windows', 'views', 'children']) objectsOf(value[key], isWanted, found);
  }
  return found;
}
const gesturesOf = value => objectsOf(value, one => Array.isArray(one.gestures) ? one.gestures.filter(gesture => gesture.id && gesture.kind) : []);
const scrollViewsOf = value => objectsOf(value, one => ['scrollView', 'collectionView'].includes(one.kind) && one.id ? [one] : []);

// Sets a member, or deletes it where it has its standard value.
function put(object, group, key, value, standard) {
  object[group] = { ...object[group], [key]: value };
  if (value === standard) delete object[group][key];
  if (!Object.keys(object[group]).length) delete object[group];
}

const flagTexts = [['isEnabled', true, 'is on'], ['cancelsTouchesInView', true, 'cancels touches'], ['delaysTouchesBegan', false, 'delays the beginning'], ['delaysTouchesEnded', true, 'delays the end']];

// The switches: what each is about, how it stands, and what it changes in the file.
function allSwitches() {
  const gestures = gesturesOf(document_), views = scrollViewsOf(document_), found = [];
  const shown = gestures.length > fewRecognizers ? gestures.filter(one => one.id === chosen || remedy?.key.split(' ').includes(one.id)) : gestures;
  for (const gesture of shown) {
    const { id } = gesture, others = gestures.filter(other => other !== gesture && (gestures.length <= fewRecognizers || shown.includes(other)));
    for (const other of others) {
      const isSame = link => link.gesture === id && link.requiresFailureOf === other.id;
      found.push({ key: `waits ${id} ${other.id}`, text: `${id} waits for ${other.id}`, code: 'require(toFail:)', isOn: (document_.links ?? []).some(isSame), change(isOn) {
        document_.links = (document_.links ?? []).filter(link => !isSame(link));
        if (isOn) document_.links.push({ gesture: id, requiresFailureOf: other.id });
      } });
    }
    for (const [flag, standard, words] of flagTexts)
      found.push({ key: `${flag} ${id}`, text: `${id} ${words}`, code: flag, isOn: gesture.set?.[flag] ?? standard, change: isOn => put(gesture, 'set', flag, isOn, standard) });
    found.push({ key: `both ${id}`, text: `${id} goes with others`, code: 'shouldRecognizeSimultaneouslyWith', isOn: Boolean(gesture.delegate?.shouldRecognizeSimultaneouslyWith),
      change: isOn => put(gesture, 'delegate', 'shouldRecognizeSimultaneouslyWith', isOn, false) });
  }
  for (const view of views) {
    found.push({ key: `delays ${view.id}`, text: `${view.id} delays its content`, code: 'delaysContentTouches', isOn: view.set?.delaysContentTouches ?? true, change: isOn => put(view, 'set', 'delaysContentTouches', isOn, true) });
    found.push({ key: `content ${view.id}`, text: `${view.id} takes touches from its controls`, code: 'touchesShouldCancel(in:)', isOn: view.contentTouches?.shouldCancel ?? false, change: isOn => put(view, 'contentTouches', 'shouldCancel', isOn, false) });
  }
  found.push({ key: 'documented', text: 'Rules as Apple documents them', code: 'profile', isOn: version === 'documented', change: null });
  return found;
}

// MARK: The remedy

// Who is to be changed so that who lost, or came late, comes: what is known of what the answer names.
function findRemedy() {
  const gestures = new Map(gesturesOf(document_).map(one => [one.id, one])), isContinuous = name => picture.lanes.find(one => one.name === name)?.isContinuous;
  const both = name => isContinuous(name) ? 'Let both begin' : 'Let both act';
  for (const { name, fate, why } of parts) {
    const waited = fate === 'acted' && why.match(/because it waited for (\S+?)(?:,| to fail| and )/)?.[1];
    if (waited && gestures.has(name)) return { key: `waits ${name} ${waited}`, isOn: false, label: 'Do not wait' };
  }
  for (const part of parts.filter(one => one.fate === 'lost')) {
    const lane = picture.lanes.find(one => one.name === part.name), winner = lane?.marks.find(([what, , whom]) => what === 'failed' && whom)?.[2] ?? part.why.match(/ (?:prevented by|cancelled by|because of) (\S+)/)?.[1];
    if (/keeps the finger/.test(part.why) && lane) return { key: `content ${lane.view}`, isOn: true, label: 'Let it scroll' };
    if (winner && lane && !lane.isGesture && gestures.has(winner)) return { key: `cancelsTouchesInView ${winner}`, isOn: false, label: 'Let both act' };
    // Who waits for the winner besides would go on waiting.
    if (lane?.marks.some(([what, , whom]) => what === 'waits' && whom === winner)) return null;
    if (winner && (gestures.has(part.name) || gestures.has(winner))) return { key: `both ${gestures.has(part.name) ? part.name : winner}`, isOn: true, label: both(part.name) };
    if (!winner && gestures.has(part.name) && gestures.get(part.name).kind === 'tap') return { key: `cancelsTouchesInView ${part.name}`, isOn: false, label: 'Let both act' };
  }
  return null;
}

function tellRemedy() {
  const found = fingers.size ? null : findRemedy(), isNew = found?.key !== remedy?.key;
  remedy = found;
  const one = found && allSwitches().find(({ key }) => key === found.key);
  if (!one || one.isOn === found.isOn) remedy = null;
  byId('fix').hidden = !remedy || undoText !== null;
  byId('undo').hidden = undoText === null;
  if (remedy) {
    byId('fix').textContent = remedy.label;
    byId('fix').ariaLabel = `${remedy.label}: ${one.text}, ${remedy.isOn ? 'on' : 'off'}`;
    byId('fix').dataset.of = remedy.key.split(' ').slice(1).join(' ');
  }
  if (isNew && document_ && !isOpening && !isStarting) { makeSwitches(); showLines(); }
}

byId('fix').addEventListener('click', () => {
  if (!remedy) return;
  const { key, isOn } = remedy;
  lastChanged = key;
  turn(allSwitches().find(one => one.key === key), isOn);
  byId('undo').focus({ preventScroll: true });
});
byId('undo').addEventListener('click', () => {
  const text = undoText;
  undoText = null;
  lastChanged = '';
  rewrite(text);
  open(text, { isTyped: true, isTakenBack: true });
  (byId('fix').hidden ? byId('stage') : byId('fix')).focus({ preventScroll: true });
});

// MARK: The switches

let lastChanged = '';

function turn(one, isOn) {
  const before = editor.value;
  if (one.key === 'documented') { chooseVersion(isOn ? 'documented' : 'iOS18'); }
  else {
    one.change(isOn);
    open(written(document_), { isEdit: true });
  }
  undoText = before;
  tellRemedy();
  showCode();
  byId('announcement').textContent = `Now: ${headline} Before: ${previous}`;
}

function makeSwitches() {
  const gestures = gesturesOf(document_), focused = document.activeElement?.dataset?.switch;
  if (gestures.length > fewRecognizers && !gestures.some(one => one.id === chosen)) chosen = gestures[0].id;
  const all = allSwitches(), first = all.find(one => one.key === (remedy?.key ?? lastChanged));
  const order = ['acted', 'lost', 'open', 'unconcerned'], named = one => one.key.split(' ')[1] ?? '', rank = one => {
    const part = parts.find(({ name }) => name === named(one));
    return order.indexOf(part?.fate ?? 'unconcerned') + (one.key.startsWith('waits') && one.isOn ? -4 : one.key.startsWith('isEnabled') ? -0.5 : one.isOn ? 0 : 1);
  };
  const others = all.filter(one => one !== first && one.change).sort((a, b) => rank(a) - rank(b)), last = all.filter(one => !one.change);
  const front = [...first ? [first] : [], ...others].slice(0, 3), more = [...all.filter(one => !front.includes(one) && one.change), ...last];
  byId('switches').replaceChildren(...front.map(one => switchLine(one, one === first)));
  byId('others').hidden = !more.length;
  byId('others').querySelector('summary').textContent = `${more.length} more switch${more.length === 1 ? '' : 'es'}`;
  const list = [];
  if (gestures.length > fewRecognizers) {
    const select = element('select', '', { ariaLabel: 'Recognizer', className: 'recognizer' });
    select.append(...gestures.map(one => element('option', one.id, { selected: one.id === chosen })));
    select.addEventListener('change', () => { chosen = select.value; makeSwitches(); });
    list.push(select);
  }
  byId('others').querySelector('div').replaceChildren(...list, ...more.map(one => switchLine(one, false)));
  if (focused) document.querySelector(`[data-switch="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
}

function switchLine(one, isFirst) {
  const line = element('label', '', { className: 'switch' + (isFirst ? ' first' : '') }), words = element('span', one.text + ' '), box = element('input', '', { type: 'checkbox', checked: one.isOn, ariaLabel: one.text });
  box.setAttribute('role', 'switch');
  box.dataset.switch = one.key;
  line.dataset.of = one.key.split(' ').slice(1).join(' ') || 'version';
  words.append(element('code', one.code));
  box.addEventListener('change', () => { lastChanged = one.key; turn(one, box.checked); });
  line.append(words, box);
  return line;
}
