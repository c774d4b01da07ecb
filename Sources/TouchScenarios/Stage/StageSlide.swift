import TouchWindows

/// Moves a view along the line of its stops.
struct StageSlide {
  let effect: ScenarioEffect
  let stage: ScenarioStage

  init(_ effect: ScenarioEffect, _ stage: ScenarioStage) {
    self.effect = effect
    self.stage = stage
  }

  /// How far ahead the velocity of the lift counts, in seconds.
  private static var lookahead: Double { 0.15 }
  /// How much a finger moves a view that is beyond its last stop.
  private static var resistance: Double { 0.3 }

  /// Returns where the view stands in the file, as the places of its center.
  private func home(of view: View) -> Point {
    if let home = stage.homes[effect.view] { return home }
    stage.homes[effect.view] = view.center
    return view.center
  }

  private var line: Point { effect.stops.last.map { $0 - effect.stops[0] } ?? .zero }

  /// Returns where a place is along the line, in points from the first stop.
  private func along(_ place: Point) -> Double {
    let length = line.distance(to: .zero)
    return length > 0 ? ((place.x * line.x) + (place.y * line.y)) / length : 0
  }

  /// Moves the view by so far along the line; beyond its ends it resists.
  func follow(_ view: View, by step: Point) {
    let length = line.distance(to: .zero)
    guard length > 0 else {
      // With one stop there is no line: the view goes along until it is let go.
      _ = home(of: view)
      view.center = view.center + step
      return
    }
    let now = along(view.center - home(of: view) - effect.stops[0])
    var amount = along(step)
    if now + amount < 0 || now + amount > length { amount *= Self.resistance }
    view.center = view.center + Point(x: line.x / length * amount, y: line.y / length * amount)
  }

  /// Returns the stop at which a view comes to rest that is let go with a velocity, in points per second.
  func nearest(_ view: View, velocity: Point) -> Int {
    let ahead = Point(x: velocity.x * Self.lookahead, y: velocity.y * Self.lookahead)
    let place = along(view.center - home(of: view) + ahead - effect.stops[0])
    let distances = effect.stops.map { abs(along($0 - effect.stops[0]) - place) }
    return distances.min().flatMap { distances.firstIndex(of: $0) } ?? 0
  }

  /// Puts the view at a stop, or at the one after that at which it is.
  func go(_ view: View, to stop: Int?) {
    let home = home(of: view)
    let next = stop ?? (nearest(view, velocity: .zero) + 1) % effect.stops.count
    view.center = home + effect.stops[next]
  }
}
