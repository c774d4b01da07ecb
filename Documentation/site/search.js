// The search: its index is a script beside this one, loaded when the box is first used, so that it works from the disk too.
(() => {
  const base = document.currentScript.dataset.base;
  const box = document.getElementById('search'), list = document.getElementById('results');
  let entries = null, chosen = -1;

  // On a wide window the lists of pages and of sections are always there; on a narrow one they unfold.
  const wide = matchMedia('(min-width: 52.01rem)');
  const unfold = () => document.querySelectorAll('.menu').forEach(menu => { menu.open = wide.matches; });
  wide.addEventListener('change', unfold);
  unfold();

  function load() {
    if (entries || document.getElementById('index')) return;
    const script = document.createElement('script');
    script.id = 'index';
    script.src = base + 'search-index.js';
    script.onload = () => {
      entries = window.touchstoneIndex.map(([kind, title, path, text, wish = '']) =>
        ({ kind, title, path, text, wish: wish.toLowerCase(), name: title.toLowerCase(), body: text.toLowerCase() }));
      show();
    };
    document.head.append(script);
  }

  const found = query => window.touchstoneRanking(entries, query, window.touchstoneSynonyms).slice(0, 30);

  function excerpt(entry) {
    const places = window.touchstoneRanking.words(box.value).map(word => entry.body.indexOf(word)).filter(place => place >= 0);
    const at = Math.max(0, Math.min(...places, entry.body.length) - 40) % Math.max(1, entry.body.length - 39);
    const text = entry.text.slice(at, at + 130);
    return (at ? '… ' : '') + text + (at + 130 < entry.text.length ? ' …' : '');
  }

  function show() {
    const query = box.value.trim();
    list.replaceChildren();
    chosen = -1;
    box.removeAttribute('aria-activedescendant');
    const isOpen = Boolean(query && entries);
    list.hidden = !isOpen;
    box.setAttribute('aria-expanded', String(isOpen));
    if (!isOpen) return;
    const results = found(query);
    results.forEach((entry, index) => {
      const item = document.createElement('li'), link = document.createElement('a'), kind = document.createElement('span');
      item.id = 'result' + index;
      item.setAttribute('role', 'option');
      link.href = base + entry.path;
      link.tabIndex = -1;
      kind.className = 'kind';
      kind.textContent = entry.kind;
      link.append(kind, entry.title);
      if (entry.text) {
        const small = document.createElement('small');
        small.textContent = excerpt(entry);
        link.append(small);
      }
      item.append(link);
      list.append(item);
    });
    if (!results.length) {
      const none = document.createElement('p');
      none.append('Nothing found. The ', Object.assign(document.createElement('a'), { href: base + 'guides/index.html', textContent: 'guides' }),
        ' and the ', Object.assign(document.createElement('a'), { href: base + 'glossary.html', textContent: 'glossary' }), ' may help.');
      list.append(none);
    }
  }

  function choose(index) {
    const items = list.querySelectorAll('li');
    if (!items.length) return;
    items[chosen]?.setAttribute('aria-selected', 'false');
    chosen = (index + items.length) % items.length;
    items[chosen].setAttribute('aria-selected', 'true');
    items[chosen].scrollIntoView({ block: 'nearest' });
    box.setAttribute('aria-activedescendant', items[chosen].id);
  }

  box.addEventListener('focus', load);
  box.addEventListener('input', () => { load(); show(); });
  box.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') choose(chosen + 1);
    else if (event.key === 'ArrowUp') choose(chosen - 1);
    else if (event.key === 'Enter') list.querySelectorAll('li a')[Math.max(chosen, 0)]?.click();
    else if (event.key === 'Escape') { box.value = ''; show(); return; }
    else return;
    event.preventDefault();
  });
  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, textarea, select')) return;
    event.preventDefault();
    box.focus();
  });
  document.addEventListener('click', event => {
    if (!event.target.closest('.search')) { list.hidden = true; box.setAttribute('aria-expanded', 'false'); }
  });
  list.addEventListener('click', () => { list.hidden = true; });
  // A search that a link asks for: index.html?q=…
  const asked = new URLSearchParams(location.search).get('q');
  if (asked) { box.value = asked; load(); }
})();
