import Testing
import TouchGestures
import TouchPinch
import TouchRotation
import TouchTestSupport
import TouchTesting

/// Fingers that land, lift and move as numbers say, at most three at once.
private struct RandomHand {
  var numbers: SplitMix64
  private(set) var down: [(number: Int, place: Point)] = []
  private var next = 1

  init(seed: Int) { numbers = SplitMix64(seed: UInt64(seed)) }

  /// Plays one event, and returns whether a finger landed or lifted in it.
  mutating func play<Recognizer>(on stage: RecognizerStage<Recognizer>) -> Bool {
    switch numbers.below(4) {
    case 0 where down.count < 3:
      let place = Point(x: numbers.number(in: 20...380), y: numbers.number(in: 20...380))
      stage.play(Finger(next).wait(Finger.frame).down(at: place, time: Finger.frame))
      down.append((next, place))
      next += 1
      return true
    case 1 where down.count > 1:
      stage.lift(down.remove(at: numbers.below(down.count)).number)
      return true
    default:
      guard !down.isEmpty else { return false }
      let index = numbers.below(down.count)
      down[index].place = Point(x: numbers.number(in: 20...380), y: numbers.number(in: 20...380))
      stage.play(Finger(down[index].number).move(to: down[index].place))
      return false
    }
  }
}

@Suite struct PairContinuityTests {
  @Test(arguments: 0..<20) func `a scale never jumps when fingers join and leave (R-34)`(seed: Int) {
    let stage = RecognizerStage(PinchGestureRecognizer())
    var hand = RandomHand(seed: seed)

    for _ in 0..<200 {
      let before = stage.recognizer.scale
      let wasActive = stage.recognizer.hasBegun
      let isChange = hand.play(on: stage)
      if isChange, wasActive, stage.recognizer.hasBegun { #expect(stage.recognizer.scale == before) }
      #expect(stage.recognizer.scale.isFinite && stage.recognizer.velocity.isFinite)
    }
  }

  @Test(arguments: 0..<20) func `a rotation never jumps when fingers join and leave (R-34)`(seed: Int) {
    let stage = RecognizerStage(RotationGestureRecognizer())
    var hand = RandomHand(seed: seed)

    for _ in 0..<200 {
      let before = stage.recognizer.rotation
      let wasActive = stage.recognizer.hasBegun
      let isChange = hand.play(on: stage)
      if isChange, wasActive, stage.recognizer.hasBegun { #expect(stage.recognizer.rotation == before) }
      if wasActive, stage.recognizer.hasBegun { #expect(abs(stage.recognizer.rotation - before) <= .pi + 1e-9) }
    }
  }
}
