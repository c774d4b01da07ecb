import TouchGestures
import TouchScrollView

/// Where a sheet is while a finger pulls it: a function of the finger's way (SH-4, SH-7, SH-12).
struct SheetPull {
  /// The upper edges at the largest and the smallest detent, in points.
  private(set) var largestTop: Double
  private(set) var smallestTop: Double
  /// What resists above the largest detent; `nil` where nothing moves there.
  private(set) var overdrag: RubberBand?
  /// What resists below the smallest detent of a modal sheet.
  private(set) var resistance: RubberBand
  /// Where the upper edge was when the pull began, had nothing resisted, in points.
  private(set) var start: Double
  /// How far the finger has pulled the sheet since, in points, down being positive.
  var way = 0.0
  /// Whether the sheet resists below its smallest detent (SH-12).
  private(set) var isModal = false
  /// Whether it is known whether it may be dismissed: that is asked once a gesture (SH-6).
  var isAsked = false

  /// Begins a pull where the sheet is shown.
  init(from top: Double, in stops: SheetStops, _ settings: SheetSettings) {
    largestTop = stops.largestTop
    smallestTop = stops.smallestTop
    let length = stops.length(settings.halfOf)
    overdrag = settings.overdrag == .rubberBand ? RubberBand(dimension: length) : nil
    resistance = RubberBand(dimension: length, coefficient: settings.modalResistance)
    start = top
    // What springs is beyond an end for a moment; it goes on from what would show it there, as PH-3.
    if top < largestTop, let overdrag { start = largestTop - overdrag.overshoot(forOffset: largestTop - top) }
  }

  /// Lets it resist from here on; a pull that begins where it does starts from what would show that place (SH-5).
  mutating func becomeModal() {
    isModal = true
    if way == 0, start > smallestTop {
      start = smallestTop + resistance.overshoot(forOffset: start - smallestTop)
    }
  }

  /// Goes on with the detents of a container that has changed, as far from the smallest one as before (SH-1).
  mutating func follow(_ stops: SheetStops, _ settings: SheetSettings) {
    let length = stops.length(settings.halfOf)
    if overdrag != nil { overdrag = RubberBand(dimension: length) }
    resistance = RubberBand(dimension: length, coefficient: settings.modalResistance)
    start += stops.smallestTop - smallestTop
    (largestTop, smallestTop) = (stops.largestTop, stops.smallestTop)
  }

  /// Where the upper edge would be if nothing resisted, in points.
  var wanted: Double { start + way }
  /// Whether the finger has pulled the sheet below its smallest detent.
  var isBelow: Bool { wanted.exceeds(smallestTop) }
  /// Where the upper edge is shown, in points.
  var shown: Double {
    if let overdrag, wanted < largestTop { return largestTop - overdrag.offset(forOvershoot: largestTop - wanted) }
    let highest = min(start, largestTop)
    guard wanted > highest else { return highest }
    guard isModal, isBelow else { return wanted }
    return smallestTop + resistance.offset(forOvershoot: wanted - smallestTop)
  }
}

extension SheetStops {
  /// The length of which half is the way to a dismissal, in points (SH-9).
  func length(_ halfOf: SheetSettings.HalfOf) -> Double {
    switch halfOf {
    case .frame: smallestHeight
    case .detentValue: stops[0].value
    }
  }
}
