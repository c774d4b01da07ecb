// What is told: the answer, why, the story of a lane, and what is about to happen.

let lines = [];          // The log that is shown.
let told = 0;            // When it was told last, by the page's clock, and how long that took.
let took = 0;
let tellTimer = 0;
let clocks = [];         // The recognizers for which time runs.
let announced = '';
let answer = { headline: '', parts: [], touches: [], rules: [] };
const rhythm = 100;      // Lanes are drawn so often at most, in milliseconds, and for a fifth of the time.
const shownChannels = ['actions', 'controls', 'scroll', 'cells', 'touches'];

const element = (name, text, properties) => Object.assign(document.createElement(name), { textContent: text ?? '' }, properties);

const isTellDue = () => tellTimer !== 0;

// Tells at once, or as soon as the last time is long enough ago.
function tellSoon() {
  if (tellTimer) return;
  tellTimer = setTimeout(tell, Math.max(0, told + Math.max(rhythm, took * 4) - performance.now()));
}

// Asks for the whole gesture, whatever moment is shown.
function askAll() {
  look(-1);
  answer = ask('answer');
  parts = answer.parts;
  picture = ask('lanes');
}

function tell() {
  clearTimeout(tellTimer);
  tellTimer = 0;
  told = performance.now();
  takeLines();
  clocks = ask('deadlines');
  if (viewing && !viewing.isRest) return;
  askAll();
  drawLanes();
  tellAnswer(answer);
  film.times = null;
  showTime();
  countDown();
  took = performance.now() - told;
  if (isOpen() || engine.playground_animates()) return;
  if (isTest) showCode();
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

function look(moment) {
  const isRunning = !viewing && freeTime === null && isOpen();
  engine.playground_look(isRunning ? now() : -1, moment);
}

// What the next deadlines will do, in every frame, and under which condition: the answer and the lanes say the same number.
function countDown() {
  const time = now(), isRunning = !viewing && freeTime === null;
  const said = new Map(clocks.map(([name, at, begins]) => [name, `${begins ? 'begins' : 'fails'} in ${Math.max(0, at - time).toFixed(2)} s`]));
  for (const words of byId('lanes').querySelectorAll('.count')) {
    const text = isRunning && said.get(words.closest('.lane').dataset.name) || words.dataset.fate;
    if (words.textContent !== text) words.textContent = text;
  }
  const next = isRunning && clocks.find(([name, at]) => at > time && !name.includes('.'));
  byId('count').textContent = next ? `${next[0]} ${said.get(next[0])} if ${fingers.size ? 'the finger stays' : 'no touch comes'}` : '';
}

// Says something for a moment, where it is read out as well.
let noticeEnd = 0;
function notice(text) {
  byId('before').textContent = text;
  byId('announcement').textContent = announced = text;
  noticeEnd = performance.now() + 2500;
  setTimeout(() => { if (performance.now() > noticeEnd - 50) { noticeEnd = 0; tellBefore(); } }, 2500);
}

// MARK: The answer

let headline = '';       // What stands there: the effect and its cause.
let rest = '';           // What to do about it, in ordinary letters.
let previous = '';       // The answer before the latest change.

// Where a long name may break; letters as in the file.
const breakable = words => words.split(/(\S{16,})/).flatMap((word, i) => i % 2 === 0 ? [word]
  : word.split(/(?<=[a-z])(?=[A-Z]|\()/).flatMap((piece, j) => j ? [document.createElement('wbr'), piece] : [piece]));

function showHeadline(text) {
  [, headline, rest = ''] = text.match(/^(.*?\.)( [A-Z].*)?$/s) ?? [, text];
  headline = headline.replace(/gestureRecognizerShouldBegin of (\S+) returned false/, '$1 refused it');
  // Who lost asked; that something else scrolled is the answer to nothing.
  const scrolled = headline.match(/^(\S+ scroll(?:ed|s)[^;]*); (.*)$/);
  if (scrolled && !scrolled[2].includes('cancelled')) headline = scrolled[2];
  // The effect on one line, the cause on the next.
  const whole = headline.search(/(?<=:) |(?<=,) (?=because|whose|and )/), cut = whole < 0 ? headline.search(/(?<=;) /) : whole, pieces = cut < 0 ? [headline] : [headline.slice(0, cut), headline.slice(cut + 1)];
  byId('status').replaceChildren(...pieces.flatMap((piece, i) => {
    const line = element('span');
    line.append(...breakable(piece));
    return i ? [' ', line] : [line];
  }));
  if (!noticeEnd) tellBefore();
}

// An answer that was longer keeps its room, so that a change moves nothing below it.
function keepRoom() {
  const place = byId('answer');
  place.style.minHeight = Math.max(parseFloat(place.style.minHeight) || 0, place.offsetHeight) + 'px';
}

function tellBefore() {
  // Of one that came late and comes at once the difference tells all.
  const late = previous.match(/^(\S+) came (\d+ ms) after/), isMended = late && headline.startsWith(`${late[1]} came when`);
  byId('before').textContent = previous && previous !== headline ? 'Before: ' + (isMended ? late[2] + ' later.' : previous) : rest.trim();
}

let answerText = '';
function tellAnswer(answer) {
  if (answer.headline) showHeadline(answer.headline);
  // What is not changed keeps what somebody opened or marked in it; counts of moves wait until the fingers have lifted.
  const text = JSON.stringify(fingers.size && !viewing ? answer.parts.map(({ name, why }) => [name, why]) : answer);
  if (text === answerText) return;
  answerText = text;
  const names = new Set(picture.lanes.map(one => one.name)), seen = answer.parts.filter(part => names.has(part.name));
  // What a view's own recognizers did not do stands in their fold.
  const isQuiet = part => isFolded({ name: part.name }), most = seen.length > 2 * mostLanes ? mostLanes : 99;
  const said = seen.filter(part => !isQuiet(part) && (most > mostLanes || part.fate !== 'unconcerned')).slice(0, most);
  const left = seen.filter(part => !said.includes(part) && (!isQuiet(part) || most === mostLanes));
  byId('parts').replaceChildren(...said.map(part => sentence(part, most > mostLanes)), ...grouped(left));
  document.body.classList.toggle('empty', !seen.length);
  byId('touches').hidden = !answer.touches.length;
  byId('touches').querySelector('ol').replaceChildren(...answer.touches.map(text => lineOf('li', text)));
  if (!viewing || viewing.isRest) tellRemedy();
  keepRoom();
}

// Where there are few, a question that has no room in its lane is asked here.
function sentence(part, isAskable) {
  const lane = picture.lanes.find(one => one.name === part.name), [mark] = lane ? fateText(lane) : ['view'];
  const item = element('li', '', { className: part.fate !== 'unconcerned' ? part.fate : lane?.isGesture ? '' : 'quiet' }), words = element('span');
  item.dataset.of = part.name;
  // The rules of the whole account follow the sentence.
  const rules = [...new Set(part.details.flatMap(text => text.match(/\[[A-Z]+-\d+[a-z]?\]/g) ?? []))];
  const why = part.why.replace(/ ?\[[A-Z]+-\d+[a-z]?\]/g, ''), own = part.why.match(/\[[A-Z]+-\d+[a-z]?\]/g) ?? [];
  words.append(element('b', part.name), ' ', ...withCode(why + '.'), ...[...new Set([...own, ...rules])].slice(0, 4).flatMap(id => [' ', ...withRules(id)]));
  if (isAskable && lane && hasFailed(lane) && !isOpen() && !whyText(lane)) words.append(' ', whyNotButton(part.name));
  item.innerHTML = sign(mark);
  item.append(words);
  return item;
}

// A sentence with its words of code as such: those that nobody in the arrangement is called.
function withCode(text) {
  const names = new Set(picture.lanes.map(one => one.name));
  return text.replace('TouchSettings.', '').split(/(\b[a-z]+[A-Z]\w*(?:\([^)\s]*\))?|\brequire\(toFail:\))/).map((piece, i) => i % 2 && !names.has(piece) ? element('code', piece) : piece);
}

// What did nothing and is many, by reason.
function grouped(left) {
  const groups = new Map();
  for (const part of left) groups.set(part.why, [...groups.get(part.why) ?? [], part]);
  return [...groups].map(([why, all]) => {
    const item = element('li', '', { className: 'quiet' }), words = element('span');
    const names = all.map(one => one.name), shown = names.length > 3 ? `${names.slice(0, 2).join(', ')} and ${names.length - 2} more` : names.join(', ');
    const reason = all.length > 1 ? why.replace(/^was /, 'were ') : why;
    words.append(...breakable(shown + ' '), ...withRules(reason + '.'));
    item.innerHTML = sign('failed');
    item.dataset.of = names.slice(0, 3).join(' ');
    item.append(words);
    return item;
  });
}

// MARK: Rules: an id leads to its page

function withRules(text) {
  return text.split(/(\[[A-Z]+-\d+[a-z]?\])/).map(piece => {
    if (!/^\[[A-Z]+-\d/.test(piece)) return piece;
    const id = piece.slice(1, -1), title = titleOf(id);
    return element('a', id, { className: 'rule', href: rulePage(id), title, ariaLabel: `${id}: ${title}`, target: '_blank', rel: 'noopener' });
  });
}

// A line of an account; what belongs to the one above is indented.
function lineOf(name, text) {
  const line = element(name), depth = text.search(/\S/);
  if (depth > 0) line.style.paddingLeft = depth / 2 + 'em';
  line.append(...withRules(text.trimStart()));
  return line;
}

// MARK: The story of a lane, which opens below it

let storyOf = null;      // The recognizer or view whose story is shown.

function tellStory() {
  const place = byId('story');
  if (storyOf === null || !place) return;
  look(viewing && !viewing.isRest ? Math.max(0, traceTime(viewing.time)) : -1);
  const { title, steps, sentences } = askStory(storyOf), list = element('ol');
  list.append(...steps.map(([time, text]) => {
    const step = element('li');
    step.append(element('time', seconds(time)), element('span', text));
    return step;
  }));
  const lane = picture.lanes.find(one => one.name === storyOf);
  place.replaceChildren(element('b', title), list, ...sentences.map(text => lineOf('p', text)));
  if (asked?.kind === 'whyNot' && asked.name === storyOf) place.append(asked.view);
  else if (lane && hasFailed(lane) && !isOpen()) place.append(whyNotButton(storyOf));
}

function showStory(name) {
  storyOf = name === storyOf ? null : name;
  drawLanes();
  showTime();
}

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
