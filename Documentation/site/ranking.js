// Which entries of the search answer a question, best first. A word that is missing costs, and excludes nothing.
(scope => {
  const stops = new Set(('a an and are as at be by can do does for from get how i if in into is it its me my of on one or so than that the '
    + 'their them there this to use using was what when where which who with without you your there why').split(' '));
  const weights = { text: 2, symbol: 1.2, rule: 1, scenario: 0.35 };

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

  function score(entry, asked, whole) {
    let sum = 0, count = 0;
    for (const alternatives of asked) {
      let best = 0;
      alternatives.forEach((word, index) => {
        const share = index ? 0.7 : 1, name = place(entry.name, word), body = name ? 0 : place(entry.body, word);
        best = Math.max(best, share * (name === 2 ? 30 : name ? 12 : body === 2 ? 8 : body ? 3 : 0));
      });
      if (best) count += 1;
      sum += best;
    }
    sum *= (count / asked.length) ** 2 * (weights[entry.kind] || 1) * (/^guides\//.test(entry.path) ? 1.4 : 1);
    const last = entry.name.split('.').pop();
    if (entry.name === whole || last === whole || last.split('(')[0] === whole) sum += 120;
    else if (entry.kind === 'rule' && entry.name.split(' ')[0] === whole) sum += 160;
    else if (entry.name.startsWith(whole)) sum += 20;
    return sum && sum - entry.name.length / 50;
  }

  // Entries have a kind, a name and a body in small letters, and a path; `synonyms` has other words for some.
  scope.touchstoneRanking = (entries, query, synonyms = {}) => {
    const whole = query.trim().toLowerCase();
    const asked = words(query).map(word => [...new Set([stem(word), ...(Object.hasOwn(synonyms, word) ? synonyms[word].map(stem) : [])])]);
    if (!asked.length) return [];
    return entries.map(entry => ({ entry, sum: score(entry, asked, whole) })).filter(one => one.sum > 0.5)
      .sort((left, right) => right.sum - left.sum).map(one => one.entry);
  };
  scope.touchstoneRanking.words = query => words(query).map(stem);
})(globalThis);
