import SceneGraph
import TouchControls
import TouchSlider

/// A slider of this scene graph: `SliderGeometry` computes where the thumb is and the value at a location.
final class SliderNode: SceneNode {
  private(set) var value = 0.5
  private var tracking = ControlTracking()
  /// How far right of the tracked finger the thumb's center is.
  private var grabOffset: Double?
  /// Called with each new value.
  var onValue: ((Double) -> Void)?

  var geometry: SliderGeometry { SliderGeometry(bounds: nodeBounds) }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {
    guard let touch = tracking.follow(touches, on: self) else { return }
    grabOffset = geometry.grabOffset(at: touch.location(in: self), forValue: value)
    // Beside the thumb there is nothing to track.
    if grabOffset != nil { tracking.begin() }
  }

  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {
    guard tracking.isTracking, let touch = tracking.tracked(among: touches), let grabOffset else { return }
    let x = touch.location(in: self).x + grabOffset
    guard let moved = geometry.value(forThumbCenteredAtX: x), moved != value else { return }
    value = moved
    onValue?(value)
  }

  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {
    release(touches)
  }

  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {
    release(touches)
  }

  private func release(_ touches: [Touch]) {
    tracking.drop(touches)
    tracking.stop()
  }

  /// Prevents every recognizer while the thumb is held, as every slider does.
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool { !tracking.isTracking }
}
