import TouchEvents
import TouchScenarios

/// One strip of the picture along the time, with a name at its left.
struct TimelineLane: Sendable {
  /// What the strip is about.
  enum Subject: Sendable {
    case touches
    case gesture(String)
    case responder(String)

    /// Returns whether the strip is a recognizer's.
    func isGesture(_ name: String) -> Bool {
      if case .gesture(let own) = self { own.isSame(as: name) } else { false }
    }
  }

  /// The shapes of a strip: words are drawn above everything.
  struct Drawing {
    var shapes = ""
    var words = ""
  }

  var subject: Subject
  var name: String
  /// What the name stands for, in smaller letters.
  var note: String
  /// The same in fewer letters.
  var shortNote = ""
  var height: Double
  var y = 0.0
  /// The vertical center of the bars, below ``y``.
  var middle: Double = 13
  /// Draws the strip for a top edge.
  var draw: @Sendable (Double) -> Drawing

  /// Returns the strip's name and its lower edge.
  func frame(_ layout: TimelineLayout) -> String {
    let (line, end) = (SVG.number(y + height - 2), SVG.number(layout.captions))
    let (place, room) = (layout.names, layout.nameWidth)
    return "<line class=\"lanes\" x1=\"\(SVG.number(layout.left))\" x2=\"\(end)\" y1=\"\(line)\" y2=\"\(line)\"/>"
      + SVG.group(
        name + (note.isEmpty ? "" : ", " + note),
        SVG.text(SVG.fitted(name, width: room, letter: 7), x: place, y: y + 17, "name", anchor: "end")
          + SVG.text(
            SVG.width(note) <= room + 6 || shortNote.isEmpty ? SVG.fitted(note, width: room) : shortNote,
            x: place, y: y + 29, "small", anchor: "end"))
  }
}
