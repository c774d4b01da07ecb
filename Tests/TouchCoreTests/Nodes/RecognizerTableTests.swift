import Testing
import TouchEvents
import TouchTestSupport
import TouchTesting
import TouchViews

@Suite struct RecognizerTableTests {
  private let table = RecognizerTable()
  private let one = View(frame: .zero)
  private let other = View(frame: .zero)
  private let first = StubRecognizer(GestureTraits(kind: "org.example.first"))
  private let second = StubRecognizer(GestureTraits(kind: "org.example.second"))

  @Test func `each node has its own list, in the order of addition`() {
    table[one] = [first, second]
    table[other] = [second]

    #expect((table[one].map { $0 === first }, table[other].map { $0 === second }) == ([true, false], [true]))
  }

  @Test func `a node whose list is emptied is forgotten`() {
    table[one] = [first]
    table[one] = []

    #expect(table[one].isEmpty)
  }

  @Test func `a node that is removed has no recognizers any more`() {
    one.addGestureRecognizer(first)
    table[one] = [first]

    table.removeNode(one)

    #expect(table[one].isEmpty && first.node == nil && one.attachedGestureRecognizers.isEmpty)
  }
}
