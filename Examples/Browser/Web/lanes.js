// The lanes: what was what when, of each finger, recognizer and touched view. Who acted comes first, then who lost, then the rest.

let picture = { end: 0, lanes: [] }; // What the lanes are drawn from.
let scale = null;        // Where times are along the lanes, in hundredths of their width.
let parts = [];          // Who acted, who lost, and the others, as the answer has them.
let earlier = new Map(); // When each acted before the latest change, and where the lanes ended.
let tapped = [];         // The views that were tapped last, the foremost first.
let marked = '';         // The one of them that has a lane.
const unfolded = new Set();
const mostLanes = 8;     // More recognizers than these are folded, but for those that acted or lost.

const escaped = text => text.replace(/[&<>"]/g, letter => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[letter]);
const seconds = time => time.toFixed(3) + ' s';
const sign = name => `<svg class="sign" viewBox="0 0 12 12" aria-hidden="true"><use href="#${name}"/></svg>`;

// MARK: Where times are

// Times in which something happens are to scale, and what lies between them is cut short.
function makeScale() {
  const spans = picture.lanes.flatMap(({ bars, marks }) => [...bars.map(([, from, to]) => [from, to]), ...marks.filter(([what]) => what !== 'event').map(([, time]) => [time, time])]);
  if (earlier.end) spans.push([0, earlier.end]);
  spans.sort((a, b) => a[0] - b[0]);
  const stretches = [];
  for (const [from, to] of spans.length ? spans : [[0, 1]]) {
    const last = stretches[stretches.length - 1];
    if (last && (from - last.to <= 0.3 || stretches.length > 5)) last.to = Math.max(last.to, to);
    else stretches.push({ from, to });
  }
  for (const one of stretches) one.to = Math.max(one.to, one.from + 0.02);
  const whole = stretches.reduce((sum, { from, to }) => sum + to - from, 0), cut = 6;
  // Behind the last moment there is room for its mark.
  stretches[stretches.length - 1].to += whole * 0.16;
  let left = 0;
  for (const one of stretches) {
    one.left = left;
    one.width = (one.to - one.from) / (whole * 1.16) * (100 - cut * (stretches.length - 1));
    left += one.width + cut;
  }
  scale = stretches;
}

// The place of a time, in hundredths.
function placeOf(time) {
  let before = scale[0];
  for (const one of scale) {
    if (time < one.from) { const edge = before.left + before.width; return before === one ? 0 : edge + (one.left - edge) * (time - before.to) / (one.from - before.to); }
    if (time <= one.to) return one.left + (time - one.from) / (one.to - one.from) * one.width;
    before = one;
  }
  return 100;
}

function timeAt(place) {
  for (const [i, one] of scale.entries()) {
    if (place <= one.left + one.width || i === scale.length - 1) return one.from + Math.max(0, Math.min(1, (place - one.left) / one.width)) * (one.to - one.from);
    if (place < scale[i + 1].left) return scale[i + 1].from;
  }
  return 0;
}

// The axis and the lines through the lanes.
function ticks() {
  const width = byId('over').clientWidth || 300, perSecond = Math.min(...scale.map(one => one.width / (one.to - one.from))) * width / 100;
  const step = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60].find(one => one * perSecond >= Math.max(42, width / 6)) ?? 300;
  const found = [];
  for (const one of scale) for (let i = Math.ceil(one.from / step - 1e-9); i * step <= one.to + 1e-9 && found.length < 60; i++) found.push(i * step);
  const places = found.map(placeOf);
  const names = places.map((place, i) => `<span class="tick" style="left:${place.toFixed(2)}%">${Number(found[i].toFixed(3))}${i === places.length - 1 ? ' s' : ''}</span>`);
  const lines = places.map(place => `<i class="grid" style="left:${place.toFixed(2)}%"></i>`);
  const cuts = scale.slice(1).map(one => `<i class="grid cut" style="left:${(one.left - 3).toFixed(2)}%"></i>`);
  return [names.join(''), [...lines, ...cuts].join('')];
}

// MARK: What became of each

const markOf = (lane, ...kinds) => lane.marks.find(([what]) => kinds.includes(what));
const partOf = lane => parts.find(one => one.name === lane.name);
const fateOf = lane => lane.isGesture ? partOf(lane)?.fate ?? 'unconcerned' : markOf(lane, 'acted') ? 'acted' : partOf(lane)?.fate ?? 'unconcerned';
const actTime = lane => markOf(lane, 'began', 'acted')?.[1];

// The mark below a name, its colour, and what it says.
function fateText(lane) {
  const fate = fateOf(lane), at = actTime(lane), end = [...lane.marks].reverse().find(([what]) => what === 'failed' || what === 'cancelled' || what === 'kept');
  if (fate === 'acted') return ['acted', 'acted', `${lane.isContinuous ? 'began' : 'acted'}${at === undefined ? '' : ' ' + seconds(at)}`];
  if (fate === 'open') return ['open', 'open', lane.bars.some(([what], i) => what === 'waiting' && i === lane.bars.length - 1) ? 'waits' : 'undecided'];
  if (!lane.isGesture) return [fate === 'lost' ? 'lost' : 'view', fate === 'lost' ? 'lost' : '', end ? end[0] === 'kept' ? 'not delivered' : 'cancelled' : 'received'];
  if (fate === 'lost') return ['lost', 'lost', (refuser(lane) ? 'refused' : 'lost') + (end ? ' ' + seconds(end[1]) : '')];
  return ['failed', '', end ? 'failed ' + seconds(end[1]) : 'not concerned'];
}

// The view that refused a recognizer.
const refuser = lane => partOf(lane)?.why.match(/gestureRecognizerShouldBegin of (\S+) returned false/)?.[1];

// A view's own recognizer that did nothing; a pan that failed although the finger moved stays among the others.
function isFolded(lane) {
  const part = partOf(lane);
  return part?.isInner && part.fate === 'unconcerned' && !(/\.pan$/.test(part.name)
    && (/^failed: (?!lifted before)/.test(part.why) || part.details.some(line => line.includes('Other movement does not count'))));
}

// Fingers in as many rows as are down at once.
function fingerRows() {
  const rows = [];
  for (const finger of picture.lanes.filter(one => one.kind === 'finger')) {
    const from = finger.bars[0]?.[1] ?? 0, row = rows.find(({ bars }) => bars[bars.length - 1][2] < from);
    if (row) { row.bars.push(...finger.bars); row.marks.push(...finger.marks); }
    else rows.push({ ...finger, name: rows.length ? `finger ${rows.length + 1}` : 'finger', bars: [...finger.bars], marks: [...finger.marks] });
  }
  return rows.length ? rows : [{ name: 'finger', bars: [], marks: [] }];
}

// Lanes, and folds of lanes: who acted, who lost, what is undecided, what failed by itself, views, and what is of no interest.
function orderedLanes() {
  const all = picture.lanes.filter(lane => lane.kind !== 'finger' && (lane.isGesture ? partOf(lane) : lane.bars.length || markOf(lane, 'acted')));
  const gestures = all.filter(lane => !isFolded(lane) && (lane.isGesture || fateOf(lane) !== 'unconcerned'));
  const order = ['acted', 'lost', 'open', 'unconcerned'];
  const sorted = order.flatMap(fate => gestures.filter(lane => fateOf(lane) === fate));
  const groups = new Map(), put = (key, title, note, lane) => groups.set(key, { key, title, note, lanes: [...groups.get(key)?.lanes ?? [], lane] });
  let shown = sorted;
  if (sorted.length > mostLanes) {
    shown = sorted.filter(lane => fateOf(lane) !== 'unconcerned').slice(0, mostLanes);
    for (const lane of sorted.filter(one => !shown.includes(one))) {
      const reason = (partOf(lane)?.why ?? '').replace(/^failed: |^was /g, '').replace(/ \([^)]*\)| \[[^\]]*\]/g, '');
      put(lane.kind + reason, lane.kind.replace(/[A-Z]/g, letter => ' ' + letter.toLowerCase()), reason, lane);
    }
  }
  for (const lane of all.filter(isFolded)) put('of ' + lane.view, '', 'none acted', lane);
  const views = all.filter(lane => !sorted.includes(lane) && !isFolded(lane));
  const folds = [...groups.values()];
  for (const fold of folds) {
    const count = fold.lanes.length;
    fold.title = fold.key.startsWith('of ') ? `${count} more ${fold.key}` : `${count} ${fold.title}${count > 1 ? 's' : ''}`;
  }
  return [...shown, ...views, ...folds];
}

// MARK: Drawing

function bar([what, from, to, whom], isEnd, words = '') {
  if (what === 'held' && to - from < 1e-4) return '';
  const left = placeOf(from), width = placeOf(to) - left;
  return `<i class="${what}${isEnd ? ' end' : ''}" style="left:${left.toFixed(2)}%;width:${width.toFixed(2)}%"${whom ? ` title="held back by ${escaped(whom)}"` : ''}>${words}</i>`;
}

const at = time => `style="left:${placeOf(time).toFixed(2)}%" viewBox="-10 -10 20 20" aria-hidden="true"`;
const cross = (time, isLost) => `<svg ${at(time)}><path class="halo" d="M-5-5L5 5M5-5L-5 5"/><path class="cross${isLost ? ' lost' : ''}" d="M-5-5L5 5M5-5L-5 5"/></svg>`;
const diamond = (time, name = 'diamond') => `<svg ${at(time)}><path class="${name}" d="M0-9L9 0L0 9L-9 0Z"/></svg>`;

function fingerLane({ name, bars, marks }) {
  const shapes = bars.map(([what, from, to]) => bar([what, from, to])
    + `<i class="ring" style="left:${placeOf(from).toFixed(2)}%"></i>` + (to < picture.end || !fingers.size ? `<i class="dot" style="left:${placeOf(to).toFixed(2)}%"></i>` : ''));
  return `<div class="lane finger"><span><span class="name">${name}</span></span><span class="track">${shapes.join('')}${marks.map(([, time]) => cross(time)).join('')}</span></div>`;
}

// The arrow to a lane from the one that decided about it.
function arrow(rows, row, other, time, isLost) {
  const from = rows.findIndex(one => one.name === other);
  if (from < 0 || from === row || Math.abs(from - row) > 3 || storyOf !== null) return '';
  const way = `calc(${Math.abs(from - row)}*var(--lane) - 26px)`, place = `left:${placeOf(time).toFixed(2)}%;height:${way};`;
  return `<u class="cause ${from > row ? 'below' : 'above'}${isLost ? ' lost' : ''}" style="${place}${from > row ? 'top:calc(50% + 13px)' : 'bottom:calc(50% + 13px)'}"></u>`;
}

function laneText(lane, rows, row) {
  const [mark, colour, words] = fateText(lane), fate = fateOf(lane), isLost = fate === 'lost', acted = actTime(lane);
  let shapes = lane.bars.map((one, i) => {
    const isLong = one[0] === 'waiting' && (placeOf(one[2]) - placeOf(one[1])) * (byId('over').clientWidth || 219) > 7000;
    return bar(one, i === lane.bars.length - 1, isLong ? `<b>${Math.round((one[2] - one[1]) * 1000)} ms</b>` : '');
  }).join('');
  const before = earlier.get(lane.name);
  if (before !== undefined && acted !== undefined && Math.abs(before - acted) > 0.0015 && lane.marks.filter(([what]) => what === 'acted' || what === 'began').length === 1) {
    const [from, to] = [acted, before].sort((a, b) => a - b), by = Math.round((to - from) * 1000);
    shapes += bar(['gain', from, to], false, `<b>${by} ms ${acted < before ? 'sooner' : 'later'}</b>`) + diamond(before, 'hollow');
  }
  for (const [what, time, whom] of lane.marks) {
    if (what === 'failed' || what === 'cancelled') {
      const by = isLost && (whom || refuser(lane));
      shapes += by ? arrow(rows, row, by, time, true) : '';
      shapes += cross(time, isLost);
    } else if (what === 'acted') shapes += diamond(time);
    else if (what === 'waits' && acted !== undefined && acted - time > 0.0015) shapes += arrow(rows, row, whom, acted, false);
  }
  const isOpen = storyOf === lane.name, time = lane.isGesture ? lane.kind : lane.kind.toLowerCase();
  return `<button type="button" class="lane${lane.isGesture || fate === 'acted' || isLost ? '' : ' view'}${marked && lane.view === marked ? ' lit' : ''}" data-name="${escaped(lane.name)}" data-view="${escaped(lane.view)}" data-of="${escaped(lane.name)}" `
    + `aria-expanded="${isOpen}" title="${escaped(lane.name)}, ${time}"><span><span class="name">${escaped(lane.name)}</span><small class="${colour}">${sign(mark)}<span class="count" data-fate="${words}">${words}</span></small></span>`
    + `<span class="track">${shapes}</span></button>` + (isOpen ? '<div class="story" id="story"></div>' : whyText(lane));
}

// The question of a lane that failed, behind its end where there is room; its story has it too.
function whyText(lane) {
  if (isOpen() || !hasFailed(lane)) return '';
  const end = placeOf(Math.max(...lane.bars.map(([, , to]) => to), ...lane.marks.map(([, time]) => time)));
  if ((100 - end) * (byId('over').clientWidth || 219) < 11000) return '';
  return `<span class="here" style="--end:${(end / 100).toFixed(4)}"><button type="button" class="asks" data-why="${escaped(lane.name)}" aria-label="Why not? What would make ${escaped(lane.name)} act">Why not?</button></span>`;
}

function foldText({ key, title, note, lanes }) {
  const times = lanes.flatMap(lane => lane.marks.filter(([what]) => what === 'failed' || what === 'cancelled').map(([, time]) => time)).sort((a, b) => a - b);
  const isOpen = unfolded.has(key), distinct = times.filter((time, i) => !i || placeOf(time) - placeOf(times[i - 1]) > 2);
  const line = times.length ? `<i class="thin" style="left:0;width:${placeOf(times[times.length - 1]).toFixed(2)}%"></i>` : '';
  return `<button type="button" class="lane view fold" data-fold="${escaped(key)}" aria-expanded="${isOpen}" title="${escaped(title + ': ' + note)}"><span><span class="name">${escaped(title)}</span><small>${sign('fold')}<span>${escaped(note)}</span></small></span>`
    + `<span class="track">${line}${distinct.map(time => cross(time)).join('')}</span></button>` + (isOpen ? lanes.map(lane => laneText(lane, [], 0)).join('') : '');
}

function lanesText() {
  makeScale();
  const rows = orderedLanes(), [names, lines] = ticks(), views = new Set(picture.lanes.map(one => one.view));
  marked = tapped.find(name => views.has(name)) ?? '';
  return [names, `<div class="over" aria-hidden="true">${lines}</div>` + fingerRows().map(fingerLane).join('')
    + rows.map((one, row) => one.lanes ? foldText(one) : laneText(one, rows, row)).join('')];
}

// How many lanes there are decides how high a phone's stage is: once for an arrangement, so that nothing moves under a finger.
function settleHeights() {
  const rows = orderedLanes().length + (fingerRows().length > 1 ? 1 : 0);
  document.documentElement.style.setProperty('--n', Math.min(5, Math.max(2, rows)));
  // As does an answer of more than two lines.
  document.documentElement.style.setProperty('--extra', Math.max(0, byId('answer').offsetHeight - 112) + 'px');
}

function drawLanes() {
  const focused = document.activeElement?.closest?.('.lane')?.dataset ?? {};
  // While fingers are down nothing below the lanes moves up.
  const place = byId('lanes');
  place.style.minHeight = isOpen() && freeTime === null ? Math.max(parseFloat(place.style.minHeight) || 0, place.offsetHeight) + 'px' : '';
  [byId('ticks').innerHTML, place.innerHTML] = lanesText();
  const again = [...byId('lanes').querySelectorAll('button')].find(one => one.dataset.name ? one.dataset.name === focused.name : one.dataset.fold && one.dataset.fold === focused.fold);
  again?.focus({ preventScroll: true });
  tellStory();
}

// MARK: A lane is pressed

// A lane may be drawn anew between the finger's landing and its lift, so that no click would come.
const laneAt = event => document.elementFromPoint(event.clientX, event.clientY)?.closest('#lanes button.lane');
let pressed = null;
byId('lanes').addEventListener('pointerdown', event => { pressed = { key: keyOf(laneAt(event)), x: event.clientX, y: event.clientY }; });
byId('lanes').addEventListener('pointercancel', () => { pressed = null; });
byId('lanes').addEventListener('pointerup', event => {
  const lane = laneAt(event), start = pressed;
  pressed = null;
  if (lane && keyOf(lane) === start?.key && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 10) pressLane(lane);
});
// What a key or a screen reader presses has no pointer.
byId('lanes').addEventListener('click', event => {
  const lane = event.target.closest?.('button.lane');
  if (lane && event.detail === 0) pressLane(lane);
});
byId('lanes').addEventListener('click', event => {
  const button = event.target.closest?.('.here button');
  if (button) askWhyNot(button.dataset.why);
});
const keyOf = lane => lane?.dataset.name ?? lane?.dataset.fold;

function pressLane(lane) {
  const { name, fold } = lane.dataset;
  if (name) return showStory(name);
  if (!unfolded.delete(fold)) unfolded.add(fold);
  drawLanes();
  showTime();
}

// MARK: What belongs together

// Pointing at a lane, a sentence, a switch or a line of the file marks all of them, and the view.
function tie(name) {
  for (const one of document.querySelectorAll('[data-of]')) one.classList.toggle('lit', Boolean(name) && one.dataset.of.split(' ').includes(name) || Boolean(marked) && one.dataset.view === marked);
  light(name ? picture.lanes.find(one => one.name === name)?.view ?? null : null);
}
document.addEventListener('pointerover', event => { if (event.pointerType === 'mouse') tie(event.target.closest?.('[data-of]')?.dataset.of.split(' ')[0]); });

function light(view) {
  if (view === lit) return;
  lit = view || null;
  redrawStage();
}

// A tap on the stage leads to the lanes of what was tapped: of the foremost view that has one.
function noteTap([x, y]) {
  const { labels, numbers } = collect();
  tapped = labels.map((_, i) => shapeAt(labels, numbers, i)).filter(shape => {
    const [a, b] = local(shape.matrix, [x, y]);
    return shape.name && a >= 0 && b >= 0 && a <= shape.width && b <= shape.height;
  }).map(shape => shape.name).reverse();
}
