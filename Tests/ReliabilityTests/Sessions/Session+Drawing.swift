import Touchstone

extension Session {
  /// Draws a session; the same one for the same seed.
  init(seed: UInt64) {
    self.seed = seed
    var dice = Dice(seed: seed)
    usesObservedDoubleTap = dice.chance(15)
    drawTree(&dice)
    drawRecognizers(&dice)
    drawHand(&dice)
    for _ in 0..<(dice.chance(50) ? dice.roll(5) : 0) {
      edits.append(Edit(after: dice.roll(60), kind: dice.draw(Edit.Kind.self), target: dice.roll(100)))
    }
  }

  private mutating func drawTree(_ dice: inout Dice) {
    for index in 0..<(1 + dice.roll(8)) {
      let frame = Rect(
        x: dice.number(-20...200), y: dice.number(-20...200), width: dice.number(20...300),
        height: dice.number(20...300))
      nodes.append(
        Node(
          kind: dice.chance(50) ? .plain : dice.draw(Node.Kind.self), parent: dice.roll(index + 1),
          frame: frame,
          turn: dice.chance(15) ? dice.number(-3...3) : 0, isMultiple: dice.chance(50),
          isExclusive: dice.chance(8),
          passesOn: dice.chance(50)))
    }
  }

  private mutating func drawRecognizers(_ dice: inout Dice) {
    for index in 0..<dice.roll(7) {
      recognizers.append(
        Recognizer(
          kind: dice.draw(Recognizer.Kind.self), node: dice.roll(100), cancels: dice.chance(80),
          delaysBegan: dice.chance(20), delaysEnded: dice.chance(80), isEnabled: dice.chance(95),
          requires: (0..<(dice.chance(25) ? 1 + dice.roll(2) : 0)).map { _ in dice.roll(index + 3) },
          answers: dice.chance(50) ? dice.next() : 0))
    }
  }

  private mutating func drawHand(_ dice: inout Dice) {
    var down: [Int] = []
    var places = [Point](repeating: .zero, count: 24)
    func place() -> Point { Point(x: dice.number(-10...320), y: dice.number(-10...320)) }
    let most = dice.chance(10) ? 20 : 1 + dice.roll(4)
    for _ in 0..<(4 + dice.roll(26)) {
      switch dice.roll(100) {
      case 0..<2: steps.append(.interrupt)
      case 2..<3: steps.append(.backwards)
      case 3..<18:
        let waits = [0.005, 0.016, 0.1, 0.36, 0.6, 2, 0.15]
        steps.append(.wait(waits[dice.roll(waits.count)]))
      default:
        var changes: [Change] = []
        for _ in 0..<(1 + dice.roll(3)) {
          let isNew = down.isEmpty || (down.count < most && dice.chance(30))
          let finger = isNew ? dice.roll(24) : down[dice.roll(down.count)]
          if changes.contains(where: { $0.finger == finger }) { continue }
          let present = down.contains(finger)
          var phase: TouchPhase = present ? .moved : .began
          if present, dice.chance(35) { phase = dice.chance(85) ? .ended : .cancelled }
          if dice.chance(1) {
            phase = [.began, .ended, .stationary, .regionEntered, .regionExited][dice.roll(5)]
          }
          if phase == .began { places[finger] = place() }
          if phase == .moved {
            let reach = dice.chance(30) ? 4.0 : 40
            places[finger] += Point(x: dice.number(-reach...reach), y: dice.number(-reach...reach))
          }
          if phase == .began, !present { down.append(finger) }
          if phase.isFinal { down.removeAll { $0 == finger } }
          changes.append(Change(finger: finger, phase: phase, place: places[finger]))
        }
        if !changes.isEmpty { steps.append(.samples(changes)) }
      }
    }
    for finger in down {
      steps.append(.samples([Change(finger: finger, phase: .ended, place: places[finger])]))
    }
  }
}
