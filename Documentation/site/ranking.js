// Which entries of the search answer a question, best first. A word that is missing costs, and excludes nothing.
(scope => {
  const stops = new Set(('a an and are as at be by can do does for from get how i if in into is it its me my of on one or so than that the '
    + 'their them there this to use using was what when where which who with without you your there why not').split(' '));
  const weights = { text: 2, symbol: 1.2, rule: 1, scenario: 0.35 };
  // Pages that explain come before those that keep a record.
  const places = [[/^(guides\/|porting\.)/, 1.6], [/^(parts|adopting|tool)\./, 1.2],
    [/^(changelog|decisions\/|contributing)/, 0.4], [/^(performance|reliability|fuzzing\/|format|plugins\/)/, 0.6], [/^behaviour\/[78]/, 0.4]];

  // The words of a question that mean something; all of them, if none does.
  function words(query) {
    const all = query.toLowerCase().split(/[^\p{L}\p{N}+.\-_]+/u).map(word => word.replace(/^[.\-]+|[.\-]+$/g, '')).filter(Boolean);
    const meant = all.filter(word => !stops.has(word));
    return meant.length ? meant : all;
  }

  // A word without its ending, so that "scrolling" finds "scrolls"; short ones stay.
  const stem = word => word.length < 6 ? word.replace(/(?<=\p{L}{3})s$/u, '') : word.replace(/(ings?|ed|es|s)$/u, '');

  // How well a text has a word: at the beginning of one of its words, or within; 0 if it has not.
  function place(text, word) {
    let inside = 0;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return 2;
      inside = 1;
    }
    return inside;
  }

  // How much one word, or another for it, speaks for an entry.
  function worth(entry, alternatives) {
    let best = 0;
    alternatives.forEach((word, index) => {
      const name = place(entry.name, word), wish = place(entry.wish || '', word);
      // A long text has many words by chance.
      const body = name === 2 || wish === 2 ? 0 : place(entry.body, word) / (1 + entry.body.length / 2500);
      best = Math.max(best, (index ? 0.7 : 1) * Math.max(name === 2 ? 30 : name ? 12 : 0, wish === 2 ? 26 : 0, 4 * body));
    });
    return best;
  }

  function bonus(entry, whole) {
    const last = entry.name.split('.').pop();
    if (entry.name === whole || last === whole || last.split('(')[0] === whole) return 120;
    if (entry.kind === 'rule' && entry.name.split(' ')[0] === whole) return 160;
    return entry.name.startsWith(whole) ? 20 : 0;
  }

  // Entries have a kind, a name, a body and perhaps a wish in small letters, and a path; `synonyms` has other words for some.
  scope.touchstoneRanking = (entries, query, synonyms = {}) => {
    const whole = query.trim().toLowerCase();
    // UIKit's names stand for ours.
    const others = word => [...(Object.hasOwn(synonyms, word) ? synonyms[word] : []), ...(/^ui[a-z]{4}/.test(word) && word !== 'uikit' ? [word.slice(2)] : [])];
    const asked = words(query).map(word => [...new Set([stem(word), ...others(word).map(stem)])]);
    if (!asked.length) return [];
    const worths = entries.map(entry => asked.map(alternatives => worth(entry, alternatives)));
    // What few entries have tells more than what all have.
    const rare = asked.map((_, index) => Math.log(2 + entries.length / (1 + worths.filter(one => one[index] > 0).length)));
    const all = rare.reduce((left, right) => left + right, 0);
    const ranked = entries.map((entry, number) => {
      const found = worths[number].reduce((sum, one, index) => sum + (one > 0 ? rare[index] : 0), 0);
      let sum = worths[number].reduce((sum, one, index) => sum + one * rare[index], 0) / all * (found / all) ** 2;
      sum *= (weights[entry.kind] || 1) * (places.find(([pattern]) => pattern.test(entry.path))?.[1] ?? 1);
      sum += bonus(entry, whole);
      return { entry, sum: sum && sum - entry.name.length / 500 };
    }).filter(one => one.sum > 0.1).sort((left, right) => right.sum - left.sum);
    // What a page has besides its best entry stands behind other pages that are nearly as good.
    const shown = new Map();
    for (const one of ranked) {
      const page = one.entry.path.split('#')[0], count = shown.get(page) ?? 0;
      shown.set(page, count + 1);
      one.sum *= 0.7 ** Math.min(count, 4);
    }
    return ranked.sort((left, right) => right.sum - left.sum).map(one => one.entry);
  };
  scope.touchstoneRanking.words = query => words(query).map(stem);
})(globalThis);
