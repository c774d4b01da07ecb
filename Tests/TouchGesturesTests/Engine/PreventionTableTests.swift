import Testing
import TouchCore
import TouchGestures
import TouchTesting

/// The 36 combinations of hooks and delegates of a pair, of which one recognizes (GX-2).
@Suite struct PreventionTableTests {
  /// A delegate that answers one question, and counts how often it is asked.
  private final class Answer: GestureRecognizerDelegate {
    let isYes: Bool
    var asked = 0
    init(_ isYes: Bool) { self.isYes = isYes }
    func gestureRecognizer(
      _ gestureRecognizer: GestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: GestureRecognizer
    ) -> Bool {
      asked += 1
      return isYes
    }
  }

  struct Row: CustomStringConvertible {
    var canPrevent: Bool
    var canBePrevented: Bool
    /// Of the one that recognizes, and of the other; without a delegate `nil`.
    var winners: Bool?
    var others: Bool?
    var description: String { "\(canPrevent) \(canBePrevented) \(winners as Any) \(others as Any)" }
  }

  static let rows: [Row] = [true, false].flatMap { canPrevent in
    [true, false].flatMap { canBePrevented in
      [nil, true, false].flatMap { winners in
        [nil, true, false].map { others in
          Row(canPrevent: canPrevent, canBePrevented: canBePrevented, winners: winners, others: others)
        }
      }
    }
  }

  @Test(arguments: rows)
  func `one is prevented if both hooks say so and no delegate says yes, and a no of a hook asks nobody (GX-2)`(
    row: Row
  ) {
    let stage = Stage()
    let other = stage.add("other")
    let winner = stage.add("winner")
    let (winners, others) = (row.winners.map(Answer.init), row.others.map(Answer.init))
    winner.delegate = winners
    other.delegate = others
    winner.prevents = row.canPrevent
    other.isPreventable = row.canBePrevented
    winner.onBegan = { $0.state = .began }

    stage.driver.down(at: stage.here)

    let hooksAgree = row.canPrevent && row.canBePrevented
    #expect(other.state == (hooksAgree && row.winners != true && row.others != true ? .failed : .possible))
    if !hooksAgree { #expect((winners?.asked ?? 0) + (others?.asked ?? 0) == 0) }
    #expect(winner.state == .began)
  }
}
