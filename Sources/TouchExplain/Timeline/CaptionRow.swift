import TouchScenarios

/// Words below the bars of a lane: of each caption the longest form that fits as a whole, in two lines where one is too short.
struct CaptionRow {
  private struct Caption {
    var x: Double
    var forms: [String]
    var style: String
  }

  /// A caption at its place, in one line or two.
  private struct Placed {
    var x: Double
    var lines: [String]
    var style: String
  }

  private var captions: [Caption] = []

  /// How far apart two lines are.
  static var lineHeight: Double { 12 }

  /// Adds a caption in several forms, the longest first.
  mutating func add(_ forms: [String], at x: Double, _ style: String = "small") {
    captions.append(Caption(x: x, forms: forms, style: style))
  }

  /// Returns how much higher a lane is than with one line of words.
  func extraHeight(left: Double, right: Double) -> Double {
    placed(left, right).contains { $0.lines.count > 1 } ? Self.lineHeight : 0
  }

  func svg(y: Double, left: Double, right: Double) -> String {
    var result = ""
    for caption in placed(left, right) {
      for (index, line) in caption.lines.enumerated() {
        result += SVG.text(
          line, x: caption.x + 1, y: y + Double(index) * Self.lineHeight, caption.style + " halo")
      }
    }
    return result
  }

  private func placed(_ left: Double, _ right: Double) -> [Placed] {
    let sorted = captions.sorted { $0.x < $1.x }
    var result: [Placed] = []
    var free = left
    for (index, caption) in sorted.enumerated() {
      let isLast = index + 1 == sorted.count
      let end = isLast ? right : min(sorted[index + 1].x - 6, right)
      let x = max(caption.x, free)
      guard let placed = place(caption, from: x, leftmost: isLast ? free : x, to: end, isLast: isLast) else { continue }
      result.append(placed)
      free = placed.x + (placed.lines.map(SVG.width).max() ?? 0) + 7
    }
    return result
  }

  private func place(_ caption: Caption, from x: Double, leftmost: Double, to end: Double, isLast: Bool) -> Placed? {
    let fitting = caption.forms.firstIndex { x + SVG.width($0) <= end }
    // A form that names the reason is enough; where only the outcome fits, a sentence may have two lines.
    if let fitting, fitting == 0 || fitting + 1 < caption.forms.count {
      return Placed(x: x, lines: [caption.forms[fitting]], style: caption.style)
    }
    if isLast {
      for form in caption.forms {
        if let lines = halves(of: form, room: end - x) { return Placed(x: x, lines: lines, style: caption.style) }
        // Near the right edge a word leans to the left of what it is about.
        let width = SVG.width(form)
        if leftmost + width <= end { return Placed(x: min(x, end - width), lines: [form], style: caption.style) }
      }
    }
    return fitting.map { Placed(x: x, lines: [caption.forms[$0]], style: caption.style) }
  }

  /// Returns a sentence in two lines, of which the first is as long as possible; `nil` where two are too short.
  private func halves(of text: String, room: Double) -> [String]? {
    var first = ""
    var second = ""
    for word in text.words {
      let longer = first.isEmpty ? word : first + " " + word
      if second.isEmpty, SVG.width(longer) <= room {
        first = longer
      } else {
        second += (second.isEmpty ? "" : " ") + word
      }
    }
    return !first.isEmpty && !second.isEmpty && SVG.width(second) <= room ? [first, second] : nil
  }
}
