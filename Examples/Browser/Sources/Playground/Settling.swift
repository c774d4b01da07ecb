import TouchScenarios
import Touchstone

/// Where views that an effect moved are shown: on their way for a moment, as in an animation.
///
/// The engine has them at their new place at once, as an animation of UIKit has.
struct Settling {
  private struct Place {
    var view: ObjectIdentifier
    var center: Point
    var distance = Point.zero
    var since = -1.0
  }

  private var places: [Place] = []
  /// Whether views are shown immediately at their new places.
  var isCalm = false

  /// How long a view is on its way, in seconds.
  private static let duration = 0.35

  /// Returns how far from its place a view is shown, in the window's coordinates.
  mutating func shift(of view: View, _ shown: ShownView, at time: Timestamp) -> Point {
    guard shown.contains(.placed), let parent = view.superview else { return .zero }
    let center = view.center
    guard let index = places.firstIndex(where: { $0.view == ObjectIdentifier(view) }) else {
      places.append(Place(view: ObjectIdentifier(view), center: center))
      return .zero
    }
    if shown.contains(.held) || isCalm {
      places[index] = Place(view: ObjectIdentifier(view), center: center)
      return .zero
    }
    if center != places[index].center {
      // From where it is shown, which may be on an earlier way.
      let left = remaining(places[index], at: time)
      places[index].distance = places[index].center + left - center
      places[index].center = center
      places[index].since = time
    }
    let distance = remaining(places[index], at: time)
    return parent.convert(center + distance, to: nil) - parent.convert(center, to: nil)
  }

  func isUnderWay(at time: Timestamp) -> Bool { places.contains { $0.since >= 0 && time - $0.since < Self.duration } }

  /// Returns the remaining distance, which shrinks fast at first and slowly at the end.
  private func remaining(_ place: Place, at time: Timestamp) -> Point {
    guard place.since >= 0, time - place.since < Self.duration else { return .zero }
    let part = 1 - max(time - place.since, 0) / Self.duration
    let ease = part * part * part
    return Point(x: place.distance.x * ease, y: place.distance.y * ease)
  }
}
