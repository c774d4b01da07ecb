import Foundation
import TouchScenarios
import Touchstone

/// A scenario file in a window, such as an arrangement of the playground's gallery: its views move as its `shows` says.
final class Arrangement: Scene {
  private let live: LiveScenario
  let fixedSize: Size?
  var host: any TouchHost { live }
  var roots: [View] { live.windows.reversed() }
  let hint: String
  /// Called when the user leaves.
  var onQuit: () -> Void = {}
  private var strokes: [(view: View, points: [Point])] = []
  private var fingers: [(id: TouchID, place: Point)] = []

  init(file path: String) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let scenario = try Scenario(parsing: Array(data), file: path)
    live = try LiveScenario(scenario, registry: .standard)
    hint = String(scenario.title.prefix { $0 != ":" })
    fixedSize = live.windows.first?.bounds.size
  }

  /// Plays the file's own script up to a time.
  func play(until time: Timestamp) { live.play(until: time) }

  // MARK: Input

  func resize(to size: Size) {}
  func hover(_ place: Point?, at time: Timestamp) {}
  func scroll(_ movement: ScrollMovement) { live.scroll(movement) }
  func press(_ type: Press.PressType, _ phase: Press.Phase, at time: Timestamp) { if type == .menu { onQuit() } }

  /// Says what the log got, and takes what fingers draw.
  func touched(_ sample: TouchSample) {
    for line in live.takeLines() where line.channel == .actions || line.channel == .controls { say(line.description) }
    fingers.removeAll { $0.id == sample.id }
    guard sample.phase == .began || sample.phase == .moved else { return }
    fingers.append((sample.id, sample.location))
    guard let canvas = drawn(in: roots) else { return }
    let place = canvas.convert(sample.location, from: nil)
    if sample.phase == .began || strokes.last?.view !== canvas || !isDrawing { strokes.append((canvas, [])) }
    isDrawing = true
    strokes[strokes.count - 1].points.append(place)
    // A window that is drawn on for long keeps what is newest.
    if strokes.count > 200 { strokes.removeFirst() }
  }
  private var isDrawing = false

  private func drawn(in views: [View]) -> View? {
    for view in views {
      if live.shown(view).contains(.drawn) { return view }
      if let found = drawn(in: view.subviews) { return found }
    }
    isDrawing = false
    return nil
  }

  // MARK: Drawing

  func label(of view: View) -> String { live.name(of: view) ?? "" }

  func children(of view: View) -> [View] {
    // What is lifted is in front of the others.
    view.subviews.filter { !live.shown($0).contains(.lifted) }
      + view.subviews.filter { live.shown($0).contains(.lifted) }
  }

  func paint(_ view: View, _ canvas: Canvas) {
    let (bounds, name) = (view.bounds, label(of: view))
    if view is Window { return canvas.fill(bounds, Colour(243, 246, 250), radius: 12) }
    // A part of a control is drawn with it.
    guard !name.isEmpty, !Looks.paint(view, label: name, canvas) else { return }
    let shown = live.shown(view)
    if shown.contains(.held) || shown.contains(.lifted) {
      canvas.fill(bounds.insetBy(dx: -2, dy: -1).offsetBy(dx: 0, dy: 3), Colour(20, 30, 50, 50), radius: 10)
    }
    let isContainer = !view.subviews.isEmpty
    canvas.fill(bounds, isContainer ? Colour(255, 255, 255) : Self.colour(of: name), radius: isContainer ? 6 : 8)
    if isContainer { canvas.outline(bounds.insetBy(dx: 0.5, dy: 0.5), Colour(118, 131, 147), width: 1, radius: 6) }
    for stroke in strokes where stroke.view === view {
      for (from, to) in zip(stroke.points, stroke.points.dropFirst()) { canvas.line(from, to, width: 4, ink) }
    }
    // Content of a scroll view would lie on its name.
    guard !(view is ScrollView) else { return }
    let place = isContainer ? Point(x: bounds.minX + 12, y: bounds.minY + 14) : bounds.center
    canvas.write(name, at: place, height: 8, isContainer ? muted : ink, isContainer ? .left : .middle)
  }

  func paintAbove(_ canvas: Canvas) {
    for finger in fingers where finger.id.rawValue > 0 {
      canvas.circle(finger.place, radius: 19, Colour(10, 99, 189, 70))
    }
  }

  /// A light colour that a name always gets.
  private static func colour(of name: String) -> Colour {
    let number = name.utf8.reduce(7) { ($0 * 31 + Int($1)) % 997 }
    let parts = [143, 181, 219].map { UInt8(200 + (number * $0) % 46) }
    return Colour(parts[0], parts[1], parts[2])
  }
}
