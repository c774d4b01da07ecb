/// When a scroller is asked what it takes under ``ScrollHandOver/custom``.
public enum HandOverMoment: Sendable {
  /// Before the innermost one moves; the outermost scroller is asked first.
  case before
  /// After the innermost one moved; the inner scrollers are asked first.
  case after
}

/// What a scroller is asked under ``ScrollHandOver/custom`` in one step.
struct HandOverQuestion {
  /// The place of its link.
  let index: Int
  /// The way that it is offered, in points and coordinates of the scroller that began.
  let available: Double
  let moment: HandOverMoment
}

// The questions of a step one by one, so that the shares can be read while code of others answers.
extension HandOverShares {
  /// Returns the next question of the step, once the one before is answered; `nil` when the step is shared.
  mutating func nextQuestion() -> HandOverQuestion? {
    while let (offered, place) = asking {
      var left = offered
      let outer = links.count - 1 - began
      guard left != 0, place <= 2 * outer else {
        asking = nil
        if left != 0 { add(left) }
        return nil
      }
      if place == outer { takeInside(&left) }
      asking = (left, place + 1)
      let index = place < outer ? links.count - 1 - place : began + place - outer
      guard place != outer, !links[index].isOut else { continue }
      return HandOverQuestion(index: index, available: left, moment: place < outer ? .before : .after)
    }
    return nil
  }

  /// Lets a scroller take what it answered: of the way's sign, and no more than it was offered.
  mutating func answer(_ answer: Double, _ question: HandOverQuestion) {
    guard var left = asking?.left, answer * left > 0 else { return }
    move(question.index, &left, atMost: min(answer.magnitude, left.magnitude))
    asking?.left = left
  }

  /// The one that began takes, and the contents of a sheet in the order of SH-15.
  private mutating func takeInside(_ left: inout Double) {
    for place in 0...began { move(towardSmaller(left < 0 ? began - place : place), &left) }
  }
}
