// Questions to the engine: what is in something's way, and what would make something act. It performs gestures to know, which may
// take a while; so a worker does it, and no frame waits. The part that answers is unpacked in there, at the first question.

let engineModule = null; // The page's module, compiled.
let askPart = null;      // What answers questions: its text and length, or what a worker made of them.
const askers = new Map(); // The workers, by what they are asked.

// What the worker does; nothing of the page is there but what is sent.
function answering() {
  const encoder = new TextEncoder(), decoder = new TextDecoder();
  let engine = null, printed = '';
  const system = {
    fd_write(file, vectors, count, written) {
      const view = new DataView(engine.memory.buffer);
      let total = 0;
      for (let i = 0; i < count; i++) {
        const start = view.getUint32(vectors + 8 * i, true), length = view.getUint32(vectors + 8 * i + 4, true);
        printed += decoder.decode(new Uint8Array(engine.memory.buffer, start, length), { stream: true });
        total += length;
      }
      view.setUint32(written, total, true);
      return 0;
    },
    proc_exit(code) { throw new Error('the engine stopped with ' + code); },
  };
  const absent = new Proxy({}, { get: () => () => { throw new Error('the part for questions is not there'); } });

  async function make(module, part) {
    engine = (await WebAssembly.instantiate(module, { wasi_snapshot_preview1: system, part: absent })).exports;
    if (Array.isArray(part)) {
      let work = unpacking(...part), step;
      do step = work.next(); while (!step.done);
      part = step.value.length ? await WebAssembly.compile(step.value) : null;
      postMessage({ part });
    }
    if (part) await WebAssembly.instantiate(part, { page: engine });
  }

  onmessage = async ({ data: { module, part, kind, document, name, index } }) => {
    try {
      if (!engine) await make(module, part);
      const prefix = kind === 'whyNot' ? name : '', first = encoder.encode(prefix), bytes = encoder.encode(prefix + document);
      // It cannot be interrupted: so it goes so far, tells what was found until then, and then begins anew and goes further.
      for (let steps = 500, isDone = 0; !isDone; steps *= 4) {
        printed = '';
        const place = engine.playground_input(bytes.length);
        new Uint8Array(engine.memory.buffer, place, bytes.length).set(bytes);
        isDone = kind === 'conflicts' ? engine.playground_ask_conflicts(bytes.length, steps)
          : kind === 'whyNot' ? engine.playground_ask_why_not(bytes.length, first.length, steps) : engine.playground_ask_fix(bytes.length, index, steps);
        const found = printed.split('\n').filter(line => line).map(line => JSON.parse(line));
        const told = isDone < 0 ? decoder.decode(new Uint8Array(engine.memory.buffer, engine.playground_text(), engine.playground_text_length())) : '';
        postMessage({ found, isDone: isDone !== 0, error: told && JSON.parse(told).reason });
      }
    } catch (error) { postMessage({ found: [], isDone: true, error: String(error) }); }
  };
}

// Asks; of one kind one question at a time. Whoever asked hears each time that more was found, and at the end.
function askEngine(question, hear) {
  const fail = reason => { askers.get(question.kind)?.terminate(); askers.delete(question.kind); hear({ found: [], isDone: true, error: reason || 'this browser runs no worker here' }); };
  stopAsking(question.kind);
  let asker = askers.get(question.kind);
  const setting = asker ? {} : { module: engineModule, part: askPart };
  try {
    if (!asker) askers.set(question.kind, asker = newAsker());
    asker.postMessage({ ...question, ...setting });
  } catch (error) { return fail(String(error)); }
  asker.isBusy = true;
  asker.onmessage = ({ data }) => {
    if ('part' in data) { askPart = data.part; return; }
    // An engine that stopped in the middle of something answers nothing more.
    if (data.error) return fail(data.error);
    asker.isBusy = !data.isDone;
    hear(data);
  };
  asker.onerror = event => { event.preventDefault(); fail(event.message); };
}

function newAsker() {
  const place = URL.createObjectURL(new Blob([`'use strict';${bytesOf}${unpacking}(${answering})()`], { type: 'text/javascript' }));
  const asker = new Worker(place);
  URL.revokeObjectURL(place);
  return asker;
}

function stopAsking(kind) {
  if (!askers.get(kind)?.isBusy) return;
  askers.get(kind).terminate();
  askers.delete(kind);
}

// MARK: Why not?

let asked = null;        // What was asked last about a lane or a conflict, with its answer so far and where that is shown.
const shownRemedies = 4;

// What a view has by itself is asked about where a program can name it.
const hasFailed = lane => fateOf(lane) !== 'acted' && Boolean(markOf(lane, 'failed', 'cancelled', 'kept')) && !/\.(?!pan$|pinch$)|'s cover$/.test(lane.name);

function whyNotButton(name) {
  const button = element('button', 'Why not?', { type: 'button', className: 'asks', ariaLabel: `Why not? What would make ${name} act` });
  button.dataset.why = name;
  button.addEventListener('click', () => askWhyNot(name));
  return button;
}

// Asks what would make something act in what one did, and shows it in its story.
function askWhyNot(name) {
  askFor({ kind: 'whyNot', name, document: written(session()) });
  for (const { key, lanes } of orderedLanes()) if (lanes?.some(lane => lane.name === name)) unfolded.add(key);
  storyOf = null;
  showStory(name);
  byId('story')?.scrollIntoView({ block: 'nearest' });
  asked.view.focus({ preventScroll: true });
}

function askFor(question) {
  dropQuestion();
  const own = asked = { ...question, found: [], isDone: false, view: element('div', '', { className: 'remedies', tabIndex: -1 }) };
  showRemedies(own);
  askEngine(question, ({ found, isDone, error }) => {
    Object.assign(own, { found: found.length || isDone ? found : own.found, isDone, error });
    showRemedies(own);
    if (isDone) byId('announcement').textContent = own.view.firstChild.textContent;
  });
}

// What was asked is about an arrangement and fingers that are there no more.
function dropQuestion() {
  if (!asked) return;
  stopAsking(asked.kind);
  asked.view.remove();
  asked = null;
}

function showRemedies(own) {
  // What the finger is to do mends no arrangement.
  const found = own.found.filter(one => own.kind !== 'fix' || one.edits.every(({ terms }) => !terms.finger));
  const count = found.length, changes = `${count} change${count === 1 ? '' : 's'}`;
  const head = element('p', own.error ? `This cannot be answered: ${own.error}.` : !own.isDone ? `Trying changes${count ? `, ${count} found` : ''} … `
    : count ? `${changes} would make ${own.name} act${own.isStopped ? ', found before the stop' : ''}, the smallest side effect first.`
    : own.isStopped ? 'Stopped. Nothing was found until then.' : `No change that was tried, alone or with another, makes ${own.name} act.`);
  if (!own.isDone) {
    const stop = element('button', 'Stop', { type: 'button', className: 'asks' });
    stop.addEventListener('click', () => { stopAsking(own.kind); Object.assign(own, { isDone: true, isStopped: true }); showRemedies(own); });
    head.append(stop);
  }
  const list = element('ol'), more = element('details'), rest = element('ol');
  list.append(...found.slice(0, shownRemedies).map(remedyLine));
  own.view.replaceChildren(head, list);
  if (count > shownRemedies) {
    rest.append(...found.slice(shownRemedies, 20).map(remedyLine));
    more.append(element('summary', `${Math.min(count, 20) - shownRemedies} more`), rest);
    own.view.append(more);
  }
}

function remedyLine({ edits, changes, others, takesAway }) {
  const line = element('li'), words = element('span');
  for (const { code, terms } of edits) {
    words.append(element('code', code));
    const text = inWords(terms);
    if (text) words.append(element('span', text));
  }
  const effects = changes.map(change => change.startsWith('+') ? `${change.slice(2)} comes too` : `${change.slice(2)} no longer comes`);
  if (others) effects.push(`${others} other${others === 1 ? ' no longer answers a gesture of its own' : 's no longer answer gestures of their own'}`);
  if (takesAway) effects.push('takes something else away');
  words.append(element('small', effects.length ? `Side effects: ${effects.join('; ')}.` : 'No side effect.'));
  line.append(words);
  if (edits.every(({ terms }) => !terms.finger)) {
    const button = element('button', 'Apply', { type: 'button', className: 'asks', ariaLabel: 'Apply ' + edits.map(({ code }) => code).join('; ') });
    button.addEventListener('click', () => applyRemedy(edits));
    line.append(button);
  }
  return line;
}

// A change in words, where they say more than its code.
function inWords({ of, set, view, delegate, requiresFailureOf, dropsRequirementOf, moveTo, bringToFront, animation, finger }) {
  const [name, value] = Object.entries(set ?? view ?? {})[0] ?? [], all = delegate ?? {};
  if (finger) return 'That is up to the finger.';
  if (animation !== undefined) return 'The views that are animated can be touched.';
  if (requiresFailureOf) return `${of} waits until ${requiresFailureOf} has failed.`;
  if (dropsRequirementOf) return `${of} no longer waits for ${dropsRequirementOf}.`;
  if (moveTo) return `${of} is on ${moveTo}.`;
  if (bringToFront) return `${of} is in front of its siblings.`;
  if (Array.isArray(all.shouldRecognizeSimultaneouslyWith)) return `${of} recognizes beside ${all.shouldRecognizeSimultaneouslyWith[0]}.`;
  if (all.shouldReceive?.notOn) return `${of} leaves touches on ${all.shouldReceive.notOn[0]} alone.`;
  if (all.shouldBegin?.along) return `${of} begins only where the finger moves ${all.shouldBegin.along === 'x' ? 'across' : 'up or down'}.`;
  if (all.shouldBegin === false) return `${of} no longer begins.`;
  return ({
    cancelsTouchesInView: `${of} lets the view keep its touches.`, delaysContentTouches: `What is in ${of} is touched immediately.`,
    delaysTouchesBegan: `The view below ${of} is touched immediately.`, delaysTouchesEnded: `The lift is delivered immediately.`,
    userInteraction: value ? `${of} can be touched.` : `${of} lets touches through to what is behind it.`, hidden: `${of} is ${value ? 'hidden' : 'shown'}.`,
    hitTest: `Touches go through ${of}, but for what is in it.`, touchArea: `${of} can be touched beyond its edges.`, frame: `${of} is larger.`,
    isEnabled: `${of} is switched ${value ? 'on' : 'off'}.`, isScrollEnabled: `${of} ${value ? 'can' : 'can no longer'} be scrolled.`,
    numberOfTapsRequired: `${of} takes ${value} tap${value === 1 ? '' : 's'}.`, minimumPressDuration: `${of} takes a press of ${value} s.`,
    gestureRecognizerShouldBegin: `${of} lets no recognizer begin on it.`, contentTouches: `${of} ${value?.shouldCancel ? 'may take' : 'leaves'} touches ${value?.shouldCancel ? 'from' : 'to'} what is in it.`,
  })[name] ?? '';
}

function applyRemedy(edits) {
  const before = editor.value, changed = structuredClone(document_);
  for (const { terms } of edits) change(changed, terms);
  lastChanged = '';
  if (!open(written(changed), { isEdit: true })) return;
  undoText = before;
  tellRemedy();
  showCode();
  byId('announcement').textContent = `Applied. Now: ${headline}`;
  byId('undo').focus({ preventScroll: true });
}

// MARK: Changes of a file, in the words that the engine has for them

// Every view and window, each with those beside it.
function everyView(file) {
  const found = [], walk = list => (list ?? []).forEach(view => {
    found.push([view, list]);
    for (const inner of [view.views, view.children, view.stack, view.spare, ...Object.values(view.rows ?? {}).map(row => row?.children)]) walk(inner);
  });
  if (file.window) found.push([file.window, []]);
  walk(file.windows);
  walk(file.views);
  return found;
}

const uikitNames = { hidden: 'isHidden', userInteraction: 'isUserInteractionEnabled', multipleTouch: 'isMultipleTouchEnabled', exclusiveTouch: 'isExclusiveTouch' };

function change(file, { of, set, view, delegate, requiresFailureOf, dropsRequirementOf, moveTo, bringToFront, animation }) {
  const views = everyView(file), viewNamed = name => views.find(([one]) => one.id === name) ?? (name === 'window' ? [file.window ??= {}, []] : []);
  const holder = views.map(([one]) => one).find(one => one.gestures?.some(({ id }) => id === of)), gesture = holder?.gestures.find(({ id }) => id === of);
  const [own, siblings] = viewNamed(of);
  if (animation !== undefined) file.input.filter(step => step.animate)[animation].allowsUserInteraction = true;
  else if (set) {
    // What a scroll view has by itself is set with it: `pan.minimumNumberOfTouches`.
    const [outer, part] = of.split('.'), target = gesture ?? own;
    if (target) target.set = { ...target.set, ...set };
    else { const [list] = viewNamed(outer); list.set = { ...list.set, ...Object.fromEntries(Object.entries(set).map(([key, value]) => [`${part}.${key}`, value])) }; }
  } else if (view) {
    // What `set` has comes after the view's own keys, and by either name.
    for (const key of Object.keys(view)) for (const name of [key, uikitNames[key] ?? key]) put(own, 'set', name);
    Object.assign(own, view, view.answers && { answers: { ...own.answers, ...view.answers } });
  } else if (delegate) {
    const known = gesture.delegate ??= {}, both = known.shouldRecognizeSimultaneouslyWith, touches = known.shouldReceive?.notOn;
    Object.assign(known, delegate);
    if (Array.isArray(both) && delegate.shouldRecognizeSimultaneouslyWith) known.shouldRecognizeSimultaneouslyWith = [...both, ...delegate.shouldRecognizeSimultaneouslyWith];
    if (touches && delegate.shouldReceive?.notOn) known.shouldReceive = { notOn: [...touches, ...delegate.shouldReceive.notOn] };
  } else if (requiresFailureOf) file.links = [...file.links ?? [], { gesture: of, requiresFailureOf }];
  else if (dropsRequirementOf) {
    file.links = (file.links ?? []).filter(link => link.gesture !== of || link.requiresFailureOf !== dropsRequirementOf);
    if (!file.links.length) delete file.links;
    const ids = gesture?.delegate?.shouldRequireFailureOf;
    if (ids) gesture.delegate.shouldRequireFailureOf = ids.filter(id => id !== dropsRequirementOf);
  } else if (moveTo) {
    const [goal] = viewNamed(moveTo);
    holder.gestures = holder.gestures.filter(one => one !== gesture);
    if (!holder.gestures.length) delete holder.gestures;
    goal.gestures = [...goal.gestures ?? [], gesture];
  } else if (bringToFront) siblings.push(...siblings.splice(siblings.indexOf(own), 1));
}
