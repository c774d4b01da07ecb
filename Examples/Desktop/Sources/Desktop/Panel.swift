import Foundation
import Touchstone

/// Six controls, a list and a photo, in a window of any size.
final class Panel: View {
  /// Called when the user leaves, by the key Escape.
  var onQuit: () -> Void = {}
  private let button = Button(frame: Rect(x: 30, y: 20, width: 120, height: 44))
  private let lamp = Switch(frame: Rect(x: 190, y: 26, width: 51, height: 31))
  private let slider = Slider(frame: Rect(x: 30, y: 130, width: 240, height: 44))
  private let stepper = Stepper(frame: Rect(x: 30, y: 210, width: 94, height: 32))
  private let segments = SegmentedControl(items: ["one", "two", "three"])
  private let pages = PageControl(frame: Rect(x: 30, y: 370, width: 240, height: 44))
  private let list = TableView(frame: Rect(x: 310, y: 20, width: 300, height: 200))
  private let rows = Rows()
  private let photo = Photo(frame: Rect(x: 340, y: 280, width: 180, height: 120))
  private var controls: [Control] { [button, lamp, slider, stepper, segments, pages] }
  /// What keys act on; `nil` until Tab was pressed, and then the arrows move the slider and the list.
  private(set) var focused: View?

  override init(frame: Rect) {
    super.init(frame: frame)
    addControls()
    addList()
    addSubview(photo)
  }

  private func addControls() {
    button.addAction(for: .touchUpInside) { _ in say("button: pressed") }
    lamp.addAction(for: .valueChanged) { [unowned lamp] _ in say("switch: \(lamp.isOn ? "on" : "off")") }
    slider.maximumValue = 100
    slider.value = 40
    slider.addAction(for: .valueChanged) { [unowned slider] _ in say("slider: \(Int(slider.value))") }
    stepper.addAction(for: .valueChanged) { [unowned stepper] _ in say("stepper: \(Int(stepper.value))") }
    segments.frame = Rect(x: 30, y: 290, width: 240, height: 32)
    segments.selectedSegmentIndex = 0
    segments.addAction(for: .valueChanged) { [unowned segments] _ in say("segments: \(segments.selectedSegmentIndex)") }
    pages.numberOfPages = 5
    pages.addAction(for: .valueChanged) { [unowned pages] _ in say("pages: \(pages.currentPage)") }
    for control in controls { addSubview(control) }
  }

  private func addList() {
    list.rowHeight = 40
    list.register({ Row(style: .default, reuseIdentifier: "row") }, forCellReuseIdentifier: "row")
    list.dataSource = rows
    list.delegate = rows
    addSubview(list)
  }

  /// What a control is called, and what it says.
  func label(of view: View) -> String { view === button ? "Press" : "" }

  /// Whether a view is the button beside a row that is open.
  func isRowButton(_ view: View) -> Bool { view is Control && view.isDescendant(of: list) }

  /// The words beside the controls, and the ring around what has the focus.
  func paintAbove(_ canvas: Canvas) {
    let words: [(String, Point)] = [
      (lamp.isOn ? "on" : "off", Point(x: 250, y: 42)), ("Slider: \(Int(slider.value))", Point(x: 30, y: 116)),
      ("Stepper: \(Int(stepper.value))", Point(x: 136, y: 226)), ("Segments", Point(x: 30, y: 276)),
      ("Page \(pages.currentPage + 1) of \(pages.numberOfPages)", Point(x: 30, y: 360)),
    ]
    for (text, place) in words { canvas.write(text, at: place, height: 9, muted) }
    if let focused {
      let frame = focused.convert(focused.bounds, to: nil).insetBy(dx: -4, dy: -4)
      canvas.outline(frame, Colour(10, 99, 189), width: 2.5, radius: 10)
    }
  }

  /// Gives the list and the photo what a larger window has more.
  func resize(to size: Size) {
    frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    let more = Point(x: max(size.width - 640, -200), y: max(size.height - 480, -160))
    list.frame = Rect(x: 310, y: 20, width: 300 + more.x, height: 200 + more.y / 2)
    let shift = Point(x: more.x, y: more.y) - moved
    photo.center += shift * 0.5
    moved = more
  }
  private var moved = Point.zero

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func pressesBegan(_ presses: [Press], with event: PressesEvent?) {
    for press in presses {
      switch press.type {
      case .tab: moveFocus()
      case .select: activate()
      case .leftArrow: turn(by: -1)
      case .rightArrow: turn(by: 1)
      case .upArrow: scroll(by: -120)
      case .downArrow: scroll(by: 120)
      case .menu: onQuit()
      default: super.pressesBegan([press], with: event)
      }
    }
  }

  private func moveFocus() {
    let all: [View] = controls + [list]
    let index = focused.flatMap { view in all.firstIndex { $0 === view } }
    focused = all[((index ?? -1) + 1) % all.count]
  }

  private func activate() {
    if focused === button { button.sendActions(for: .touchUpInside) }
    if focused === lamp {
      lamp.setOn(!lamp.isOn, animated: true)
      lamp.sendActions(for: .valueChanged)
    }
  }

  private func turn(by step: Int) {
    switch focused {
    case stepper:
      stepper.value += Double(step) * stepper.stepValue
      stepper.sendActions(for: .valueChanged)
    case segments:
      segments.selectedSegmentIndex = min(max(segments.selectedSegmentIndex + step, 0), segments.numberOfSegments - 1)
      segments.sendActions(for: .valueChanged)
    case pages:
      pages.currentPage += step
      pages.sendActions(for: .valueChanged)
    default: slider.value += Float(step) * 5
    }
  }

  private func scroll(by distance: Double) {
    let end = max(0, list.contentSize.height - list.bounds.height)
    let y = min(max(0, list.contentOffset.y + distance), end)
    list.setContentOffset(Point(x: 0, y: y), animated: true)
  }
}

/// The panel as what a window shows.
final class PanelScene: Scene {
  let window: Window
  let panel: Panel
  var host: any TouchHost { window }
  var roots: [View] { [window] }
  let fixedSize: Size? = nil
  let hint = "Shift or Ctrl: a second finger.  Tab: focus.  Arrows, Space.  Esc leaves."

  init(size: Size) {
    let frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    window = Window(frame: frame, context: TouchContext(registry: .standard))
    panel = Panel(frame: frame)
    window.addSubview(panel)
    panel.becomeFirstResponder()
  }

  func label(of view: View) -> String { panel.label(of: view) }
  func paint(_ view: View, _ canvas: Canvas) {
    if let painted = view as? any Painted { return painted.paint(canvas) }
    if panel.isRowButton(view) {
      canvas.fill(view.bounds, Colour(200, 40, 40))
      return canvas.write("Delete", at: view.bounds.center, Colour(255, 255, 255), .middle)
    }
    if view is ScrollView { canvas.fill(view.bounds, Colour(255, 255, 255), radius: 8) }
    _ = Looks.paint(view, label: label(of: view), canvas)
  }
  func paintAbove(_ canvas: Canvas) { panel.paintAbove(canvas) }
  func resize(to size: Size) {
    window.frame = Rect(x: 0, y: 0, width: size.width, height: size.height)
    panel.resize(to: size)
  }
  func hover(_ place: Point?, at time: Timestamp) {
    if let place {
      window.dispatcher.sendHover(at: place, timestamp: time)
    } else {
      window.dispatcher.endHover(at: time)
    }
  }
  func scroll(_ movement: ScrollMovement) { window.dispatcher.sendScroll(movement) }
  func press(_ type: Press.PressType, _ phase: Press.Phase, at time: Timestamp) {
    window.sendPress(type, phase, at: time)
  }
}
