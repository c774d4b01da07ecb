import TouchScenarios
import Touchstone

/// What is to be drawn, as numbers in memory that a page can read, the lowest view first; and the views' names.
///
/// Ten numbers for each: how deep it is, the corner that is the view's origin, the edges along its width and its height,
/// a value, the flags (1 highlighted, 2 selected or on, 4 switched off, 8 clips its children, 16 held by fingers, 32 lifted
/// out of the others, 64 drawn on), and a count.
/// Touchstone draws nothing; this is how little a host has to do.
final class Shapes {
  static let stride = 10
  private static let limit = 1024
  private let live: LiveScenario
  private(set) var count = 0
  private(set) var names: [String] = []
  private(set) var kinds: [String] = []
  private var looks: [String] = []
  private var settling = Settling()
  let numbers = UnsafeMutablePointer<Double>.allocate(capacity: Shapes.stride * Shapes.limit)

  init(of live: LiveScenario) { self.live = live }

  deinit { numbers.deallocate() }

  /// The names and kinds of the shapes, in their order, as JSON.
  var labels: String {
    JSON.list(
      names.indices.map { JSON.list([JSON.quoted(names[$0]), JSON.quoted(kinds[$0]), JSON.quoted(looks[$0])]) })
  }

  /// Whether views are shown on their way.
  var isSettling: Bool { settling.isUnderWay(at: live.context.now) }
  /// Whether views are shown immediately at their new places.
  var isCalm: Bool {
    get { settling.isCalm }
    set { settling.isCalm = newValue }
  }

  func collect() {
    count = 0
    names.removeAll(keepingCapacity: true)
    kinds.removeAll(keepingCapacity: true)
    looks.removeAll(keepingCapacity: true)
    var pending: [(view: View, depth: Int, shift: Point)] = live.windows.reversed().map { ($0, 0, .zero) }
    while let (view, depth, shift) = pending.popLast() {
      // What a view has by itself is drawn with it, but for the buttons beside an open row.
      let isDrawn = !view.isPartOfSuperview || view.superview is TableView
      guard !view.isHidden, isDrawn, count < Self.limit else { continue }
      let shown = live.shown(view)
      let own = shift + settling.shift(of: view, shown, at: live.context.now)
      add(view, depth, shown, own)
      let children = view.subviews
      // What is lifted is in front of the others.
      for child in children.reversed() where live.shown(child).contains(.lifted) {
        pending.append((child, depth + 1, own))
      }
      for child in children.reversed() where !live.shown(child).contains(.lifted) {
        pending.append((child, depth + 1, own))
      }
    }
  }

  private func add(_ view: View, _ depth: Int, _ shown: ShownView, _ shift: Point) {
    let bounds = view.bounds
    let origin = view.convert(bounds.origin, to: nil)
    let right = view.convert(Point(x: bounds.maxX, y: bounds.minY), to: nil)
    let down = view.convert(Point(x: bounds.minX, y: bounds.maxY), to: nil)
    let name = live.name(of: view) ?? ""
    names.append(name)
    kinds.append(live.kind(ofView: name) ?? (depth == 0 ? "window" : "view"))
    looks.append(live.look(ofView: name) ?? "")
    let (value, amount, isOn) = look(of: view)
    let control = view as? Control
    var flags = isOn ? 2 : 0
    if control?.isHighlighted ?? (view as? CollectionViewCell)?.isHighlighted ?? false {
      flags += 1
    }
    if !(control?.isEnabled ?? true) { flags += 4 }
    if view.contentTouchHolder != nil { flags += 8 }
    if shown.contains(.held) { flags += 16 }
    if shown.contains(.lifted) { flags += 32 }
    if shown.contains(.drawn) { flags += 64 }
    let shape = numbers + Self.stride * count
    shape[0] = Double(depth)
    shape[1] = origin.x + shift.x
    shape[2] = origin.y + shift.y
    shape[3] = right.x - origin.x
    shape[4] = right.y - origin.y
    shape[5] = down.x - origin.x
    shape[6] = down.y - origin.y
    shape[7] = value
    shape[8] = Double(flags)
    shape[9] = amount
    count += 1
  }

  /// Returns the value of a control, how many parts it has, and whether it is on.
  private func look(of view: View) -> (value: Double, amount: Double, isOn: Bool) {
    if let slider = view as? Slider {
      let range = Double(slider.maximumValue - slider.minimumValue)
      return (range > 0 ? Double(slider.value - slider.minimumValue) / range : 0, 0, false)
    }
    if let lamp = view as? Switch { return (lamp.isOn ? 1 : 0, 0, lamp.isOn) }
    if let stepper = view as? Stepper { return (stepper.value, 0, false) }
    if let segments = view as? SegmentedControl {
      return (Double(segments.selectedSegmentIndex), Double(segments.numberOfSegments), false)
    }
    if let pages = view as? PageControl {
      return (Double(pages.currentPage), Double(pages.numberOfPages), false)
    }
    if let refresh = view.asRefreshControl { return (refresh.isRefreshing ? 1 : 0, 0, false) }
    return (0, 0, (view as? CollectionViewCell)?.isSelected ?? false)
  }
}
