"""Opens the folder for servers from a server, stops that, and opens it again.

    python3 PageTests/offline.py DIST
"""

import functools
import http.server
import json
import pathlib
import sys
import threading

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "Web"))
from devtools import Page, find_browser  # noqa: E402


class Server:
    """A server of one folder on this machine; without a port it takes a free one."""

    def __init__(self, folder):
        class Handler(http.server.SimpleHTTPRequestHandler):
            def log_message(self, *_):
                """Says nothing."""

        self.asked = []
        server = self

        class Counting(Handler):
            def do_GET(self):
                server.asked.append(self.path)
                super().do_GET()

        self.http = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Counting, directory=folder))
        self.url = f"http://127.0.0.1:{self.http.server_address[1]}/"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def stop(self):
        self.http.shutdown()
        self.http.server_close()


def wait_ready(page):
    page.wait("document.body?.dataset.ready === 'yes'", 60)


def works(page):
    """A tap with a real finger is answered."""
    left, top, scale = page.run("(() => { const b = canvas.getBoundingClientRect(); return [b.left, b.top, b.width / size[0]]; })()")
    page.touch("touchStart", (left + 180 * scale, top + 240 * scale))
    page.touch("touchEnd")
    page.wait("byId('status').textContent.includes('singleTap')")


def main(folder):
    browser = find_browser()
    if browser is None:
        print("skipped: there is no Chromium to open the folder in")
        return
    server = Server(folder)
    page = Page(browser, server.url)
    try:
        wait_ready(page)
        page.run("navigator.serviceWorker.ready.then(() => true)")
        page.wait("navigator.serviceWorker.controller !== null")
        manifest = page.call("Page.getAppManifest")
        assert not manifest["errors"], manifest["errors"]
        icons = json.loads(manifest["data"])["icons"]
        assert {icon["sizes"] for icon in icons} == {"any", "192x192", "512x512"}, icons
        for icon in icons:
            width = page.run("new Promise(resolve => { const image = new Image(); image.onload = () => resolve(image.naturalWidth);"
                             f" image.onerror = () => resolve(0); image.src = '{icon['src']}'; }})")
            assert width and (icon["sizes"] == "any" or icon["sizes"].startswith(f"{width}x")), (icon, width)
        problems = page.call("Page.getInstallabilityErrors")["installabilityErrors"]
        # A browser without windows has no way to install at all, which is no fault of the folder.
        problems = [one["errorId"] for one in problems if one["errorId"] not in ("in-incognito", "pipeline-restarted")]
        assert not problems, problems
        print("passed: the folder can be installed")

        assert not any("wasm" in path for path in server.asked), "the second module was loaded before anybody asked for it"
        works(page)
        told = page.run("analyse('timeline')")
        assert "<svg" in told and "singleTap" in told, told[:200]
        assert "/timeline.wasm" in server.asked
        page.run("byId('analyses').open = true; byId('analyses').querySelector('button').click()")
        page.wait("byId('analyses').querySelector('iframe')?.srcdoc.includes('<svg')")
        print("passed: an analysis is a second module that is loaded on demand")

        server.stop()
        for url in (server.url, server.url + "index.html", server.url + "?from=home"):
            page.open(url)
            wait_ready(page)
            works(page)
        assert "<svg" in page.run("analyse('timeline')"), "the analysis is not there without a server"
        print("passed: without the server the page opens and works, and so does the analysis")
    finally:
        page.close()


if __name__ == "__main__":
    main(sys.argv[1])
