import TouchGestures

/// Where a sheet goes that a finger lets go of (SH-9, SH-10).
struct SheetRelease {
  /// Where the sheet goes.
  enum Outcome: Equatable {
    /// It goes to a detent, by its place in the list.
    case stop(Int)
    /// It leaves, if it may.
    case dismissal
  }

  let stops: SheetStops
  let settings: SheetSettings
  /// The detent that is selected, by its place.
  let selected: Int

  /// Returns the outcome for an upper edge in points, as the finger pulled it, and a velocity in points per second, down
  /// being positive.
  func outcome(top: Double, velocity: Double) -> Outcome {
    let offset = top - stops.smallestTop
    return offset.exceeds(0) ? below(offset, velocity) : between(top, velocity)
  }

  private func below(_ offset: Double, _ velocity: Double) -> Outcome {
    let half = stops.length(settings.halfOf) / 2
    switch settings.release {
    case .threshold(let speed):
      if velocity.reaches(speed) { return .dismissal }
      if (-velocity).reaches(speed) { return .stop(0) }
      return offset.exceeds(half) ? .dismissal : .stop(0)
    case .projected(let seconds): return (offset + seconds * velocity).exceeds(half) ? .dismissal : .stop(0)
    }
  }

  private func between(_ top: Double, _ velocity: Double) -> Outcome {
    let last = stops.stops.count - 1
    let smaller = stops.stops.lastIndex { $0.top.exceeds(top) }
    let larger = stops.stops.firstIndex { top.exceeds($0.top) }
    switch settings.release {
    case .threshold(let speed):
      if velocity.reaches(speed) { return smaller.map { .stop($0) } ?? .dismissal }
      if (-velocity).reaches(speed) { return .stop(larger ?? last) }
      return .stop(stops.nearest(to: top, preferred: selected))
    case .projected(let seconds):
      // The two around it are one where it stands on a detent.
      let around = (
        stops.stops.lastIndex { $0.top.reaches(top) } ?? 0, stops.stops.firstIndex { top.reaches($0.top) } ?? last
      )
      let range = max(min(around.0, around.1) - 1, 0)...min(max(around.0, around.1) + 1, last)
      return .stop(stops.nearest(to: top + seconds * velocity, among: range, preferred: selected))
    }
  }
}
