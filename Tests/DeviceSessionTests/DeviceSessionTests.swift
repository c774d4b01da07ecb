import Foundation
import Testing
import TouchConformance
import TouchScenarios
import Touchstone

/// The file for a device, as it is pasted there, on this engine; its log beside that of the runner.
@Suite struct DeviceSessionTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Conformance/Device").path

  private static let file: ConformanceFile? = try? ConformanceFile(
    parsing: Array(Data(contentsOf: URL(fileURLWithPath: folder + "/questions.json"))), file: "questions.json")

  static let names = file?.cases.compactMap { $0.name } ?? []

  private let runner = ScenarioRunner(registry: .standard)

  func text(_ name: String) throws -> String {
    try #require(Self.file?.testCase(named: name)).text
  }

  @Test func `the arrangements are there`() {
    #expect(Self.names.count >= 12)
  }

  @Test(arguments: names)
  func `a session knows every word of its arrangement, and shows a gesture`(name: String) throws {
    let window = Player(Word(try text(name))).play()

    #expect((window.diary.problems, window.title.isEmpty, window.hints.count >= 1) == ([], false, true))
  }

  @Test(arguments: names)
  func `a session's log is the runner's of the same arrangement`(name: String) throws {
    let scenario = try Scenario(parsing: Array(text(name).utf8), file: name)

    let window = Player(Word(try text(name))).play()

    #expect(!window.log.isEmpty)
    #expect(window.log == (try runner.run(scenario).lines(shownBy: scenario)))
  }

  @Test(arguments: names)
  func `what a session recorded is a scenario that expects its own log`(name: String) throws {
    let window = Player(Word(try text(name))).play()

    let recorded = try Scenario(parsing: Array(window.recorded(on: "no device").utf8), file: name)

    #expect(try runner.run(recorded).firstDifference(from: recorded) == nil)
  }

  @Test func `a word that a session does not know is reported`() {
    let window = Player(
      Word(#"{"views": [{"id": "a", "kind": "dial"}, {"id": "b", "touchArea": [0, 0, 0, 0]}], "settings": {}}"#)
    ).play()

    #expect(window.diary.problems == ["a: kind", "b: touchArea", "settings"])
  }

  @Test func `an action but "save" is reported`() {
    let window = Player(
      Word(
        #"""
        {"views": [
          {"id": "a", "kind": "button", "targets": [{"for": "touchDown", "action": "open"}]}, {"id": "b"}],
         "responds": {"a": ["save"], "b": ["open"]}}
        """#)
    ).play()

    #expect(window.diary.problems == ["a: targets", "responds: a", "responds: b"])
  }

  @Test func `what happens in another way is reported`() {
    let window = Player(
      Word(
        #"""
        {"views": [{"id": "a"}],
         "input": [{"t": 0, "animate": {"id": "a", "transform": []}, "over": 1}, {"t": 1, "removeGesture": "a"}],
         "callbacks": [{"during": "a touchesBegan", "passTo": "application"}]}
        """#)
    ).play()

    #expect(window.diary.problems == ["animate: transform", "removeGesture", "passTo: application"])
  }

  @Test func `a list whose cells are no rows is reported`() {
    let window = Player(
      Word(
        #"""
        {"views": [{"id": "list", "kind": "collectionView", "frame": [0, 0, 100, 100], "children": [
          {"id": "a", "frame": [0, 0, 100, 50]}, {"id": "b", "frame": [0, 60, 100, 50], "touches": "consume"}]}]}
        """#)
    ).play()

    #expect(window.diary.problems == ["list: contentSize", "b: touches", "b: frame"])
  }

  @Test func `a string is read and written as JSON`() {
    let text = #"{"a": [1, -0.5, true, null],\#n "b": "say \"so\" \\"}"#

    #expect(
      (
        Word(text).json, Word(#""a\u00e9\n\/b""#).text, Word.decimal(0.0004, places: 3),
        Word.decimal(-1.5, places: 3, isPadded: true)
      ) == (text, "aé /b", "0", "-1.500"))
  }

  @Test func `the shell has at most 120 lines`() throws {
    let text = try String(contentsOfFile: Self.folder + "/DeviceSession.swift", encoding: .utf8)

    let shell = try #require(text.range(of: "// MARK: - The shell"))

    #expect(text[shell.lowerBound...].split(separator: "\n", omittingEmptySubsequences: false).count <= 120)
  }
}
