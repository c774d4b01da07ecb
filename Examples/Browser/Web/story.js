// What is told: the headline, the lanes, who acted and who lost, and what is about to happen.

let lines = [];          // The log that is shown.
let told = 0;            // When it was told last, by the page's clock.
let tellTimer = 0;
let clocks = [];         // The recognizers for which time runs.
let announced = '';
const rhythm = 100;      // Lanes are drawn so often at most, in milliseconds.
const shownChannels = ['actions', 'controls', 'scroll', 'cells', 'touches'];

const element = (name, text, properties) => Object.assign(document.createElement(name), { textContent: text ?? '' }, properties);

const isTellDue = () => tellTimer !== 0;

// Tells at once, or as soon as the last time is long enough ago.
function tellSoon() {
  if (tellTimer) return;
  tellTimer = setTimeout(tell, Math.max(0, told + rhythm - performance.now()));
}

function tell() {
  clearTimeout(tellTimer);
  tellTimer = 0;
  told = performance.now();
  takeLines();
  clocks = ask('deadlines');
  if (viewing) return;
  look(-1);
  tellLanes();
  tellAnswer(ask('answer'));
  tellStory();
  film.times = null;
  showTime();
  countDown();
  if (isOpen() || engine.playground_animates()) return;
  clearTimeout(announcing);
  announcing = setTimeout(announce, 600);
}

// A screen reader is told once, when a gesture is over.
let announcing = 0;
function announce() {
  const text = byId('status').textContent;
  if (text === announced || isOpen()) return;
  announced = text;
  byId('announcement').textContent = text;
}

// The lanes' unit is a point of the page, or larger where letters must be.
const isSmall = matchMedia('(max-width:780px),(max-height:520px)');
function look(moment, room = byId('lanes').clientWidth - (isSmall.matches ? 8 : 20)) {
  const width = Math.max(240, room);
  const isRunning = !viewing && freeTime === null && isOpen();
  engine.playground_look(isSmall.matches ? width * 11 / 12 : width, isRunning ? now() : -1, moment);
}

// The marks in one line, which stays in sight below the lanes.
const marks = '<p class="marks">' + [['active', '●', 'lift'], ['', '▼', 'action'], ['acted', '◆', 'recognized'], ['failed', '×', 'failed'], ['lost', '×', 'cancelled'], ['waiting', '▨', 'waits']]
  .map(([name, sign, word]) => `<span><b class="${name}">${sign}</b> ${word}</span>`).join(' ') + '</p>';

function tellLanes() {
  const svg = ask('lanes');
  if (!svg.includes('class="strip"') || !(fingers.size || lines.length || film.frames.length)) return;
  const focused = document.activeElement?.closest?.('.strip')?.dataset.name;
  byId('lanes').innerHTML = svg + marks;
  const strips = [...byId('lanes').querySelectorAll('.strip')].filter(one => one.dataset.view);
  for (const strip of strips) {
    const { name } = strip.dataset;
    for (const [key, value] of Object.entries({ role: 'button', tabindex: 0, 'aria-label': name + ': its story', 'aria-expanded': name === storyOf }))
      strip.setAttribute(key, value);
    if (name === focused) strip.focus({ preventScroll: true });
  }
  for (const [name] of clocks) {
    const strip = strips.find(one => one.dataset.name === name);
    if (!strip) continue;
    const ground = strip.querySelector('.strip-ground'), words = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    words.setAttribute('class', 'small halo count');
    words.setAttribute('x', Number(ground.getAttribute('width')) - 6);
    words.setAttribute('y', Number(ground.getAttribute('y')) + 31);
    words.setAttribute('text-anchor', 'end');
    strip.append(words);
  }
}

// What the next deadlines will do, in every frame, and under which condition: the headline and the lanes say the same number.
function countDown() {
  const time = now(), isRunning = !viewing && freeTime === null;
  const said = new Map(clocks.map(([name, at, begins]) => [name, `${begins ? 'begins' : 'fails'} in ${Math.max(0, at - time).toFixed(2)} s`]));
  const [brief, condition] = fingers.size ? ['if held', 'if the finger stays'] : ['if no tap', 'if no touch comes'];
  for (const words of byId('lanes').querySelectorAll('.count')) {
    const text = isRunning && said.get(words.closest('.strip').dataset.name);
    words.textContent = text ? `${text} ${isSmall.matches ? brief : condition}` : '';
  }
  const next = isRunning && clocks.find(([name, at]) => at > time && !name.includes('.'));
  byId('count').textContent = next ? `${next[0]} ${said.get(next[0])} ${condition}` : '';
}

// Says something else than the answer, for a moment.
let noticeEnd = 0;
function notice(text) {
  byId('status').textContent = text;
  byId('announcement').textContent = announced = text;
  noticeEnd = performance.now() + 2500;
  setTimeout(() => { if (!viewing && film.frames.length) tellSoon(); }, 2600);
}

let answerText = '';
function tellAnswer(answer) {
  if (answer.headline && performance.now() > noticeEnd) showHeadline(answer.headline);
  // What is not changed keeps what somebody opened or marked in it; counts of moves wait until the fingers have lifted.
  const text = JSON.stringify(fingers.size && !viewing ? answer.parts.map(({ name, why }) => [name, why]) : answer);
  if (text === answerText) return;
  answerText = text;
  const item = part => {
    const one = element('li', '', { className: part.fate });
    const line = element('summary');
    line.append(element('b', part.name), ' ', ...withRules(part.why + '.'));
    const details = element('details', '', { open: opened.has(part.name) });
    details.addEventListener('toggle', () => opened[details.open ? 'add' : 'delete'](part.name));
    details.append(line, ...part.details.map(text => lineOf('p', text)));
    one.append(details);
    return one;
  };
  // A scroll view's own pan that failed although the finger moved is among the others: its lane shows it in red.
  const hasLane = name => byId('lanes').querySelector(`.strip[data-name="${CSS.escape(name)}"]`) !== null;
  const isFolded = ({ name, fate, why, isInner, details }) => isInner && fate === 'unconcerned' && !(hasLane(name)
    && (/^failed: (?!lifted before)/.test(why) || details.some(line => line.includes('Other movement does not count'))));
  byId('parts').replaceChildren(...answer.parts.filter(part => !isFolded(part)).map(item));
  const inner = answer.parts.filter(isFolded);
  byId('inner').hidden = !inner.length;
  byId('inner').querySelector('summary').textContent = `${inner.length} inner recognizer${inner.length > 1 ? 's' : ''} of views: none acted`;
  byId('inner').querySelector('ul').replaceChildren(...inner.map(item));
  byId('touches').querySelector('ol').replaceChildren(...answer.touches.map(text => lineOf('li', text)));
  byId('rules').querySelector('ul').replaceChildren(...answer.rules.map(rule => element('li', rule, { tabIndex: -1 })));
}
const opened = new Set();

// MARK: Rules: an id leads to what the rule is about

function withRules(text) {
  return text.split(/(\[[A-Z]+-\d+[a-z]?\])/).map(piece => {
    if (!/^\[[A-Z]+-\d/.test(piece)) return piece;
    const link = element('a', piece, { href: '#rules', title: titleOf(piece.slice(1, -1)) });
    link.addEventListener('click', event => { event.preventDefault(); showRule(piece.slice(1, -1)); });
    return link;
  });
}

// A line of an account; what belongs to the one above is indented.
function lineOf(name, text) {
  const line = element(name), depth = text.search(/\S/);
  if (depth > 0) line.style.paddingLeft = depth / 2 + 'em';
  line.append(...withRules(text.trimStart()));
  return line;
}

// The headline; what to do about it follows in ordinary letters, and long names may break between their words.
function showHeadline(text) {
  const [, first, rest] = text.match(/^(.*?\.)( [A-Z].*)?$/s) ?? [, text];
  const pieces = words => words.split(/(\S{16,})/).flatMap((word, i) => i % 2 === 0 ? [word]
    : word.split(/(?<=[a-z])(?=[A-Z]|\()/).flatMap((piece, j) => j ? [document.createElement('wbr'), piece] : [piece]));
  byId('status').replaceChildren(...pieces(first));
  if (!rest) return;
  const more = element('span', '', { className: 'rest' });
  more.append(...pieces(rest));
  byId('status').append(more);
}

function showRule(id) {
  byId('rules').open = true;
  const list = byId('rules').querySelector('ul');
  let rule = [...list.children].find(one => one.textContent.startsWith(id + ':'));
  if (!rule) {
    rule = element('li', `${id}: ${titleOf(id)}`, { tabIndex: -1 });
    list.append(rule);
  }
  rule.scrollIntoView({ block: 'nearest' });
  rule.focus({ preventScroll: true });
}

// MARK: The story of a lane

let storyOf = null;      // The recognizer or view whose story is shown.

function tellStory() {
  if (storyOf === null) return;
  const { title, steps, sentences } = askStory(storyOf);
  byId('storyTitle').textContent = title;
  byId('storySteps').replaceChildren(...steps.map(([time, text]) => {
    const step = element('li');
    step.append(element('time', time.toFixed(3) + ' s'), element('span', text));
    return step;
  }));
  byId('storySentences').replaceChildren(...sentences.map(text => lineOf('p', text)));
}

function showStory(name) {
  if (name === storyOf) return closeStory();
  storyOf = name;
  byId('story').hidden = false;
  tellStory();
  markStory();
  byId('story').scrollTop = 0;
  byId('story').scrollIntoView({ block: 'nearest' });
}

function closeStory() {
  storyOf = null;
  byId('story').hidden = true;
  markStory();
}

function markStory() {
  for (const strip of byId('lanes').querySelectorAll('.strip[role]')) strip.setAttribute('aria-expanded', strip.dataset.name === storyOf);
}

// A lane may be drawn anew between the finger's landing and its lift, so that no click would come.
const laneAt = event => document.elementFromPoint(event.clientX, event.clientY)?.closest('.strip[role]')?.dataset.name;
let pressed = null;
byId('lanes').addEventListener('pointerdown', event => { pressed = { name: laneAt(event), x: event.clientX, y: event.clientY }; });
byId('lanes').addEventListener('pointercancel', () => { pressed = null; });
byId('lanes').addEventListener('pointerup', event => {
  const name = laneAt(event), start = pressed;
  pressed = null;
  if (name && name === start?.name && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 10) showStory(name);
});
// What a screen reader presses has no pointer.
byId('lanes').addEventListener('click', event => {
  const strip = event.target.closest?.('.strip[role]');
  if (strip && event.detail === 0) showStory(strip.dataset.name);
});
byId('lanes').addEventListener('keydown', event => {
  const strip = event.target.closest?.('.strip[role]');
  if (!strip || event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  showStory(strip.dataset.name);
});
byId('storyEnd').addEventListener('click', () => {
  const strip = [...byId('lanes').querySelectorAll('.strip')].find(one => one.dataset.name === storyOf);
  closeStory();
  strip?.focus({ preventScroll: true });
});

// MARK: The log, and what acted

function takeLines() {
  const fresh = newLines(), time = performance.now();
  for (const [channel, line] of fresh) {
    lines.push([channel, line]);
    if (channel !== 'actions' && channel !== 'controls' && channel !== 'cells') continue;
    const [, subject, what, state] = line.split(' ');
    if (!/^(touchUpInside|valueChanged|select)$/.test(what) && !(what === 'action' && /recognized|began/.test(state))) continue;
    const view = what === 'action' ? viewOf(subject) : subject;
    if (!view) continue;
    pulses.push({ view, until: time + pulseTime * 1000 });
    film.pulses.push({ view, time: Number(line.split(' ')[0]) });
  }
  pulses = pulses.slice(-12);
  if (lines.length > 1200) lines = lines.slice(-600);
  if (fresh.length && (byId('logs').open || freeTime !== null)) showLog();
}

function showLog() {
  byId('log').textContent = lines.filter(([channel]) => shownChannels.includes(channel)).slice(-300).map(([, line]) => line).join('\n');
}

// The view of a recognizer; what covers the whole window does not flash.
function viewOf(gesture) {
  let found = null;
  const search = list => (list ?? []).forEach(one => {
    if (one.gestures?.some(other => other.id === gesture) && one.id) found = one.frame?.[2] * one.frame?.[3] > size[0] * size[1] * 0.9 ? null : one.id;
    search(one.children ?? one.views);
  });
  search(document_.views ?? document_.windows);
  return found;
}

byId('lanes').addEventListener('pointerover', event => light(event.target.closest?.('.strip')?.dataset.view ?? null));
byId('lanes').addEventListener('pointerleave', () => light(null));

function light(view) {
  if (view === lit) return;
  lit = view || null;
  if (viewing) showMoment(); else drawStage();
}

function tellConflicts() {
  const conflicts = ask('conflicts');
  byId('conflicts').replaceChildren(...conflicts.map(one => {
    const item = element('li');
    item.append(element('b', (one.kind.replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase())) + ': '), ...withRules(one.text + '.'));
    return item;
  }));
  if (!conflicts.length) byId('conflicts').append(element('li', 'Nothing is in anything’s way.'));
}
