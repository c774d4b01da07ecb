// Conflicts: what is in something's way, whatever is touched.

let conflicts = { found: [], isDone: true, text: '' };
let conflictTimer = 0;

// What is shown: until an answer comes, what was found before.
const shownConflicts = () => conflicts.isDone || conflicts.found.length ? conflicts.found : conflicts.before;

// Asks as soon as the arrangement has rested for a moment; what stood there before goes when the answer comes.
function askConflicts() {
  showConflicts();
  clearTimeout(conflictTimer);
  conflictTimer = setTimeout(askAtRest, 400);
}

function askAtRest() {
  if (fingers.size || !document_) { conflictTimer = setTimeout(askAtRest, 400); return; }
  const text = written(document_);
  if (text === conflicts.text && conflicts.isDone && !conflicts.isStopped) return;
  const own = conflicts = { text, found: [], before: shownConflicts(), isDone: false, since: performance.now() };
  setTimeout(() => { if (own === conflicts) showConflicts(); }, 600);
  askEngine({ kind: 'conflicts', document: text }, ({ found, isDone, error }) => {
    Object.assign(own, { found, isDone, error });
    showConflicts();
  });
}

// Another arrangement has come: what was found in the one before is of no interest.
function forgetConflicts() {
  stopAsking('conflicts');
  conflicts = { found: [], isDone: true, text: '' };
  showConflicts();
}

function showConflicts() {
  const { isDone, isStopped, error } = conflicts, found = shownConflicts(), bad = found.filter(one => one.severity !== 'note'), notes = found.filter(one => one.severity === 'note');
  const place = byId('conflicts'), [head, list, more, fold] = place.children, shown = bad.length > 5 ? 3 : 5;
  // The engine knows a finding by its place in the whole list of an arrangement.
  const isMendable = isDone && !isStopped && conflicts.text === written(document_);
  place.hidden = !found.length && (isDone && !isStopped && !error || performance.now() < conflicts.since + 500);
  head.textContent = error ? `What is in the way cannot be found: ${error}` : bad.length ? `${bad.length} thing${bad.length === 1 ? ' is' : 's are'} in the way, whatever is touched${isStopped ? ', found before the stop' : ''}`
    : isDone ? isStopped ? 'Stopped: nothing was found until then' : 'Nothing is in the way' : 'Looking for what is in the way';
  if (!isDone) head.append(' … ');
  if (!isDone) {
    const stop = element('button', 'Stop', { type: 'button', className: 'asks' });
    stop.addEventListener('click', () => { stopAsking('conflicts'); Object.assign(conflicts, { isDone: true, isStopped: true }); showConflicts(); });
    head.append(stop);
  }
  const fill = (list, all) => list.replaceChildren(...all.map(one => conflictLine(one, isMendable)));
  fill(list, bad.slice(0, shown));
  for (const [part, all, title] of [[more, bad.slice(shown), 'more'], [fold, notes, notes.length === 1 ? 'note' : 'notes']]) {
    part.hidden = !all.length;
    part.firstChild.textContent = `${all.length} ${title}`;
    fill(part.lastChild, all);
  }
}

function conflictLine(one, isMendable) {
  const line = element('li', '', { className: one.severity }), words = lineOf('span', one.text + '.');
  line.dataset.of = one.subjects.join(' ');
  line.append(words);
  if (one.severity !== 'note' && one.isShown) {
    const button = element('button', 'Mend', { type: 'button', className: 'asks', ariaLabel: `Mend: what would make ${one.subjects[0]} act` });
    // Where it cannot be asked, it keeps its room.
    button.style.visibility = isMendable ? '' : 'hidden';
    button.addEventListener('click', () => {
      askFor({ kind: 'fix', name: one.subjects[0], index: conflicts.found.indexOf(one), document: conflicts.text });
      asked.about = one;
      line.append(asked.view);
      asked.view.focus({ preventScroll: true });
    });
    words.append(' ', button);
  }
  if (asked && asked.about === one) line.append(asked.view);
  return line;
}
