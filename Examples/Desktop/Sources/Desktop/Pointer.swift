import Touchstone

/// The mouse: a pointer, or two fingers while a modifier is held, so that pinches and turns can be tried without a touchscreen.
///
/// With Shift the second finger goes along with the first, with Alt or Control opposite of it. Many desktops keep Alt for
/// themselves, to move windows.
struct Pointer {
  private enum Second {
    case beside(Point)
    case opposite(of: Point)

    func place(for first: Point) -> Point {
      switch self {
      case .beside(let distance): first + distance
      case .opposite(let middle): middle * 2 - first
      }
    }
  }

  private var second: Second?
  /// Where the fingers are that the mouse plays.
  private(set) var fingers: [Point] = []

  /// The numbers of the mouse and of its second finger; those of a touchscreen's contacts begin at 1.
  private static let ids = [TouchID(0), TouchID(-1)]

  /// The samples for what the mouse did, with the modifiers as they are when it goes down.
  mutating func samples(
    _ place: Point, _ phase: TouchPhase, at time: Timestamp, along: Bool, against: Bool, around middle: Point
  ) -> [TouchSample] {
    if phase == .began {
      second = against ? .opposite(of: middle) : along ? .beside(Point(x: 60, y: 0)) : nil
    }
    guard let second else {
      var sample = TouchSample(id: Self.ids[0], phase: phase, location: place, timestamp: time)
      sample.type = .indirectPointer
      sample.buttonMask = phase == .ended ? [] : .primary
      return [sample]
    }
    fingers = [place, second.place(for: place)]
    defer { if phase == .ended { (self.second, fingers) = (nil, []) } }
    return zip(Self.ids, fingers).map { TouchSample(id: $0, phase: phase, location: $1, timestamp: time) }
  }

  /// Takes the fingers away.
  mutating func lift() { (second, fingers) = (nil, []) }
}
