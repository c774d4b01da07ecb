import Testing
import TouchTestSupport

@testable import TouchEvents

/// A touch's way to its responder: every state with every step; what is not in the table of ``TouchDelivery`` does nothing.
@Suite struct TouchDeliveryTests {
  private static let moment = TouchMoment(
    sample: TouchSample(id: 1, phase: .began, location: .zero, timestamp: 0), timestamp: 0, previousLocation: .zero,
    tapCount: 1, phase: .began)

  /// The states by their names.
  private static let states: [(name: String, delivery: TouchDelivery)] = [
    ("none", .none), ("accepted", .accepted), ("beganDelayed", .beganDelayed(moment, hasMoved: false)),
    ("beganDelayedMoved", .beganDelayed(moment, hasMoved: true)), ("followed", .followed),
    ("endDelayed", .endDelayed(moment)), ("calling", .over(.taken, isCalling: true)),
    ("over", .over(.ended, isCalling: false)),
  ]

  private static let steps: [(name: String, step: TouchDelivery.Step)] = [
    ("accepted", .accepted), ("began", .began), ("moved", .moved), ("ended", .ended), ("cancelled", .cancelled),
    ("taken", .taken), ("dropped", .dropped), ("called", .called), ("delayed", .delayed(moment)),
    ("released", .released(isLifted: false, isMoving: false)), ("lifted", .released(isLifted: true, isMoving: false)),
    ("moving", .released(isLifted: false, isMoving: true)),
  ]

  private func name(_ delivery: TouchDelivery) -> String {
    switch delivery {
    case .none: "none"
    case .accepted: "accepted"
    case .beganDelayed(_, let hasMoved): hasMoved ? "beganDelayedMoved" : "beganDelayed"
    case .followed: "followed"
    case .endDelayed: "endDelayed"
    case .over(_, let isCalling): isCalling ? "calling" : "over"
    }
  }

  private func names(_ calls: TouchDelivery.Calls) -> String {
    let all: [(TouchDelivery.Calls, String)] = [
      (.began, "began"), (.moved, "moved"), (.ended, "ended"), (.cancelled, "cancelled"),
    ]
    return all.filter { calls.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  @Test func `every state takes every step as the table says`() {
    var moves: [String] = []
    for state in Self.states {
      for step in Self.steps {
        var delivery = state.delivery
        let calls = names(delivery.take(step.step))
        if name(delivery) == state.name, calls.isEmpty { continue }
        moves.append("\(state.name) \(step.name): \(name(delivery)) \(calls)")
      }
    }

    #expect(
      moves == [
        "none accepted: accepted ", "accepted began: followed began", "accepted ended: over ",
        "accepted cancelled: over ", "accepted taken: calling ", "accepted dropped: over ",
        "accepted delayed: beganDelayed ", "beganDelayed moved: beganDelayedMoved ", "beganDelayed taken: calling ",
        "beganDelayed dropped: over ", "beganDelayed released: accepted began",
        "beganDelayed lifted: accepted began+ended", "beganDelayed moving: accepted began",
        "beganDelayedMoved taken: calling ", "beganDelayedMoved dropped: over ",
        "beganDelayedMoved released: accepted began+moved", "beganDelayedMoved lifted: accepted began+ended",
        "beganDelayedMoved moving: accepted began", "followed moved: followed moved",
        "followed ended: calling ended", "followed cancelled: calling cancelled",
        "followed taken: calling cancelled", "followed dropped: over ", "followed delayed: endDelayed ",
        "endDelayed taken: calling cancelled", "endDelayed dropped: over ", "endDelayed released: followed ended",
        "endDelayed lifted: followed ended", "endDelayed moving: followed ended", "calling called: over ",
      ])
  }

  @Test func `a view has its touch from its acceptance until its last call returned (TB-13)`() {
    let found = Self.states.filter { $0.delivery.hasView }.map(\.name)

    #expect(
      found == ["accepted", "beganDelayed", "beganDelayedMoved", "followed", "endDelayed", "calling"])
  }

  @Test func `corrections reach a view that received the touch, and after its end (TP-9)`() {
    let found = Self.states.filter { $0.delivery.receivesCorrections }.map(\.name)

    #expect(found == ["followed", "endDelayed", "over"])
  }
}
