import Testing

@Suite struct NodeWalkTests {
  @Test func `every walk over parents has a guard that ends it in a cycle`() {
    #expect(NodeWalks.violations(SourceTree.swift) == [])
  }

  @Test func `the search sees walks that are known to be there`() {
    let unguarded = SourceTree.swift.filter { $0.text.contains(".admits(") }.map {
      SourceFile(path: $0.path, text: $0.text.replacing(".admits(", with: ".takes("))
    }

    #expect(NodeWalks.violations(unguarded).count > 12)
  }

  @Test(arguments: [
    "while let here = current {\n  current = here.parentNode\n}",
    "while let parent = node.parentNode { node = parent }",
    "while node !== root {\n  guard let parent = node.nodeParent else { return }\n  if a { b() }\n  node = parent\n}",
    "for node in sequence(first: self, next: { $0.parentNode }) {\n  a()\n}",
    "repeat {\n  node = node.parentNode\n} while node != nil",
  ])
  func `a walk without a guard is found`(planted: String) {
    let found = NodeWalks.violations([SourceFile(path: "A.swift", text: "\n" + planted + "\n")])

    #expect(found == ["A.swift:2: walks over parents without a CycleGuard"])
  }

  @Test(arguments: [
    "while let here = current, walk.admits(here) {\n  current = here.parentNode\n}",
    "while let here = current {\n  guard walk.admits(here) else { break }\n  current = here.parentNode\n}",
    "// while let here = current { current = here.parentNode }",
    "while index < count { index += 1 }\nlet parent = node.parentNode",
  ])
  func `a walk with a guard is none, nor is what is no walk`(planted: String) {
    #expect(NodeWalks.violations([SourceFile(path: "A.swift", text: planted)]) == [])
  }

  @Test func `an empty walk is a violation`() {
    #expect(NodeWalks.violations([]).count == 1)
  }
}
