import TouchTap
import TouchWindows

/// A view that a sheet adds around or in what it presents; touches on it concern the sheet alone.
class SheetPart: View {
  let link: SheetLink
  let tap = TapGestureRecognizer()

  init(link: SheetLink, onTap: ((SheetPresentationController) -> Void)? = nil) {
    self.link = link
    super.init(frame: .zero)
    guard let onTap else { return }
    tap.delegate = link
    tap.addAction { _ in if let sheet = link.sheet { onTap(sheet) } }
    addGestureRecognizer(tap)
  }

  /// `true`: logs and tools name it with its sheet.
  override var isPartOfSuperview: Bool { true }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
}

/// What lies behind a sheet and takes the touches beside it (SH-13).
final class SheetDimmingView: SheetPart {
  /// Where the handle's area reaches above the sheet, it is the handle's (SH-18).
  override func hitTest(_ point: Point, with event: TouchEvent?) -> View? {
    link.sheet?.handle(at: point, of: self) ?? super.hitTest(point, with: event)
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    link.sheet?.takesTouchesBeside ?? false && super.point(inside: point, with: event)
  }
}

/// The handle at the upper edge of a sheet (SH-18).
final class SheetGrabberView: SheetPart {
  /// How large it is and how far below the upper edge, in points, as on devices.
  static let size = Size(width: 36, height: 5)
  static let distance = 5.0
  /// The side to which its area for touches is grown, in points; chosen as for other controls.
  static let side = 44.0

  /// Places it in the middle of a sheet of a width.
  func place(in width: Double) {
    frame = Rect(x: (width - Self.size.width) / 2, y: Self.distance, width: Self.size.width, height: Self.size.height)
  }

  override func point(inside point: Point, with event: TouchEvent?) -> Bool {
    let grown = Point(x: (Self.side - bounds.width) / 2, y: (Self.side - bounds.height) / 2)
    return bounds.inset(by: EdgeInsets(top: -grown.y, left: -grown.x, bottom: -grown.y, right: -grown.x))
      .contains(point)
  }
}

/// What lies over the content of a sheet that is being dismissed: new touches there reach the sheet's recognizer alone (IT-7).
final class SheetCoverView: SheetPart {}
