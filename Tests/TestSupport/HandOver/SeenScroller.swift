import TouchPan
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchViews
import TouchWindows

/// A scroller as it is at one moment.
struct SeenScroller {
  /// What must stay as it is for a drag to be checked.
  struct Shape: Equatable {
    let id: ObjectIdentifier
    /// What a way of 1 of the one that began is in its coordinates.
    let factor: Point
    /// How ways of the samples are converted for it.
    let axes: [Point]
    var geometry: ScrollGeometry?
    var isPaging = false
    /// The upper edges at a sheet's detents, the smallest first.
    var tops: [Double] = []
    var overdrags = false
    var isModal = false
    var expands = true
    /// Whether fingers of others can move it.
    var isFree = false
    var policy: ScrollHandOver?
    var detent: String?
  }

  let shape: Shape
  /// Where it is: a scroll view's offset, or a sheet's upper edge.
  let place: Point
  /// Whether it is a sheet that moves by itself.
  var isFlying = false
  /// How long the rubber band of a sheet can be, and how stiff it is where a modal sheet resists.
  var length = 0.0
  var stiffness = 0.55

  var isSheet: Bool { shape.geometry == nil }

  /// Returns the scrollers around a view, the innermost first; `nil` where one is of a class that is not known here.
  static func all(around view: View, seenFrom began: View) -> [SeenScroller]? {
    var found: [SeenScroller] = []
    var next: View? = view
    while let current = next {
      if let scroll = current as? ScrollView {
        guard let seen = SeenScroller(scroll, seenFrom: began) else { return nil }
        found.append(seen)
      } else if let sheet = sheet(of: current) {
        guard let seen = SeenScroller(current, sheet, seenFrom: began) else { return nil }
        found.append(seen)
      } else if HandOverVisitor().scroller(of: current) != nil {
        return nil
      }
      next = current.superview
    }
    return found
  }

  /// Returns the innermost scroller at a view or around it.
  static func innermost(at view: View?) -> View? {
    var next = view
    while let current = next, !(current is ScrollView), sheet(of: current) == nil { next = current.superview }
    return next
  }

  static func pan(of view: View) -> PanGestureRecognizer? {
    (view as? ScrollView)?.panGestureRecognizer
      ?? view.attachedGestureRecognizers.lazy.compactMap { $0 as? PanGestureRecognizer }.first {
        "\(type(of: $0))" == "SheetPanGestureRecognizer"
      }
  }

  private static func sheet(of view: View) -> SheetPresentationController? {
    let sheet = (view.next as? ViewController)?.presentationController as? SheetPresentationController
    return sheet?.presentedView === view && !(sheet?.restingTops.isEmpty ?? true) ? sheet : nil
  }

  /// Returns what ways of the one that began are in the coordinates of a view; `nil` where its axes are turned.
  private static func factor(of view: View, from began: View) -> Point? {
    let x = view.localVector(began.screenVector(Point(x: 1, y: 0)))
    let y = view.localVector(began.screenVector(Point(x: 0, y: 1)))
    guard x.y.magnitude < 1e-9, y.x.magnitude < 1e-9, x.x.magnitude > 1e-3, y.y.magnitude > 1e-3 else { return nil }
    return view === began ? Point(x: 1, y: 1) : Point(x: x.x, y: y.y)
  }

  private static func axes(of view: View) -> [Point] {
    [view.localVector(Point(x: 1, y: 0)), view.localVector(Point(x: 0, y: 1))]
  }

  private init?(_ scroll: ScrollView, seenFrom began: View) {
    guard let factor = Self.factor(of: scroll, from: began) else { return nil }
    let isZooming = scroll.isZooming || scroll.pinchGestureRecognizer?.state.isActive ?? false
    shape = Shape(
      id: ObjectIdentifier(scroll), factor: factor, axes: Self.axes(of: scroll),
      geometry: scroll.scrollGeometry, isPaging: scroll.isPagingEnabled,
      isFree: scroll.isScrollEnabled && scroll.panGestureRecognizer.isEnabled && !scroll.isDragging && !isZooming,
      policy: scroll.scrollHandOver)
    place = scroll.contentOffset
  }

  private init?(_ view: View, _ sheet: SheetPresentationController, seenFrom began: View) {
    guard let factor = Self.factor(of: view, from: began), let pan = Self.pan(of: view),
      let page = sheet.presentedViewController, let container = view.superview,
      let settings = view.window?.context.sheetSettings, settings.halfOf == .frame
    else { return nil }
    shape = Shape(
      id: ObjectIdentifier(view), factor: factor, axes: Self.axes(of: view), tops: sheet.restingTops,
      overdrags: settings.overdrag == .rubberBand,
      isModal: page.isModalInPresentation, expands: sheet.prefersScrollingExpandsWhenScrolledToEdge,
      isFree: page.presentedViewController == nil && pan.isEnabled && !pan.state.isActive,
      policy: sheet.scrollHandOver, detent: sheet.selectedDetentIdentifier?.rawValue)
    place = Point(x: 0, y: sheet.currentTop)
    isFlying = sheet.isSettling
    length = container.bounds.height - (sheet.restingTops.first ?? 0)
    stiffness = settings.modalResistance
  }

  /// Whether code put it beyond an edge at which it shows no rubber band.
  var isBeyondWithoutBand: Bool {
    [(shape.geometry?.horizontal, place.x), (shape.geometry?.vertical, place.y)].contains { range, place in
      range.map { !$0.bounces && (place < $0.lower || place > $0.upper) } ?? false
    }
  }

  /// Whether it is a sheet so far down that what resists cannot be turned back into a way.
  var isStretchedOut: Bool { isSheet && place.y - (shape.tops.first ?? 0) > 0.98 * length }

  // MARK: One axis

  private func range(_ axis: HandOverAxis) -> ScrollAxis? {
    axis == .horizontal ? shape.geometry?.horizontal : shape.geometry?.vertical
  }

  func factor(_ axis: HandOverAxis) -> Double { axis == .horizontal ? shape.factor.x : shape.factor.y }

  func scrolls(_ axis: HandOverAxis) -> Bool { range(axis)?.scrolls ?? (axis == .vertical) }

  /// Where it is as a way of the finger, with what a modal sheet resists turned back, and how long its rubber band is.
  ///
  /// Both are in its own coordinates, down and right positive.
  func place(_ axis: HandOverAxis, resists: Bool) -> (inside: Double, band: Double) {
    guard let range = range(axis) else {
      let (top, largest, smallest) = (place.y, shape.tops.last ?? 0, shape.tops.first ?? 0)
      if axis == .horizontal { return (0, 0) }
      if shape.overdrags, top < largest { return (largest, top - largest) }
      guard resists, top > smallest else { return (top, 0) }
      return (smallest + Self.way(showing: top - smallest, in: length, stiffness), 0)
    }
    let offset = axis == .horizontal ? place.x : place.y
    let edge = min(max(offset, range.lower), range.upper)
    // Without a rubber band content that code put beyond its edge follows the finger there (NH-5).
    return range.bounces ? (-edge, edge - offset) : (-offset, 0)
  }

  /// Returns how far the finger has gone beyond an end when a rubber band of a length shows it (PH-3).
  static func way(showing band: Double, in length: Double, _ stiffness: Double = 0.55) -> Double {
    guard stiffness > 0, length > 0 else { return 0 }
    return band / (stiffness * (1 - min(band.magnitude / length, 0.999)))
  }

  /// Returns the length of the rubber band that shows a way beyond an end (PH-3).
  func band(showing way: Double, _ axis: HandOverAxis) -> Double {
    let length = range(axis)?.extent ?? length
    let pulled = 0.55 * way
    return length > 0 ? pulled * length / (pulled.magnitude + length) : 0
  }

  /// Returns the way that its rubber band shows, in the coordinates of the one that began.
  func beyond(_ axis: HandOverAxis) -> Double {
    let band = place(axis, resists: false).band
    return Self.way(showing: band, in: range(axis)?.extent ?? length) / factor(axis)
  }

  /// Returns how far it is from its end in the direction of a way, in its own coordinates.
  func room(_ axis: HandOverAxis, toward way: Double, isBeginner: Bool) -> Double {
    let way = way * factor(axis)
    guard let range = range(axis) else {
      if way > 0 { return .infinity }
      return isBeginner || shape.expands ? place.y - (shape.tops.last ?? 0) : 0
    }
    let offset = axis == .horizontal ? place.x : place.y
    return way < 0 ? range.upper - offset : offset - range.lower
  }
}
