import TouchEvents
import TouchScenarios

/// The key to the shapes, at the bottom of the picture.
struct TimelineLegend {
  let y: Double
  var left = 16.0
  var width = TimelineLayout.picture.width

  var svg: String {
    let text = zip(entries, places).map { entry, place in
      entry.0(place.x, place.y) + SVG.text(entry.1, x: place.x + 26, y: place.y + 10, "small")
    }
    return "<g id=\"legend\">\(text.joined())</g>"
  }

  /// Where the last row ends.
  var bottom: Double { (places.last?.y ?? y) + 16 }

  /// Where each entry stands; a row ends where the next one would not fit.
  private var places: [Point] {
    var place = Point(x: left, y: y)
    return entries.map { _, label in
      let width = 26 + Double(label.letterCount) * 6.1 + 8
      if place.x + width > self.width - 10 { place = Point(x: left, y: place.y + 22) }
      defer { place.x += width }
      return place
    }
  }

  private typealias Shape = (Double, Double) -> String

  private var entries: [(Shape, String)] {
    [
      ({ SVG.bar("possible", from: $0, to: $0 + 20, y: $1 + 1, height: 11) }, "undecided"),
      ({ SVG.bar("waiting", from: $0, to: $0 + 20, y: $1 + 1, height: 11) }, "waiting, delayed"),
      ({ SVG.bar("active", from: $0, to: $0 + 20, y: $1 + 1, height: 11) }, "active"),
      ({ SVG.diamond("acted", x: $0 + 10, y: $1 + 6) }, "recognized"),
      ({ SVG.cross("failed", x: $0 + 10, y: $1 + 6) }, "failed"),
      ({ SVG.bar("given", from: $0, to: $0 + 20, y: $1 + 1, height: 11) }, "delivered"),
      ({ SVG.cross("lostmark", x: $0 + 10, y: $1 + 6, size: 5) }, "cancelled"),
      ({ SVG.flag("flag", x: $0 + 10, y: $1 + 3) }, "action, event"),
      ({ arrow("prevents", "point", $0, $1) }, "prevents"), ({ arrow("waits", "open", $0, $1) }, "waits for"),
    ]
  }

  private func arrow(_ style: String, _ head: String, _ x: Double, _ y: Double) -> String {
    "<path class=\"\(style)\" marker-end=\"url(#\(head))\" d=\"M\(SVG.number(x)) \(SVG.number(y + 6))h20\"/>"
  }
}
