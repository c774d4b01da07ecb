import TouchWindows

/// Where a sheet can rest in its container, the smallest first: what its detents resolve to (SH-1).
struct SheetStops {
  /// One place of rest.
  struct Stop {
    let identifier: SheetPresentationController.Detent.Identifier
    /// The height above the bottom safe area, in points.
    let value: Double
    /// The y coordinate of the sheet's upper edge, in points of the container.
    let top: Double
  }

  /// The places, the smallest first; never empty.
  private(set) var stops: [Stop]
  /// The container's height and its insets, in points.
  let height: Double
  let insets: EdgeInsets

  /// Resolves detents in a container of a height with insets, in points; what is invalid is reported.
  ///
  /// Values are asked once each, in the order of the detents.
  init(
    of detents: [SheetPresentationController.Detent], height: Double, insets: EdgeInsets, traits: TraitCollection,
    isCompactHeight: Bool, report: (DiagnosticText) -> Void
  ) {
    let height = height.isFinite ? max(height, 0) : 0
    let (upper, lower) = (Self.inset(insets.top), Self.inset(insets.bottom))
    let maximum = max(height - upper - lower, 0)
    let context = SheetPresentationControllerDetentResolutionContext(
      maximumDetentValue: maximum, containerTraitCollection: traits, isCompactHeight: isCompactHeight)
    func stop(_ identifier: SheetPresentationController.Detent.Identifier, _ value: Double) -> Stop {
      Stop(identifier: identifier, value: value, top: height - lower - value)
    }
    if detents.isEmpty { report("a sheet needs a detent; it is large") }
    var found: [Stop] = []
    for detent in detents {
      guard let value = detent.resolvedValue(in: context) else { continue }
      guard value.isFinite, value >= 0 else {
        report("a detent's value must be a number from 0 on; the detent is inactive")
        continue
      }
      if value > maximum { report("a detent's value must be at most the maximum, which it is now") }
      found.append(stop(detent.identifier, min(value, maximum)))
    }
    if found.isEmpty { found = [stop(.large, maximum)] }
    stops = []
    var isSorted = true
    for one in found {
      let index = stops.lastIndex { $0.value <= one.value }.map { $0 + 1 } ?? 0
      if index < stops.count { isSorted = false }
      stops.insert(one, at: index)
    }
    if !isSorted { report("detents must be in the order of their heights; they are sorted") }
    (self.height, self.insets) = (height, insets)
  }

  private static func inset(_ value: Double) -> Double { value.isFinite ? max(value, 0) : 0 }

  /// The upper edge of the sheet at its largest detent, in points.
  var largestTop: Double { stops[stops.count - 1].top }
  /// The upper edge of the sheet at its smallest detent, in points.
  var smallestTop: Double { stops[0].top }
  /// The height of the sheet's frame at its smallest detent, in points.
  var smallestHeight: Double { height - smallestTop }

  /// Returns the place of a detent's name; `nil` when there is none.
  func index(of identifier: SheetPresentationController.Detent.Identifier?) -> Int? {
    identifier.flatMap { sought in stops.firstIndex { $0.identifier == sought } }
  }

  /// Returns the upper edge and the height of the sheet's frame: between the detents it is resized, below them shifted (SH-4).
  func frame(at top: Double) -> (top: Double, height: Double) {
    (top, top > smallestTop ? smallestHeight : height - top)
  }

  /// Returns the detent nearest to an upper edge; of two that are equally near the larger (SH-10).
  ///
  /// Of several of the same height it is the preferred one, if that is among them.
  func nearest(to top: Double, among range: ClosedRange<Int>? = nil, preferred: Int) -> Int {
    let range = range ?? 0...(stops.count - 1)
    var best = range.lowerBound
    for index in range where (stops[best].top - top).magnitude.reaches((stops[index].top - top).magnitude) {
      best = index
    }
    let isSame = range.contains(preferred) && stops[preferred].top == stops[best].top
    return isSame ? preferred : stops.firstIndex { $0.top == stops[best].top } ?? best
  }
}
