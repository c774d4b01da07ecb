import Testing

@Suite struct ForbiddenWordTests {
  @Test func `library sources contain no forbidden word`() throws {
    let search = ForbiddenWordSearch(exemptions: ForbiddenWordExemption.all)

    let violations = try search.violations(SourceTree.library)

    #expect(violations == [])
  }

  @Test(arguments: [
    ("var touches: Set<Touch> = []", "Set"),
    ("let a = Set([1])", "Set"),
    ("var a: Dictionary<Int, Int>", "Dictionary"),
    ("var a: Kinds = [:]", "dictionary literal"),
    ("var a: [ObjectIdentifier: View]", "dictionary type"),
    ("var a: [Int: (Int) -> Void]", "dictionary type"),
    ("a.hashValue", "hash seed"),
    ("let a = Int.random(in: 0..<3)", "random"),
    ("let now = Date()", "Date"),
    ("let clock = ContinuousClock()", "clock"),
    ("Timer.schedule()", "Timer"),
    ("DispatchQueue.main.async {}", "DispatchQueue"),
    ("Task { }", "Task"),
    ("Task.detached { }", "Task"),
    ("func f() async {}", "Task"),
    ("sleep(1)", "sleep"),
    ("public import Foundation", "Foundation"),
    ("import struct FoundationEssentials.Data", "Foundation"),
    ("import Musl", "Foundation"),
    ("nonisolated(unsafe) var shared = 1", "unchecked global"),
    ("if let a = b as? any Holder {}", "cast to a protocol"),
    ("let a = b as! any Holder", "cast to a protocol"),
    ("let a = b as? (any Holder)", "cast to a protocol"),
    ("weak var delegate: Delegate?", "weak"),
    ("{ [weak self] in }", "weak"),
    ("{ [unowned self] in }", "unowned"),
    ("var a: Any", "Any"),
    ("var a: [Any]?", "Any"),
    ("a.map(\\.phase)", "key path"),
    ("unowned(unsafe) var parent: View?", "unsafe"),
    ("let a = UnsafeMutablePointer<Int>.allocate(capacity: 1)", "unsafe"),
    ("let a: Unmanaged<View>", "unsafe"),
    ("a.unsafelyUnwrapped", "unsafe"),
    ("unsafeDowncast(a, to: View.self)", "unsafe"),
    ("@exclusivity(unchecked) var a = 1", "unsafe"),
    ("let a = \"\\(Int.random(in: 0...1))\"", "random"),
  ])
  func `a planted word is found`(_ line: String, _ word: String) throws {
    let search = ForbiddenWordSearch(exemptions: [])

    let found = try search.violations([SourceFile(path: "Sources/Core/Bad.swift", text: "// why\n" + line)])

    #expect(found.contains { $0.hasPrefix("Sources/Core/Bad.swift:2: \(word): ") }, "\(found)")
  }

  @Test(arguments: [
    "// A Set<Touch> would be iterated in random order, a Task { } too.",
    "let a = \"Timer, sleep and Any\"",
    "struct Event: OptionSet { }",
    "var a: AnyObject?, b: AnyKind",
    "context.asynchronous(of: dateOfBirth)",
    "f(from: a, to: b); let a = [Int](); self[at: 1]; x[Index(1)]",
    "let a = b ? [A.x] : [A.y]",
    "(a as? View)?.hit(); switch a { case is View: break }",
  ])
  func `what only resembles a word is left alone`(_ line: String) throws {
    let search = ForbiddenWordSearch(exemptions: [])

    #expect(try search.violations([SourceFile(path: "Sources/Core/Good.swift", text: line)]) == [])
  }

  @Test func `an exemption holds for its word in its file, and must be needed`() throws {
    let search = ForbiddenWordSearch(exemptions: [
      ForbiddenWordExemption(path: "A.swift", word: "weak", reason: "the wrapper"),
      ForbiddenWordExemption(path: "B.swift", word: "weak", reason: "no longer"),
    ])

    let found = try search.violations([SourceFile(path: "A.swift", text: "weak var a: A?\nlet b: Any")])

    #expect(
      found == [
        "A.swift:2: Any: use a class-bound protocol or a type parameter",
        "B.swift is exempt from weak and does not need it",
      ])
  }

  @Test func `at most twelve files have unsafe words, and no plugin beyond the pointer of a delegate method`() {
    let files = ForbiddenWordExemption.all.filter { $0.word == ForbiddenWord.unsafe }.map(\.path)

    #expect(files.count <= 12 && files.filter { $0.hasPrefix("Plugins/") && !$0.hasSuffix("Delegate.swift") } == [])
  }

  @Test func `an empty walk is a violation`() throws {
    #expect(try ForbiddenWordSearch(exemptions: []).violations([]).count == 1)
  }
}
