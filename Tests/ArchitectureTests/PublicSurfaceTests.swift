import Foundation
import Testing

/// Holds the public interface of each module to `Documentation/API`, so that a change of it is seen in review.
///
/// `TOUCHSTONE_WRITE_API=1 swift test --filter PublicSurfaceTests` writes the files anew.
@Suite struct PublicSurfaceTests {
  private static let writes = ProcessInfo.processInfo.environment["TOUCHSTONE_WRITE_API"] == "1"
  private static let rows = LayerTable.existing.filter {
    [.core, .module, .plugin, .host, .testing].contains($0.layer)
  }

  @Test(arguments: rows.map(\.name))
  func `the public interface is the one that was reviewed`(_ name: String) throws {
    let row = try #require(Self.rows.first { $0.name == name })
    let file = SourceTree.root.appending(path: "Documentation/API/\(name).txt")
    let declarations = PublicSurface.declarations(in: SourceTree.swift.filter { $0.targetFolder == row.folder })
    if Self.writes {
      try (declarations.joined(separator: "\n") + "\n").write(to: file, atomically: true, encoding: .utf8)
    }

    let reviewed = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)

    #expect(declarations.filter { !reviewed.contains($0) } == [], "new, or changed")
    #expect(reviewed.filter { !declarations.contains($0) } == [], "gone, or changed")
  }
}

/// What is found in planted code.
@Suite struct PlantedSurfaceTests {
  private func declarations(_ text: String) -> [String] {
    PublicSurface.declarations(in: [SourceFile(path: "Sources/A/A.swift", text: text)])
  }

  @Test func `members are listed with their type, and what is internal is not`() {
    let text = """
      public struct Point {
        /// A number.
        public var x = 0.0
        var y = 0.0
        @inlinable public func moved(by step: Double) -> Point { Point() }
      }
      extension Point { public static var zero: Point { Point() } }
      struct Hidden { var z = 0 }
      """

    #expect(
      declarations(text) == [
        "Point.public func moved(by step: Double) -> Point", "Point.public var x", "public struct Point",
      ])
  }

  @Test func `requirements and cases are public with what declares them`() {
    let text = """
      public protocol Node: AnyObject {
        var parent: Int { get }
        func child(
          at index: Int
        ) -> Int
      }
      public enum State {
        case possible, began
        case failed(Int)
      }
      """

    #expect(
      declarations(text) == [
        "Node.func child( at index: Int ) -> Int", "Node.var parent: Int", "State.case failed(Int)",
        "State.case possible, began", "public enum State", "public protocol Node: AnyObject",
      ])
  }

  @Test func `what a body declares is not listed`() {
    let text = """
      public final class Box {
        public init() {
          let inner = 1
          func local() {}
        }
      }
      """

    #expect(declarations(text) == ["Box.public init()", "public final class Box"])
  }
}
