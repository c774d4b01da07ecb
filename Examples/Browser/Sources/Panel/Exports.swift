import Touchstone

// What the page calls. A page has one panel and one thread, so that one global will do here; the library has none.
nonisolated(unsafe) private var panel: Panel?

/// Makes the window anew.
@_cdecl("panel_open")
public func panelOpen() { panel = Panel() }

/// Takes a sample of a contact: phases are 0 began, 1 moved, 2 ended, 3 cancelled; kinds 0 finger, 1 pen, 2 mouse.
@_cdecl("panel_pointer")
public func panelPointer(
  _ id: Int32, _ phase: Int32, _ kind: Int32, _ x: Double, _ y: Double, _ buttons: Int32, _ time: Double
) {
  let phases: [TouchPhase] = [.began, .moved, .ended, .cancelled]
  let kinds: [Touch.TouchType] = [.direct, .pencil, .indirectPointer]
  var sample = TouchSample(
    id: TouchID(Int(id)), phase: phases[Int(phase)], location: Point(x: x, y: y), timestamp: time)
  sample.type = kinds[Int(kind)]
  sample.buttonMask = TouchEvent.ButtonMask(rawValue: Int(buttons))
  panel?.window.send([sample])
}

/// Takes a turn of a wheel, by which the content under it moves; the deltas are in points.
@_cdecl("panel_scroll")
public func panelScroll(_ x: Double, _ y: Double, _ dx: Double, _ dy: Double, _ time: Double) {
  panel?.window.dispatcher.sendScroll(
    ScrollMovement(
      location: Point(x: x, y: y), delta: Point(x: dx, y: dy), kind: .discrete, timestamp: time))
}

/// Moves the clock, at the latest at the next deadline, and for each frame while something moves.
@_cdecl("panel_advance")
public func panelAdvance(_ time: Double) { panel?.window.advance(to: time) }

/// When the clock must be moved at the latest, in seconds; below 0 when nothing waits.
@_cdecl("panel_deadline")
public func panelDeadline() -> Double { panel?.window.nextDeadline ?? -1 }

/// Whether frames are wanted.
@_cdecl("panel_animates")
public func panelAnimates() -> Int32 { panel?.window.context.isAnimating == true ? 1 : 0 }

/// Collects what is to be drawn; tells how many shapes there are.
@_cdecl("panel_draw")
public func panelDraw() -> Int32 {
  guard let panel else { return 0 }
  panel.shapes.collect(from: panel)
  return Int32(panel.shapes.count)
}

/// Where the numbers of the shapes are.
@_cdecl("panel_shapes")
public func panelShapes() -> UnsafeMutablePointer<Double>? { panel?.shapes.numbers }

/// Writes where everything is, to the bit.
@_cdecl("panel_report")
public func panelReport() { panel?.report() }
