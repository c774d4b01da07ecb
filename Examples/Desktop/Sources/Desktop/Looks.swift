import Touchstone

private let tint = Colour(10, 99, 189)
private let groove = Colour(190, 196, 206)
private let white = Colour(255, 255, 255)
let ink = Colour(26, 35, 48)
let muted = Colour(86, 98, 114)

/// What draws itself, in the coordinates of its bounds.
protocol Painted: View {
  func paint(_ canvas: Canvas)
}

/// How the controls look, drawn from their geometry.
enum Looks {
  /// Draws a view if it is a control; returns whether it was one.
  static func paint(_ view: View, label: String, _ canvas: Canvas) -> Bool {
    let bounds = view.bounds
    switch view {
    case let button as Button:
      let colour = !button.isEnabled ? groove : button.isHighlighted ? Colour(6, 66, 128) : tint
      canvas.fill(bounds, colour, radius: 10)
      canvas.write(label, at: bounds.center, white, .middle)
    case let lamp as Switch:
      canvas.fill(bounds, lamp.isOn ? Colour(8, 112, 74) : groove, radius: bounds.height / 2)
      let knob = lamp.geometry.knobRect(isOn: lamp.isOn)
      canvas.circle(knob.center + Point(x: 0, y: 1), radius: knob.height / 2, Colour(0, 0, 0, 50))
      canvas.circle(knob.center, radius: knob.height / 2, white)
    case let slider as Slider: paint(slider, canvas)
    case let stepper as Stepper: paint(stepper, canvas)
    case let segments as SegmentedControl: paint(segments, canvas)
    case let pages as PageControl:
      for page in 0..<pages.numberOfPages {
        let dot = pages.geometry.dotRect(forPage: page)
        canvas.circle(dot.center, radius: dot.width / 2, page == pages.currentPage ? tint : groove)
      }
    default: return false
    }
    return true
  }

  private static func paint(_ slider: Slider, _ canvas: Canvas) {
    let track = slider.geometry.trackRect
    let thumb = slider.geometry.thumbRect(forValue: Double(slider.value))
    canvas.fill(track, groove, radius: track.height / 2)
    let done = Rect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height)
    canvas.fill(done, tint, radius: track.height / 2)
    canvas.circle(thumb.center + Point(x: 0, y: 1), radius: thumb.height / 2, Colour(0, 0, 0, 60))
    canvas.circle(thumb.center, radius: thumb.height / 2, slider.isHighlighted ? Colour(225, 232, 240) : white)
    canvas.circle(thumb.center, radius: thumb.height / 4, tint)
  }

  private static func paint(_ stepper: Stepper, _ canvas: Canvas) {
    canvas.fill(stepper.bounds, groove, radius: 8)
    let (minus, plus) = (stepper.geometry.decrementRect, stepper.geometry.incrementRect)
    for rect in [minus, plus] {
      canvas.fill(rect.insetBy(dx: 1, dy: 1), white, radius: 7)
      canvas.line(rect.center - Point(x: 7, y: 0), rect.center + Point(x: 7, y: 0), width: 2, tint)
    }
    canvas.line(plus.center - Point(x: 0, y: 7), plus.center + Point(x: 0, y: 7), width: 2, tint)
  }

  private static func paint(_ segments: SegmentedControl, _ canvas: Canvas) {
    canvas.fill(segments.bounds, groove, radius: 8)
    for index in 0..<segments.numberOfSegments {
      let rect = segments.geometry.rect(forSegmentAt: index).insetBy(dx: 2, dy: 2)
      if index == segments.selectedSegmentIndex { canvas.fill(rect, white, radius: 6) }
      canvas.write(segments.titleForSegment(at: index) ?? "\(index + 1)", at: rect.center, height: 9, ink, .middle)
    }
  }
}

extension Rect {
  var center: Point { Point(x: midX, y: midY) }
}
