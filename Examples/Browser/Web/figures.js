// What figures.py asks the page: the contrast of what is to be read and found, sizes, names. It is no part of the page.
window.figures = (() => {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgba = text => { canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = text; canvas.fillRect(0, 0, 1, 1); return [...canvas.getImageData(0, 0, 1, 1).data]; };
  const light = ([r, g, b]) => [r, g, b].map(one => one / 255).map(one => one <= 0.03928 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4)
    .reduce((sum, one, i) => sum + one * [0.2126, 0.7152, 0.0722][i], 0);
  const ratio = (a, b) => { const [low, high] = [light(a), light(b)].sort((x, y) => x - y); return (high + 0.05) / (low + 0.05); };
  const ground = one => {
    for (; one; one = one.parentElement) { const colour = rgba(getComputedStyle(one).backgroundColor); if (colour[3] > 250) return colour; }
    return [255, 255, 255];
  };
  const isSeen = one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && one.getBoundingClientRect().width > 1 && !one.closest('.hidden');
  const called = one => (one.id || one.className?.baseVal || one.className || one.tagName.toLowerCase()) + '';
  let jump = 0, worst = 0, jumper = '';
  // Where an answer is longer, what is below the headline and the lanes may move; what one touches may not.
  new PerformanceObserver(list => {
    for (const one of list.getEntries()) {
      jump += one.value;
      if (one.value > worst) { worst = one.value; jumper = one.sources.map(({ node }) => node && called(node.nodeType === 1 ? node : node.parentElement)).join(' '); }
    }
  }).observe({ type: 'layout-shift' });

  const look = () => {
    const all = [...document.body.querySelectorAll('*')].filter(isSeen);
    const words = all.filter(one => rgba(getComputedStyle(one).color)[3] > 0 && !['SCRIPT', 'STYLE', 'OPTION'].includes(one.tagName)
      && [...one.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()) || ['SELECT', 'TEXTAREA'].includes(one.tagName));
    const scale = one => { const svg = one.closest('svg'); return svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1; };
    const ink = one => rgba(one.closest('svg') && one.tagName === 'text' ? getComputedStyle(one).fill : getComputedStyle(one).color);
    const controls = all.filter(one => one.matches('button, select, textarea, summary, canvas, a, input, [role=button]'));
    const nameOf = one => one.ariaLabel || one.labels?.[0]?.textContent || (one.getAttribute('aria-labelledby') ? 'named' : '') || one.textContent.trim();
    // A link in a line of text is as high as the line; a checkbox is touched by its line.
    const target = one => {
      const box = (one.matches('input[type=checkbox]') ? one.closest('label') : one).getBoundingClientRect(), over = getComputedStyle(one, '::after');
      // What is small reaches over its edge.
      return Math.min(Math.max(box.width, parseFloat(over.width) || 0), Math.max(box.height, parseFloat(over.height) || 0));
    };
    // What must be found: edges of controls, and the marks of lanes against their ground.
    // What says with words what it is needs no edge.
    const edges = all.filter(one => one.matches('.versions, #link, #undo, .tools button, canvas') && !one.disabled)
      .map(one => [called(one), ratio(rgba(parseFloat(getComputedStyle(one).borderTopWidth) ? getComputedStyle(one).borderTopColor : getComputedStyle(one).color), ground(one.parentElement))]);
    const marks = all.filter(one => one.closest('#lanes') && one.matches('.cross, .diamond, .down, .active, .waiting, .possible, .held, .given'))
      .map(one => { const style = getComputedStyle(one); const paint = one.tagName !== 'I' ? style.stroke !== 'none' && !one.matches('.diamond') ? style.stroke : style.fill : parseFloat(style.borderTopWidth) ? style.borderTopColor : style.backgroundColor; return [called(one), ratio(rgba(paint), ground(byId('lanes')))]; });
    const cut = [...document.querySelectorAll('#gallery option')].filter(option => {
      const select = option.parentElement, style = getComputedStyle(select);
      canvas.font = '600 13px ' + style.fontFamily;
      return canvas.measureText(option.textContent).width > byId('answer').clientWidth - 20;
    }).map(option => option.textContent);
    return {
      text: words.filter(one => !one.disabled).map(one => [called(one), ratio(ink(one), ground(one))]),
      edges: [...edges, ...marks],
      letters: words.map(one => [called(one), parseFloat(getComputedStyle(one).fontSize) * scale(one)]),
      targets: controls.filter(one => !one.matches('a, [role=button], canvas, textarea')).map(one => [called(one), target(one)]),
      nameless: controls.filter(one => !nameOf(one)).map(called),
      cut,
    };
  };
  // How far things have moved since the last call, and what moved most.
  look.jump = () => { const moved = [jump, jumper]; jump = worst = 0; jumper = ''; return moved; };
  return look;
})();
0;
