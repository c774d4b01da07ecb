// The arrangement as Swift: what one writes in an app, or a test with the fingers of what one did.

let isUIKit = false;     // Whose names it has.
let isTest = false;      // Whether it is a test.
let codeKey = '';        // What the lines were made of.
let codeText = '';       // What is copied.
let isWhole = false;     // Whether all lines are shown, not only those around what is marked.
const around = 4;

// The lines of a document; one line says what is wrong where there are none.
function codeOf(document) {
  const { lines, error } = askCode(document, isUIKit, isTest);
  return lines ?? [['// ' + (error.path ? error.path + ': ' : '') + error.reason, '']];
}

// The paths of everything in the arrangement that has a name.
function pathsOf(value, path = '', found = []) {
  if (!value || typeof value !== 'object') return found;
  if (!Array.isArray(value) && value.id) found.push([path, value.id]);
  for (const [key, one] of Object.entries(value)) {
    if (key === 'input' || key === 'expect' || key === 'shows') continue;
    pathsOf(one, Array.isArray(value) ? `${path}[${key}]` : path ? `${path}.${key}` : key, found);
  }
  return found;
}

// Whom a line is about: both ends of a relation, else the innermost thing of a name.
function subjectOf(path, named) {
  const link = path.match(/^links\[(\d+)\]/), one = link && document_.links?.[link[1]];
  if (one) return `${one.gesture} ${one.requiresFailureOf}`;
  let best = ['', ''];
  for (const pair of named) if ((path === pair[0] || path.startsWith(pair[0] + '.')) && pair[0].length >= best[0].length) best = pair;
  return best[1];
}

// The line that says what stands at a path, or the one of what that belongs to.
function lineAt(lines, path) {
  for (let sought = path; sought; sought = sought.replace(/(\.|\[)[^.[]*$/, '')) {
    const place = lines.findIndex(([, one]) => one === sought);
    if (place >= 0 || !/[.[]/.test(sought)) return place;
  }
  return -1;
}

// Where the file has what the remedy changes.
function pathOfRemedy(named) {
  const [kind, first, second] = remedy.key.split(' ');
  if (kind === 'waits') return `links[${(document_.links ?? []).findIndex(one => one.gesture === first && one.requiresFailureOf === second)}]`;
  const path = named.find(([, id]) => id === first)?.[0] ?? '';
  return path && ({ both: `${path}.delegate.shouldRecognizeSimultaneouslyWith`, delays: `${path}.set.delaysContentTouches`, content: `${path}.contentTouches.shouldCancel` }[kind] ?? `${path}.set.${kind}`);
}

// The lines of two versions as one list: what both have, what was taken out, and what came.
function compared(before, lines) {
  const rows = before.length, columns = lines.length, common = Array.from({ length: rows + 1 }, () => new Uint16Array(columns + 1)), found = [];
  for (let i = rows - 1; i >= 0; i--) for (let j = columns - 1; j >= 0; j--)
    common[i][j] = before[i][0] === lines[j][0] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
  for (let i = 0, j = 0; i < rows || j < columns;) {
    if (i < rows && j < columns && before[i][0] === lines[j][0]) { found.push(['', ...lines[j]]); i++; j++; }
    else if (j >= columns || i < rows && common[i + 1][j] >= common[i][j + 1]) found.push(['gone', ...before[i++]]);
    else found.push(['hit', ...lines[j++]]);
  }
  return found;
}

// MARK: What is shown

const isCodeSeen = () => document.body.dataset.code === 'swift' && (innerWidth >= 1280 || document.body.dataset.tab === 'swift');

function showCode() {
  if (!document_ || isStarting || !isCodeSeen()) return;
  const document = isTest ? session() : document_, key = JSON.stringify([document, isUIKit, isTest, isWhole, undoText, remedy?.key]);
  if (key === codeKey) return;
  codeKey = key;
  const lines = codeOf(JSON.stringify(document)), named = pathsOf(document_), cause = remedy && !isTest ? lineAt(lines, pathOfRemedy(named)) : -1;
  codeText = lines.map(([text]) => text + '\n').join('');
  const all = undoText !== null && !isTest ? compared(codeOf(undoText), lines) : lines.map(line => ['', ...line]);
  // That an empty line went tells nobody anything.
  const rows = all.filter(([what, text]) => what !== 'gone' || text.trim());
  const changed = allSwitches().find(({ key }) => key === lastChanged), note = changed ? `${changed.isOn ? 'on' : 'off'}: ${changed.text}` : '';
  const last = rows.map(([what]) => what).findLastIndex(what => what === (rows.some(([what]) => what === 'hit') ? 'hit' : 'gone'));
  let number = 0;
  const shown = rows.map(([what, text, path], i) => {
    const isCause = what === '' && number === cause;
    if (what !== 'gone') number++;
    const line = element(what === 'gone' ? 'del' : 'span', '', { className: isCause ? 'cause-line' : what });
    line.dataset.n = what === 'gone' ? '' : number;
    const subject = path && subjectOf(path, named);
    if (subject) line.dataset.of = subject;
    const indent = text.search(/\S|$/);
    line.style.setProperty('--in', indent);
    line.innerHTML = `<span>${coloured(text.slice(indent)) || ' '}</span>`;
    const words = isCause ? allSwitches().find(({ key }) => key === remedy.key)?.text : i === last ? note : '';
    if (words) line.append(element('b', words));
    return line;
  });
  byId('swift').querySelector('pre').replaceChildren(...isWhole ? shown : folded(shown));
}

// What is far from every marked line is folded, so that these are seen at once; all of it where nothing is marked.
function folded(lines) {
  const marks = lines.flatMap((line, i) => line.className ? [i] : []), result = [];
  if (!marks.length || lines.length < 16) return lines;
  let hidden = 0;
  const close = () => {
    if (hidden) result.push(element('button', `${hidden} more line${hidden === 1 ? '' : 's'}`, { type: 'button', onclick() { isWhole = true; showCode(); } }));
    hidden = 0;
  };
  lines.forEach((line, i) => {
    if (marks.some(mark => Math.abs(mark - i) <= around)) { close(); result.push(line); } else hidden++;
  });
  close();
  return result;
}

const keywords = 'actor as any await case catch class do else enum extension false final for func guard if import in init internal is let nil override private return self static struct super switch throws true try var while'.split(' ');
const tokens = /(\/\/.*)|("(?:[^"\\]|\\.)*")|([@#]?\b[A-Za-z_]\w*)|(\b\d[\d_.]*)/g;

// A line of Swift with its colours: four kinds of words, and the rest.
function coloured(text) {
  let found = '', end = 0;
  for (const match of text.matchAll(tokens)) {
    const [all, comment, quoted, word] = match, before = text[match.index - 1];
    const kind = comment ? 'comment' : quoted ? 'literal' : !word ? 'literal' : /^[@#]/.test(word) || keywords.includes(word) && before !== '.' ? 'word' : /^[A-Z]/.test(word) ? 'type' : '';
    found += escaped(text.slice(end, match.index)) + (kind ? `<i class="${kind}">${escaped(all)}</i>` : escaped(all));
    end = match.index + all.length;
  }
  return found + escaped(text.slice(end));
}

for (const one of document.querySelectorAll('.spelling button')) one.addEventListener('click', () => {
  isUIKit = one.dataset.spelling === 'uikit';
  for (const other of document.querySelectorAll('.spelling button')) other.ariaPressed = other === one;
  showCode();
});
byId('as-test').addEventListener('click', () => {
  isTest = !isTest;
  byId('as-test').textContent = isTest ? 'Back to the code' : 'Open as a test';
  showCode();
});
byId('copy-code').addEventListener('click', () => copy(codeText, isTest ? 'Test' : 'Swift', () => {
  // What is folded is to be copied, too.
  isWhole = true;
  showCode();
  const range = document.createRange();
  range.selectNodeContents(byId('swift').querySelector('pre'));
  getSelection().removeAllRanges();
  getSelection().addRange(range);
  notice('Select and copy it by hand: the browser does not let the page.');
}));
