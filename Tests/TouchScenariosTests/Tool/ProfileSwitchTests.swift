import Foundation
import Testing
import TouchEvents
import TouchScenarios

@testable import TouchstoneTool

/// The tool's descriptions of profile switches are in the tables of the document about versions.
@Suite struct ProfileSwitchTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func text(of file: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8)
  }

  /// The rows about switches in the tables of the document, as their cells without marks of code.
  private static func rows(_ columns: Int) throws -> [[String]] {
    try text(of: "Documentation/Behaviour/9-versions.md").split(separator: "\n").filter { $0.hasPrefix("| `.") }
      .map { $0.dropFirst(4).dropLast(2).replacing("`", with: "").split(separator: " | ").map(String.init) }
      .filter { $0.count == columns }
  }

  @Test func `the switches are those of the document's tables`() throws {
    let rules = try Self.rows(4).map { $0.prefix(3).joined(separator: " | ") }
    let positions = try Self.rows(3).map { $0.joined(separator: " | ") }

    let all = ProfileSwitch.all

    #expect(
      (all.map { "\($0.name) | \($0.nameInFiles) | \($0.rule)" }, all.map { "\($0.name) | \($0.notSet) | \($0.set)" })
        == (rules, positions), "run Documentation/rule_titles.py")
  }

  @Test func `the document says in which profile a switch is`() throws {
    let profiles = try Self.rows(4).map { $0[3] }

    for (known, profile) in zip(ProfileSwitch.all, profiles) {
      #expect(
        (BehaviourProfile.iOS26.contains(known.behaviour), BehaviourProfile.documented.contains(known.behaviour)) == (
          (profile == ".iOS26"), (profile == ".documented")
        ), "\(known.name)")
    }
  }

  @Test func `the files' names and rules of switches are those of the loader (VN-13)`() {
    let all = ProfileSwitch.all

    #expect(all.count == ProfileWords.all.count)
    for word in ProfileWords.all {
      let known = all.first { $0.behaviour == word.behaviour }
      #expect(
        (
          known?.rule, known?.nameInFiles.split(separator: ":").first.map(String.init),
          known?.nameInFiles.hasSuffix(": false")
        ) == (word.rule, word.name, word.isInverse))
    }
  }

  @Test func `what a switch does when it is set is what its documentation comment says`() throws {
    let comments = try Self.text(of: "Sources/TouchEvents/Context/BehaviourProfile.swift").replacing("`", with: "")

    for known in ProfileSwitch.all {
      let comment = "  /// \(known.set.dropLast()) (\(known.rule)).\n  public static let \(known.name) ="
      #expect(comments.contains(comment), "\(known.name)")
    }
  }
}
