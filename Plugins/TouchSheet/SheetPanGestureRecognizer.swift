import TouchPan
import TouchWindows

/// The recognizer by which a finger pulls a sheet: a pan of one finger on the presented view (SH-2).
final class SheetPanGestureRecognizer: PanGestureRecognizer {
  private let link: SheetLink

  init(link: SheetLink) {
    self.link = link
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    delegate = link
    addAction { pan in link.sheet?.panChanged(to: pan.state) }
  }

  /// Begins when the finger went 10 points up or down, further than to a side, and the sheet takes it (SH-2, SH-3).
  override func judgeMovement(with event: TouchEvent) {
    let way = translation(in: link.sheet?.containerView)
    guard way.y.magnitude.reaches(slop), way.y.magnitude > way.x.magnitude,
      link.sheet?.takesDrag(goingDown: way.y > 0) ?? false
    else { return }
    begin(
      takingOff: slop,
      because: GestureReason("SH-2", "moved enough", measured: way.y.magnitude, limit: slop, unit: "pt"))
  }
}
