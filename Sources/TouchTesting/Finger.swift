public import TouchEvents

/// A script for one finger: `Finger(1).down(at: a).move(to: b).up()`.
///
/// A value: each step returns a longer script. Times are seconds from the start of the play, places are in the
/// coordinates of the samples. Play one or several together with ``TouchDriver/play(_:)-(Finger...)``.
public struct Finger {
  /// The default duration of a step, in seconds.
  public static var frame: Double { 0.01 }

  /// The host's name for the contact.
  public let id: TouchID
  /// The samples of the steps so far, with times from the start of the play.
  public private(set) var samples: [TouchSample] = []
  /// When the last step happened, in seconds from the start of the play.
  public private(set) var time: Timestamp = 0
  /// Carries place and hardware values from step to step.
  private var present: TouchSample

  /// Creates a finger that has done nothing yet; the type may be that of a pencil or pointer.
  public init(_ number: Int, type: Touch.TouchType = .direct) {
    id = TouchID(number)
    present = TouchSample(id: id, phase: .stationary, location: .zero, timestamp: 0)
    present.type = type
  }

  /// Lands; at once, unless a time from the start of the play is given.
  public func down(at place: Point, time: Timestamp? = nil) -> Finger {
    adding(.began, at: place, after: time.map { $0 - self.time } ?? 0)
  }

  /// Moves in one step, one frame after the last one unless another distance of time is given.
  public func move(to place: Point, after seconds: Double = Finger.frame) -> Finger {
    adding(.moved, at: place, after: seconds)
  }

  /// Moves along a line in equal steps.
  public func move(to place: Point, over seconds: Double, steps: Int) -> Finger {
    var finger = self
    let start = present.location
    let count = max(1, steps)
    for step in 1...count {
      let share = Double(step) / Double(count)
      finger = finger.adding(.moved, at: start + (place - start) * share, after: seconds / Double(count))
    }
    return finger
  }

  /// Presses as hard as given, where 1 is an average touch, without leaving its place.
  public func press(force: Double, of maximum: Double = 4, after seconds: Double = Finger.frame) -> Finger {
    var finger = self
    finger.present.force = force
    finger.present.maximumPossibleForce = maximum
    return finger.adding(.moved, at: present.location, after: seconds)
  }

  /// Does nothing for a while.
  public func wait(_ seconds: Double) -> Finger {
    var finger = self
    finger.time += seconds
    return finger
  }

  /// Lifts where it is, one frame after the last step unless another distance of time is given.
  public func up(after seconds: Double = Finger.frame) -> Finger {
    adding(.ended, at: present.location, after: seconds)
  }

  /// Is taken away by the system.
  public func cancel(after seconds: Double = Finger.frame) -> Finger {
    adding(.cancelled, at: present.location, after: seconds)
  }

  private func adding(_ phase: TouchPhase, at place: Point, after seconds: Double) -> Finger {
    var finger = self
    finger.time += seconds
    finger.present.phase = phase
    finger.present.location = place
    finger.present.timestamp = finger.time
    finger.samples.append(finger.present)
    return finger
  }
}
