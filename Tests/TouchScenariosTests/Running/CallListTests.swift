import Testing

@testable import TouchScenarios

@Suite struct CallListTests {
  @Test func `answers are given in their order, the last one again and again, and from the first after a reset`() {
    var list = CallList([1, 2])
    let before = (0..<3).map { _ in list.next() }

    list.reset()

    #expect((before, list.next()) == ([1, 2, 2], 1))
  }
}
