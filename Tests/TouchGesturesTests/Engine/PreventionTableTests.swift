import Testing
import TouchGestures
import TouchTestSupport
import TouchTesting

/// The decision table of prevention, all 36 combinations of two hooks and two delegates (GX-2).
///
/// WinObjC (MIT) has it as twelve rows of a comment that its authors tried against iOS.
@Suite struct PreventionTableTests {
  /// Whether X may prevent Y, whether Y may be prevented by X, and what the delegates say; `nil` without a delegate.
  struct Row: CustomStringConvertible {
    var prevents: Bool
    var isPreventable: Bool
    var active: Bool?
    var other: Bool?

    var isPrevented: Bool { prevents && isPreventable && active != true && other != true }
    var description: String { "\(prevents) \(isPreventable) \(active as Any) \(other as Any)" }

    static var all: [Row] {
      var rows: [Row] = []
      for prevents in [false, true] {
        for isPreventable in [false, true] {
          for active in [nil, false, true] {
            for other in [nil, false, true] {
              rows.append(Row(prevents: prevents, isPreventable: isPreventable, active: active, other: other))
            }
          }
        }
      }
      return rows
    }
  }

  private final class Answer: GestureRecognizerDelegate {
    let shares: Bool
    private(set) var wasAsked = false
    init(_ shares: Bool) { self.shares = shares }
    func gestureRecognizer(
      _ recognizer: GestureRecognizer, shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool {
      wasAsked = true
      return shares
    }
  }

  @Test(arguments: Row.all)
  func `a recognizer that begins prevents another if both hooks and no delegate say so (GX-2)`(row: Row) {
    let stage = Stage()
    let other = stage.add("other")
    let active = stage.add("active")
    active.onBegan = { $0.state = .began }
    active.prevents = row.prevents
    other.isPreventable = row.isPreventable
    let delegates = [row.active.map(Answer.init), row.other.map(Answer.init)]
    active.delegate = delegates[0]
    other.delegate = delegates[1]

    stage.driver.down(at: stage.here)

    #expect((active.state, (other.resets == 1)) == (.began, row.isPrevented))
    // Once a hook returns `false`, no delegate is asked.
    if !row.prevents || !row.isPreventable { #expect(!delegates.contains { $0?.wasAsked ?? false }) }
  }
}
