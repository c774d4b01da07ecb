import SceneGraph
import TouchControls
import TouchCore
import TouchSlider

/// A slider of this scene graph: `SliderGeometry` says where the thumb is and which value a place means.
final class SliderNode: SceneNode {
  private(set) var value = 0.5
  private var tracking = ControlTracking()
  /// How far right of the thumb's centre the tracked touch began.
  private var grabOffset: Double?
  /// Told of each new value.
  var onValue: ((Double) -> Void)?

  var geometry: SliderGeometry { SliderGeometry(bounds: bounds) }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = tracking.follow(touches, on: self) else { return }
    grabOffset = geometry.grabOffset(at: touch.location(inNode: self), forValue: value)
    // Beside the thumb there is nothing to track.
    if grabOffset == nil { tracking.letGo() } else { _ = tracking.began(tapCount: touch.tapCount) }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = tracking.followed(among: touches), let grabOffset else { return }
    let x = touch.location(inNode: self).x - grabOffset
    guard let moved = geometry.value(forThumbCenteredAtX: x), moved != value else { return }
    value = moved
    onValue?(value)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    if tracking.followed(among: touches) != nil { tracking.reset() }
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    if tracking.followed(among: touches) != nil { tracking.reset() }
  }

  /// Keeps pans and swipes of the nodes around it out that start on the thumb and go along the track.
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    let traits = recognizer.traits
    guard tracking.isTracking, ControlGate.isPan(traits) || ControlGate.isSwipe(traits),
      ControlGate.isOfAncestor(recognizer, of: self)
    else { return true }
    return !ControlGate.runsHorizontally(recognizer, in: self)
  }
}
