import Touchstone

/// Is called when a box is tapped: with what the caller gave to `touch_create`, the box, and the place in it, in points.
public typealias Tapped = @convention(c) (UnsafeMutableRawPointer?, Int32, Double, Double) -> Void

/// One window with its boxes, behind the pointer that the other language holds.
final class Surface {
  let window: Window
  private var boxes: [View] = []
  private let tapped: Tapped
  private let user: UnsafeMutableRawPointer?

  init(_ size: Size, _ tapped: @escaping Tapped, _ user: UnsafeMutableRawPointer?) {
    window = Window(frame: Rect(x: 0, y: 0, width: size.width, height: size.height))
    (self.tapped, self.user) = (tapped, user)
  }

  func add(_ frame: Rect, to parent: Int32) -> Int32 {
    let (view, box) = (View(frame: frame), Int32(boxes.count))
    let isBox = boxes.indices.contains(Int(parent))
    (isBox ? boxes[Int(parent)] : window).addSubview(view)
    boxes.append(view)
    let tap = TapGestureRecognizer()
    tap.addAction { [unowned self] tap in
      let place = tap.location(in: view)
      tapped(user, box, place.x, place.y)
    }
    view.addGestureRecognizer(tap)
    return box
  }

  static func at(_ pointer: UnsafeMutableRawPointer) -> Surface {
    Unmanaged<Surface>.fromOpaque(pointer).takeUnretainedValue()
  }
}

/// Makes a window; the pointer is to be given to `touch_destroy` in the end.
@_cdecl("touch_create")
public func touchCreate(
  _ width: Double, _ height: Double, _ tapped: @escaping Tapped, _ user: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer {
  Unmanaged.passRetained(Surface(Size(width: width, height: height), tapped, user)).toOpaque()
}

/// Adds a box in front of those in its parent, another box or -1 for the window.
@_cdecl("touch_add_box")
public func touchAddBox(
  _ surface: UnsafeMutableRawPointer, _ parent: Int32, _ x: Double, _ y: Double, _ width: Double, _ height: Double
) -> Int32 {
  Surface.at(surface).add(Rect(x: x, y: y, width: width, height: height), to: parent)
}

/// Sends what one finger does; of phases, 0 is began, 1 moved, 2 ended, 3 cancelled.
@_cdecl("touch_send")
public func touchSend(
  _ surface: UnsafeMutableRawPointer, _ finger: Int32, _ phase: Int32, _ x: Double, _ y: Double, _ seconds: Double
) {
  let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
  guard phases.indices.contains(Int(phase)) else { return }
  Surface.at(surface).window.send([
    TouchSample(
      id: TouchID(Int(finger)), phase: phases[Int(phase)], location: Point(x: x, y: y), timestamp: seconds)
  ])
}

/// Lets time pass; returns when it is to be called next, -1 if nothing waits.
@_cdecl("touch_advance")
public func touchAdvance(_ surface: UnsafeMutableRawPointer, _ seconds: Double) -> Double {
  let window = Surface.at(surface).window
  window.advance(to: seconds)
  return window.context.isAnimating ? seconds + 1.0 / 60 : window.nextDeadline ?? -1
}

/// Takes the window away.
@_cdecl("touch_destroy")
public func touchDestroy(_ surface: UnsafeMutableRawPointer) {
  Unmanaged<Surface>.fromOpaque(surface).release()
}
