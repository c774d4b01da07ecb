import TouchScenarios

/// Words below the bars of a lane: of each caption the longest form that ends before the next one begins.
struct CaptionRow {
  private struct Caption {
    var x: Double
    var forms: [String]
    var style: String
  }

  private var captions: [Caption] = []

  /// How wide a letter is on average.
  static var letter: Double { 6.1 }

  /// Adds a caption in several forms, the longest first.
  mutating func add(_ forms: [String], at x: Double, _ style: String = "small") {
    captions.append(Caption(x: x, forms: forms, style: style))
  }

  func svg(y: Double, left: Double, right: Double) -> String {
    let sorted = captions.sorted { $0.x < $1.x }
    var result = ""
    var free = left
    for (index, caption) in sorted.enumerated() {
      let isLast = index + 1 == sorted.count
      let end = isLast ? right : max(sorted[index + 1].x - 6, caption.x + 40)
      var x = max(caption.x, free)
      var text = form(of: caption, room: min(end, right) - x)
      if text == nil, let shortest = caption.forms.last, isLast {
        // Near the right edge a word leans to the left of what it is about.
        x = max(free, min(x, right - Double(shortest.letterCount) * Self.letter))
        text = form(of: caption, room: right - x)
      }
      guard let text else { continue }
      result += SVG.text(text, x: x + 1, y: y, caption.style + " halo")
      free = x + Double(text.letterCount) * Self.letter + 7
    }
    return result
  }

  private func form(of caption: Caption, room: Double) -> String? {
    if let whole = caption.forms.firstIndex(where: { Double($0.letterCount) * Self.letter <= room }) {
      // A reason that is cut tells more than none, where there is room for most of it.
      let isBare = whole > 0 && whole + 1 == caption.forms.count
      return isBare && room >= 150
        ? SVG.fitted(caption.forms[whole - 1], width: room, letter: Self.letter) : caption.forms[whole]
    }
    // A cut text must at least show what it is about.
    guard room >= 70, let longest = caption.forms.first else { return nil }
    return SVG.fitted(longest, width: room, letter: Self.letter)
  }
}
