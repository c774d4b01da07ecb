import TouchGestures
import TouchViews

/// A recognizer that follows its plan and answers as its world says.
final class Stub: GestureRecognizer {
  let index: Int
  let world: World
  var logic: StubLogic

  init(_ index: Int, _ world: World) {
    self.index = index
    self.world = world
    logic = StubLogic(world.plans[index])
    super.init(target: nil, action: nil)
  }

  private func hear(_ phase: TouchPhase, _ touches: [Touch]) {
    switch logic.hears(phase, count: touches.count, in: state) {
    case .nothing: break
    case .ask(let wanted): state = wanted
    case .beginAndEnd:
      state = .began
      state = .ended
    }
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent) { hear(.began, touches) }
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent) { hear(.moved, touches) }
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent) { hear(.ended, touches) }
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent) { hear(.cancelled, touches) }
  override func reset() { logic.reset() }

  private func number(_ other: GestureRecognizer) -> Int { unsafeDowncast(other, to: Stub.self).index }
  override func canPrevent(_ other: GestureRecognizer) -> Bool { world.canPrevent(index, number(other)) }
  override func canBePrevented(by other: GestureRecognizer) -> Bool {
    world.canBePrevented(index, by: number(other))
  }
  override func shouldRequireFailure(of other: GestureRecognizer) -> Bool {
    world.requiresByHook(index, number(other))
  }
}

/// Answers for all recognizers of a world.
final class StubDelegate: GestureRecognizerDelegate {
  let world: World
  init(_ world: World) { self.world = world }

  private func number(_ recognizer: GestureRecognizer) -> Int {
    unsafeDowncast(recognizer, to: Stub.self).index
  }

  func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    world.flavours[number(recognizer)] != .delegateVeto
  }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
  ) -> Bool { world.allowsBoth(number(recognizer), number(other)) }
  func gestureRecognizer(
    _ recognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
  ) -> Bool { world.requiresByDelegate(number(recognizer), number(other)) }
}

/// A view that ends the chain, and vetoes whom its world says.
final class StubView: View {
  let spot: Spot
  let world: World

  init(_ spot: Spot, _ world: World, frame: Rect) {
    self.spot = spot
    self.world = world
    super.init(frame: frame)
    isMultipleTouchEnabled = world.allowsMultiple
  }

  override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesMoved(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesEnded(_ touches: [Touch], with event: TouchEvent?) {}
  override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) {}
  override func gestureRecognizerShouldBegin(_ recognizer: any GestureRecognizing) -> Bool {
    world.flavours[unsafeDowncast(recognizer, to: Stub.self).index] != .nodeVeto
  }
}

/// The top of a tree that shares a context with its host.
final class StubRoot: View {
  var ownContext: TouchContext?
  override var touchContext: TouchContext? { ownContext }
}

/// Writes the engine's account in the terms of the model.
final class StubTrace: TraceSink {
  var entries: [Entry] = []

  func record(_ record: TraceRecord) {
    switch record {
    case .received(let recognizer, let phase, let touches):
      entries.append(.received(number(recognizer), phase, numbers(touches)))
    case .state(let recognizer, _, let state, _): entries.append(.state(number(recognizer), state))
    case .action(let recognizer, let state): entries.append(.action(number(recognizer), state))
    case .reset(let recognizer): entries.append(.reset(number(recognizer)))
    case .responder(let responder, let phase, let touches):
      guard let view = responder as? StubView else { return }
      entries.append(.responder(view.spot, phase, numbers(touches)))
    default: break
    }
  }

  private func number(_ recognizer: any GestureRecognizing) -> Int {
    unsafeDowncast(recognizer as AnyObject, to: Stub.self).index
  }
  private func numbers(_ touches: [Touch]) -> [Int] { touches.map { $0.number - 1 } }
}
