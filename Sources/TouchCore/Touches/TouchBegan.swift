/// How a touch began whose began is withheld from its responder (GD-3).
final class TouchBegan {
  let sample: TouchSample
  let timestamp: Timestamp

  init(_ touch: Touch) {
    sample = touch.sample
    timestamp = touch.timestamp
  }
}
