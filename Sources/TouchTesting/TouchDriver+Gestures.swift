public import TouchEvents

extension TouchDriver {
  /// Taps with one finger, any number of times.
  public func tap(at place: Point, count: Int = 1, holding: Double = 0.05, pause: Double = 0.1) {
    var finger = Finger(1)
    for tap in 0..<max(0, count) {
      finger = finger.wait(tap == 0 ? 0 : pause).down(at: place).up(after: holding)
    }
    play(finger)
  }

  /// Taps once with several fingers, which land 20 points apart.
  public func tap(at place: Point, fingers: Int, holding: Double = 0.05) {
    play(
      (0..<max(0, fingers)).map { index in
        Finger(index + 1).down(at: place + Point(x: 20 * Double(index), y: 0)).up(after: holding)
      })
  }

  /// Rests one finger for a time and lifts it.
  public func press(at place: Point, for seconds: Double) {
    play(Finger(1).down(at: place).up(after: seconds))
  }

  /// Drags one finger along a line and lifts it where it arrives.
  public func drag(from start: Point, to end: Point, over seconds: Double = 0.2, steps: Int = 10) {
    play(Finger(1).down(at: start).move(to: end, over: seconds, steps: steps).up())
  }

  /// Spreads or closes two fingers on a level line around a place, from one distance to another.
  public func pinch(
    around centre: Point, from start: Double, to end: Double, over seconds: Double = 0.2, steps: Int = 10
  ) {
    let near = Point(x: start / 2, y: 0)
    let far = Point(x: end / 2, y: 0)
    play(
      Finger(1).down(at: centre - near).move(to: centre - far, over: seconds, steps: steps).up(),
      Finger(2).down(at: centre + near).move(to: centre + far, over: seconds, steps: steps).up())
  }

  /// Turns two fingers around a place by an angle in radians, clockwise positive.
  public func turn(
    around centre: Point, radius: Double = 50, by angle: Double, over seconds: Double = 0.2, steps: Int = 10
  ) {
    var first = Finger(1).down(at: centre - Point(x: radius, y: 0))
    var second = Finger(2).down(at: centre + Point(x: radius, y: 0))
    let count = max(1, steps)
    for step in 1...count {
      let turned = angle * Double(step) / Double(count)
      let arm = Point(x: radius * Mathematics.cos(turned), y: radius * Mathematics.sin(turned))
      first = first.move(to: centre - arm, after: seconds / Double(count))
      second = second.move(to: centre + arm, after: seconds / Double(count))
    }
    play(first.up(), second.up())
  }
}
