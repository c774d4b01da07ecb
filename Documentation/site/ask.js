// Asks the search of a site the questions of questions.json: of twenty, eighteen have a right page among the first two.
//
//   node Documentation/site/ask.js .build-site
const fs = require('fs'), path = require('path');
const site = process.argv[2];
globalThis.window = globalThis;
for (const name of ['ranking.js', 'search-index.js']) eval(fs.readFileSync(path.join(site, name), 'utf8'));
const entries = touchstoneIndex.map(([kind, title, path, text, wish = '']) =>
  ({ kind, path, name: title.toLowerCase(), body: text.toLowerCase(), wish: wish.toLowerCase() }));
const questions = JSON.parse(fs.readFileSync(path.join(__dirname, 'questions.json'), 'utf8'));
let right = 0;
for (const { asked, found } of questions) {
  const pages = touchstoneRanking(entries, asked, touchstoneSynonyms).slice(0, 2).map(entry => entry.path.split('#')[0]);
  if (pages.some(page => found.includes(page))) right += 1;
  else console.log(`${asked}: ${pages.join(', ')} and not ${found.join(' or ')}`);
}
console.log(`${right} of ${questions.length} questions have a right page among the first two`);
process.exit(right >= 0.9 * questions.length ? 0 : 1);
