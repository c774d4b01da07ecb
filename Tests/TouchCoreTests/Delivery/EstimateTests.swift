import Testing
import TouchTesting
import TouchViews

/// A view that writes down the corrections it receives: the force, and how many properties are still estimates.
private final class Listener: View {
  var heard: [String] = []

  override func touchesEstimatedPropertiesUpdated(_ touches: [Touch]) {
    for touch in touches {
      let open = touch.estimatedPropertiesExpectingUpdates.isEmpty ? "final" : "open"
      heard.append("\(touch.estimationUpdateIndex ?? -1) \(touch.force) \(open)")
    }
  }
}

@Suite struct EstimateTests {
  private let view = Listener(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let dispatcher: TouchDispatcher

  init() {
    dispatcher = TouchDispatcher(context: TouchContext(), root: view)
  }

  private func sample(
    _ phase: TouchPhase, index: Int?, force: Double = 0.5, isOpen: Bool = true, at time: Timestamp
  ) -> TouchSample {
    var sample = TouchSample(id: TouchID(1), phase: phase, location: Point(x: 10 + time, y: 10), timestamp: time)
    sample.type = .pencil
    sample.force = force
    sample.maximumPossibleForce = 4
    sample.estimationUpdateIndex = index
    sample.estimatedPropertiesExpectingUpdates = isOpen && index != nil ? .force : []
    return sample
  }

  @Test func `a correction is reported once (TP-9)`() {
    dispatcher.send([sample(.began, index: 1, at: 0)])
    dispatcher.sendEstimatedPropertiesUpdate([sample(.began, index: 1, force: 2, isOpen: false, at: 0)])
    dispatcher.advance(to: 1)

    #expect(view.heard == ["1 2.0 final"])
  }

  @Test func `what is outstanding 0.4 seconds later is reported as final (TP-9)`() {
    dispatcher.send([sample(.began, index: 1, at: 0)])
    dispatcher.send([sample(.moved, index: 2, force: 0.75, at: 0.1)])
    dispatcher.advance(to: 0.39)
    let before = view.heard
    dispatcher.advance(to: 0.41)
    let between = view.heard
    dispatcher.advance(to: 1)

    #expect((before, between, view.heard) == ([], ["1 0.5 final"], ["1 0.5 final", "2 0.75 final"]))
  }

  @Test func `a correction that expects another is still waited for (TP-9)`() {
    dispatcher.send([sample(.began, index: 1, at: 0)])
    dispatcher.sendEstimatedPropertiesUpdate([sample(.began, index: 1, force: 2, at: 0)])
    dispatcher.advance(to: 1)

    #expect(view.heard == ["1 2.0 open", "1 2.0 final"])
  }

  @Test func `corrections also come after the lift, and not after a cancel (TP-9)`() {
    dispatcher.send([sample(.began, index: 1, at: 0)])
    dispatcher.send([sample(.ended, index: nil, at: 0.1)])
    dispatcher.advance(to: 1)
    dispatcher.send([sample(.began, index: 2, at: 2)])
    dispatcher.send([sample(.cancelled, index: nil, at: 2.1)])
    dispatcher.advance(to: 3)

    #expect(view.heard == ["1 0.5 final"])
  }
}
