import TouchEvents
import TouchScenarios

/// A page around a timeline picture, with a playhead, details under the pointer, and zoom.
struct TimelinePage {
  let sheet: TimelineSheet

  var text: String {
    let title = sheet.title.isEmpty ? "Timeline of touches" : sheet.title
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
      <title>\(SVG.escaped(title))</title>
      <style>\(TimelinePalette.style)\(Self.style)</style></head><body>
      <header><button id="play" type="button" aria-label="Play">Play</button>
      <input id="time" type="range" min="0" max="1000" value="0" aria-label="Time"><output id="now">0.000 s</output>
      <button id="smaller" type="button" aria-label="Zoom out">−</button>
      <button id="larger" type="button" aria-label="Zoom in">+</button></header>
      <main id="view"><div id="zoomed">
      \(sheet.svg(isStandalone: false))
      </div></main><div id="detail" role="status" hidden></div>
      <script>
      "use strict";
      const data = \(data);
      \(TimelineScript.text)
      </script></body></html>

      """
  }

  // MARK: Data

  private var data: String {
    let placement = sheet.panel.placement
    let touches = sheet.story.touches.map { touch in
      let marks = touch.marks.map { time, mark in
        let place = mark.location.applying(placement)
        return
          "[\(ShortestDecimal.text(time)),\(SVG.number(place.x)),\(SVG.number(place.y)),\(mark.phase.isFinal ? 1 : 0)]"
      }
      return "{label:\(quoted(touch.label)),marks:[\(marks.joined(separator: ","))]}"
    }
    let stretches = sheet.scale.stretches.map {
      let (start, end) = (ShortestDecimal.text($0.start), ShortestDecimal.text($0.end))
      return "[\(start),\(end),\(SVG.number($0.left)),\(SVG.number($0.right))]"
    }
    return "{touches:[\(touches.joined(separator: ","))],stretches:[\(stretches.joined(separator: ","))]}"
  }

  /// Returns a string escaped for a script, which may be inside a page.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "<", "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  private static let style = """
    body{margin:0;background:var(--paper);color:var(--ink);font:14px system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
    header{position:sticky;top:0;display:flex;gap:10px;align-items:center;padding:8px 14px;background:var(--paper);
    border-bottom:1px solid var(--line);z-index:1}
    button{font:inherit;min-width:34px;padding:3px 10px;color:var(--ink);background:var(--node);
    border:1px solid var(--muted);border-radius:5px}
    input{flex:1;accent-color:var(--active)}output{min-width:64px;font-variant-numeric:tabular-nums}
    main{overflow:auto}#zoomed{width:100%;max-width:1500px;margin:auto}#zoomed.wide{max-width:none}
    svg{display:block;width:100%;height:auto}
    #detail{position:fixed;max-width:min(560px,80vw);padding:7px 10px;background:var(--ink);color:var(--paper);
    border-radius:6px;font-size:12.5px;white-space:pre-line;pointer-events:none;z-index:2}#detail[hidden]{display:none}
    """
}
