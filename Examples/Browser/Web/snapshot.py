"""Takes what the page shows first, the first arrangement's answer, lanes and stage, for assemble.py to write into it.

    python3 snapshot.py PAGE   writes first.json anew; the page is then to be assembled again
"""

import json
import pathlib
import sys

from devtools import Page, find_browser

SCRIPT = """(() => {
  const html = id => byId(id).innerHTML, at = film.start + viewing.time;
  let frame = film.frames[0];
  for (const one of film.frames) if (one.time <= viewing.time + 1e-6) frame = one;
  return {
    answer: html('status'), remedy: html('fix'), moment: html('moment'), event: html('event'), task: html('task'), ticks: html('ticks'),
    lanes: html('lanes'), chip: byId('chip').getAttribute('style'), cursor: byId('cursor').getAttribute('style'),
    stage: { labels: frame.labels, numbers: [...frame.numbers].map(one => Math.round(one * 1000) / 1000) },
  };
})()"""
place = pathlib.Path(__file__).parent / "first.json"


def taken(page):
    """What a page shows that is ready and untouched, 390 points wide."""
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=1, mobile=True)
    page.wait("document.body?.dataset.ready === 'yes'", 60)
    page.run("new Promise(done => requestAnimationFrame(() => { dispatchEvent(new Event('resize')); done(); }))")
    found = page.run(SCRIPT)
    page.call("Emulation.clearDeviceMetricsOverride")
    return found


if __name__ == "__main__":
    page = Page(find_browser(), pathlib.Path(sys.argv[1]).resolve().as_uri())
    try:
        place.write_text(json.dumps(taken(page), indent=1, ensure_ascii=False) + "\n")
    finally:
        page.close()
