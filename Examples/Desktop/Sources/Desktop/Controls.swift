import Touchstone

private let tint = Colour(0, 122, 255)
private let groove = Colour(200, 200, 208)
private let white = Colour(255, 255, 255)

final class PaintedButton: Button, Painted {
  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, isHighlighted ? Colour(0, 80, 180) : tint)
    canvas.fill(Rect(x: 30, y: bounds.midY - 3, width: bounds.width - 60, height: 6), white)
  }
}

final class PaintedSwitch: Switch, Painted {
  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, isOn ? Colour(52, 199, 89) : groove)
    canvas.fill(geometry.knobRect(isOn: isOn), white)
  }
}

final class PaintedSlider: Slider, Painted {
  func paint(_ canvas: Canvas) {
    let track = geometry.trackRect
    let thumb = geometry.thumbRect(forValue: Double(value))
    canvas.fill(track, groove)
    canvas.fill(
      Rect(x: track.minX, y: track.minY, width: thumb.midX - track.minX, height: track.height), tint
    )
    canvas.fill(thumb, isHighlighted ? Colour(225, 225, 235) : white)
    canvas.fill(thumb.insetBy(dx: 9, dy: 9), tint)
  }
}

final class PaintedStepper: Stepper, Painted {
  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, groove)
    let minus = geometry.decrementRect
    let plus = geometry.incrementRect
    canvas.fill(minus.insetBy(dx: 1, dy: 1), white)
    canvas.fill(plus.insetBy(dx: 1, dy: 1), white)
    for rect in [minus, plus] {
      canvas.fill(Rect(x: rect.midX - 8, y: rect.midY - 1, width: 16, height: 3), tint)
    }
    canvas.fill(Rect(x: plus.midX - 1, y: plus.midY - 8, width: 3, height: 16), tint)
  }
}

final class PaintedSegments: SegmentedControl, Painted {
  func paint(_ canvas: Canvas) {
    canvas.fill(bounds, groove)
    for index in 0..<numberOfSegments {
      let rect = geometry.rect(forSegmentAt: index).insetBy(dx: 2, dy: 2)
      if index == selectedSegmentIndex { canvas.fill(rect, white) }
      canvas.fill(Rect(x: rect.midX - 12, y: rect.midY - 2, width: 24, height: 4), tint)
    }
  }
}

final class PaintedPages: PageControl, Painted {
  func paint(_ canvas: Canvas) {
    for page in 0..<numberOfPages {
      canvas.fill(geometry.dotRect(forPage: page), page == currentPage ? tint : groove)
    }
  }
}
