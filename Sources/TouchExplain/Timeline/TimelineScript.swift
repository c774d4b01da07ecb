import TouchScenarios

/// What a timeline page does: the playhead, the details, the zoom, and a check of itself for tests.
enum TimelineScript {
  static let text = #"""
    addEventListener("error", (event) => { document.documentElement.dataset.error = event.message; });
    const byId = (id) => document.getElementById(id);
    const make = (name) => document.createElementNS("http://www.w3.org/2000/svg", name);
    const first = data.stretches[0], last = data.stretches[data.stretches.length - 1];
    const begin = first[0], end = last[1];
    const head = byId("playhead"), fingers = byId("fingers"), slider = byId("time"), detail = byId("detail");

    const dots = data.touches.map((touch, index) => {
      const dot = make("circle");
      dot.setAttribute("class", "finger");
      dot.setAttribute("r", 9);
      dot.id = "finger" + index;
      fingers.append(dot);
      return dot;
    });

    // Idle gaps are short on the picture and in the replay alike, so the slider runs along the picture.
    function xOf(time) {
      let before = first;
      for (const stretch of data.stretches) {
        if (time < stretch[0]) {
          const part = Math.max(0, (time - before[1]) / (stretch[0] - before[1]));
          return before === first && time < first[0] ? first[2] : before[3] + part * (stretch[2] - before[3]);
        }
        if (time <= stretch[1])
          return stretch[2] + (time - stretch[0]) / (stretch[1] - stretch[0]) * (stretch[3] - stretch[2]);
        before = stretch;
      }
      return last[3];
    }

    function timeOf(x) {
      let before = first;
      for (const stretch of data.stretches) {
        if (x < stretch[2]) return before[1] + (x - before[3]) / (stretch[2] - before[3]) * (stretch[0] - before[1]);
        if (x <= stretch[3])
          return stretch[0] + (x - stretch[2]) / (stretch[3] - stretch[2]) * (stretch[1] - stretch[0]);
        before = stretch;
      }
      return end;
    }

    function seek(time) {
      const x = xOf(time);
      head.setAttribute("x1", x);
      head.setAttribute("x2", x);
      head.setAttribute("visibility", "visible");
      data.touches.forEach((touch, index) => {
        let place = null;
        for (const mark of touch.marks) if (mark[0] <= time + 1e-9) place = mark;
        const isDown = place !== null && place[3] === 0;
        dots[index].setAttribute("visibility", isDown ? "visible" : "hidden");
        if (place !== null) {
          dots[index].setAttribute("cx", place[1]);
          dots[index].setAttribute("cy", place[2]);
        }
      });
      slider.value = (x - first[2]) / (last[3] - first[2]) * 1000;
      byId("now").textContent = time.toFixed(3) + " s";
    }

    slider.addEventListener("input", () => seek(timeOf(first[2] + slider.value / 1000 * (last[3] - first[2]))));

    let playing = 0;
    function step(started, from) {
      const x = from + (performance.now() - started) / 1000 * (last[3] - first[2]) / 4;
      if (x >= last[3]) { seek(end); stop(); return; }
      seek(timeOf(x));
      playing = requestAnimationFrame(() => step(started, from));
    }
    function stop() {
      cancelAnimationFrame(playing);
      playing = 0;
      byId("play").textContent = "Play";
    }
    byId("play").addEventListener("click", () => {
      if (playing) { stop(); return; }
      const at = first[2] + slider.value / 1000 * (last[3] - first[2]);
      byId("play").textContent = "Pause";
      step(performance.now(), slider.value >= 1000 ? first[2] : at);
    });

    let zoom = 1;
    function zoomTo(value) {
      zoom = Math.min(6, Math.max(1, value));
      const box = byId("zoomed");
      box.classList.toggle("wide", zoom > 1);
      box.style.width = zoom * 100 + "%";
    }
    byId("larger").addEventListener("click", () => zoomTo(zoom * 1.4));
    byId("smaller").addEventListener("click", () => zoomTo(zoom / 1.4));
    byId("view").addEventListener("wheel", (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoomTo(zoom * (event.deltaY < 0 ? 1.15 : 1 / 1.15));
    }, { passive: false });

    // The pictures' own titles would show a second, slower tip.
    const tips = new Map();
    for (const group of document.querySelectorAll(".tip")) {
      const title = group.querySelector(":scope > title");
      tips.set(group, title.textContent);
      title.remove();
      group.setAttribute("aria-label", tips.get(group));
    }
    document.addEventListener("pointermove", (event) => {
      const group = event.target.closest ? event.target.closest(".tip") : null;
      detail.hidden = !group;
      if (!group) return;
      detail.textContent = tips.get(group);
      const box = detail.getBoundingClientRect();
      const right = window.innerWidth - box.width - 8, bottom = window.innerHeight - box.height - 8;
      detail.style.left = Math.max(4, Math.min(event.clientX + 14, right)) + "px";
      detail.style.top = Math.max(4, event.clientY + 18 > bottom ? event.clientY - box.height - 12 : event.clientY + 18) + "px";
    });

    seek(begin);

    // A page opened with #check writes what it found out about itself where a test can read it.
    if (location.hash === "#check") {
      const found = [];
      const place = () => dots.map((dot) => dot.getAttribute("cx") + "," + dot.getAttribute("cy") + "," + dot.getAttribute("visibility")).join(" ");
      const before = [head.getAttribute("x1"), place()];
      seek((begin + end) / 2);
      if (before[0] === head.getAttribute("x1")) found.push("the playhead stays");
      seek(end);
      if (data.touches.some((touch) => touch.marks.length > 1) && before[1] === place()) found.push("the fingers stay");
      if (Math.abs(timeOf(xOf(begin + (end - begin) / 3)) - begin - (end - begin) / 3) > 1e-6) found.push("the scale is not its own inverse");
      slider.value = 500;
      slider.dispatchEvent(new Event("input"));
      if (byId("now").textContent === end.toFixed(3) + " s") found.push("the slider does nothing");
      byId("larger").click();
      if (byId("zoomed").style.width !== "140%") found.push("zoom does nothing");
      byId("smaller").click();
      const target = document.querySelector(".tip");
      if (target) {
        target.firstElementChild.dispatchEvent(new PointerEvent("pointermove", { bubbles: true, clientX: 20, clientY: 20 }));
        if (detail.hidden || detail.textContent === "") found.push("no detail is shown");
      }
      const texts = [...document.querySelectorAll("svg text")].map((text) => [text, text.getBoundingClientRect()]);
      const overlaps = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 5;
      texts.forEach(([text, box], index) => {
        for (const [other, otherBox] of texts.slice(index + 1))
          if (overlaps(box, otherBox)) found.push(`"${text.textContent}" lies on "${other.textContent}"`);
        const page = byId("timeline").getBoundingClientRect();
        if (box.right > page.right + 1 || box.left < page.left - 1) found.push(`"${text.textContent}" is cut off`);
      });
      document.documentElement.dataset.check = found.length ? found.join("; ") : "well";
    }
    """#
}
