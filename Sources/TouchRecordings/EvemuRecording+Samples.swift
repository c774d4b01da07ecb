public import TouchCore

extension EvemuRecording {
  /// The samples of each report, with the device's range of each axis mapped onto a size, in points.
  public func events(mappedTo size: Size) -> [[TouchSample]] {
    mapped(toWidth: size.width, height: size.height).map { frame in
      var samples: [TouchSample] = []
      for contact in frame.began { samples.append(Self.sample(contact, .began, at: frame.time)) }
      for contact in frame.moved { samples.append(Self.sample(contact, .moved, at: frame.time)) }
      for contact in frame.ended { samples.append(Self.sample(contact, .ended, at: frame.time)) }
      return samples.sorted { $0.id.rawValue < $1.id.rawValue }
    }
  }

  private static func sample(
    _ contact: RecordedContact, _ phase: TouchPhase, at time: Timestamp
  ) -> TouchSample {
    let place = Point(x: contact.x, y: contact.y)
    var sample = TouchSample(id: TouchID(contact.number), phase: phase, location: place, timestamp: time)
    if contact.tool == .pen { sample.type = .pencil }
    if let pressure = contact.pressure {
      sample.force = pressure
      sample.maximumPossibleForce = 1
    }
    if let length = contact.touchMajor { sample.majorRadius = length / 2 }
    return sample
  }
}
