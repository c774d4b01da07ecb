"""Draws the chart of Documentation/Performance.md: one row a case, one mark a peer, on a logarithmic axis of time."""
import html, math

from figures import DEEP, FINGERS, FLAT, FOREIGN, OURS, UI

# Ours, then whoever else there is, in an order that stays. Readable on white and on black.
COLORS = {
    OURS: ("#0969da", "#58a6ff"), FOREIGN: ("#8250df", "#bc8cff"), "floor": ("#57606a", "#9aa4af"),
    "qt6-widget": ("#1a7f37", "#3fb950"), "qt6-graphicsscene": ("#7d6608", "#c9a227"), "qt6-quick": ("#0f766e", "#2dd4bf"),
    "efl": ("#bc4c00", "#f0883e"), "gtk4": ("#a40e6b", "#f778ba"), "wlroots": ("#6e4a2b", "#c08457"),
    "chromium": ("#b91c1c", "#ff7b72"), "webkit": ("#4d5b00", "#a8b545"),
}
WIDTH, LEFT, RIGHT, ROW, TOP = 860, 150, 24, 24, 84


def family(peer):
    """Floors are drawn as one, and so are the ways of a browser or toolkit, by the fastest of them."""
    if peer.startswith("c-"):
        return "floor"
    return peer if peer in COLORS else peer.split("-")[0]


def rows(results):
    """Each row: title or nothing for a gap, and the time of each family."""
    groups = [
        ("Picking: nested user interface, nodes", "hit", "ui", UI), ("Picking: one parent, children", "hit", "flat", FLAT),
        ("Picking: nested one in one, levels", "hit", "deep", DEEP),
        ("A frame of moves, six recognizers, fingers", "event", "six", FINGERS),
        ("A frame of moves, a plain handler, fingers", "event", "raw", FINGERS)]
    for title, work, shape, sizes in groups:
        yield title, None
        for n in sizes:
            times = {}
            for peer in results.peers():
                value = results.value(work, shape, n, peer)
                # Of the floors the one that the targets name: a static index is none for nested trees.
                if peer in ("c-simd", "c-tree" if shape == "flat" else "c-grid"):
                    continue
                if value and family(peer) in COLORS:
                    times[family(peer)] = min(value, times.get(family(peer), math.inf))
            if times:
                yield f"{n:,}", times


def mark(name, x, y):
    """A mark whose shape tells ours from the others without its color."""
    css = f'class="{name}"'
    if name == OURS:
        return f'<circle {css} cx="{x:.1f}" cy="{y}" r="6.5"/>'
    if name == FOREIGN:
        return f'<path {css} d="M{x:.1f} {y - 6.5}l6.5 6.5l-6.5 6.5l-6.5 -6.5z"/>'
    if name == "floor":
        return f'<rect {css} x="{x - 1.5:.1f}" y="{y - 8}" width="3" height="16"/>'
    return f'<circle {css} cx="{x:.1f}" cy="{y}" r="4"/>'


def unit(exponent):
    """A power of ten of nanoseconds in words."""
    names = ["1 ns", "10 ns", "100 ns", "1 µs", "10 µs", "100 µs", "1 ms", "10 ms", "100 ms", "1 s"]
    return names[exponent]


def draw(results):
    drawn = list(rows(results))
    values = [value for _, times in drawn if times for value in times.values()]
    low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))
    present = [name for name in COLORS if any(times and name in times for _, times in drawn)]
    height = TOP + ROW * len(drawn) + 40

    def place(value):
        return LEFT + (WIDTH - LEFT - RIGHT) * (math.log10(value) - low) / (high - low)

    light = "".join(f".{name}{{fill:{colors[0]}}}" for name, colors in COLORS.items())
    dark = "".join(f".{name}{{fill:{colors[1]}}}" for name, colors in COLORS.items())
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
        ' font-family="system-ui, sans-serif" font-size="13" role="img">',
        "<title>Time of a pick and of a frame of moves, on a logarithmic axis: further left is faster</title>",
        f"<style>text{{fill:#1f2328}}.quiet{{fill:#57606a}}.line{{stroke:#d0d7de}}{light}"
        f"@media (prefers-color-scheme:dark){{text{{fill:#e6edf3}}.quiet{{fill:#9aa4af}}.line{{stroke:#30363d}}{dark}}}"
        "</style>"]
    x, y = LEFT, 20
    for name in present:
        label = {"floor": "C floor", OURS: "Touchstone", FOREIGN: "Touchstone, foreign tree"}.get(name, name)
        length = 24 + 7.4 * len(label)
        if x + length > WIDTH:
            x, y = LEFT, y + 22
        out.append(mark(name, x, y - 4) + f'<text x="{x + 12}" y="{y}">{html.escape(label)}</text>')
        x += length
    bottom = TOP + ROW * len(drawn)
    for exponent in range(low, high + 1):
        at = place(10 ** exponent)
        out.append(f'<path class="line" d="M{at:.1f} {TOP - 12}V{bottom}"/>')
        out.append(f'<text class="quiet" x="{at:.1f}" y="{bottom + 18}" text-anchor="middle">{unit(exponent)}</text>')
    for index, (title, times) in enumerate(drawn):
        y = TOP + ROW * index
        if times is None:
            out.append(f'<text x="8" y="{y + 5}" font-weight="600">{html.escape(title)}</text>')
            continue
        out.append(f'<text class="quiet" x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{title}</text>')
        ends = [place(value) for value in times.values()]
        out.append(f'<path class="line" d="M{min(ends):.1f} {y}H{max(ends):.1f}"/>')
        # Ours last, so that nothing covers it.
        out += [mark(name, place(times[name]), y) for name in reversed(present) if name in times]
    return "\n".join(out + ["</svg>"]) + "\n"
