import Testing
import TouchCore

@Suite struct ArrayRemovingTests {
  @Test(arguments: [0, 1, 4, 5, 40]) func `an emptied list keeps its storage, however long it was`(_ count: Int) {
    var list = Array(0..<count)
    let capacity = list.capacity

    list.empty()

    #expect((list.isEmpty, list.capacity) == (true, capacity))
  }

  @Test(arguments: [0, 1, 3, 4, 5, 40]) func `what is left of a list is in order, however long it was`(_ count: Int) {
    var list = Array(0..<count)

    list.remove { $0 % 3 == 0 }

    #expect(list == (0..<count).filter { $0 % 3 != 0 })
  }
}
