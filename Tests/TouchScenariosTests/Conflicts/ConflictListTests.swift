import Testing
import TouchExplain
import TouchScenarios
import Touchstone

@testable import TouchstoneTool

/// How conflicts are listed when there are many.
@Suite struct ConflictListTests {
  /// A scenario of many views, on each of which a tap waits for a double tap; that they need touch is one conflict of each kind of tap.
  private static func many(_ count: Int) -> String {
    let views = (0..<count).map { index in
      let taps =
        #"{"id": "t\#(index)", "kind": "tap"}, {"id": "d\#(index)", "kind": "tap", "set": {"numberOfTapsRequired": 2}}"#
      return #"{"id": "v\#(index)", "frame": [0, \#(index * 20), 99, 20], "gestures": [\#(taps)]}"#
    }
    let links = (0..<count).map { #"{"gesture": "t\#($0)", "requiresFailureOf": "d\#($0)"}"# }
    return #"{"views": [\#(views.joined(separator: ","))], "links": [\#(links.joined(separator: ","))], "input": []}"#
  }

  @Test func `of each kind the first five are listed, and how many more there are`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.many(12), to: "many.json")
    let console = Console()

    #expect(console.tool.run(["conflicts", file]) == .success)

    try #require(console.output.count == 13)
    let found = (console.output[5], console.output[12])
    #expect(found == ("  … and 7 more of this kind", "36 conflicts: 12 delay, 24 touchOnly; --all lists them"))
  }

  @Test func `all of them are listed when that is asked for`() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(Self.many(12), to: "many.json")
    let console = Console()

    #expect(console.tool.run(["conflicts", "--all", file]) == .success)

    #expect(
      (console.output.count, console.output.prefix(12).allSatisfy { $0.hasPrefix("note: delay: ") }) == (36, true))
  }

  @Test func `of several delays the longest comes first`() {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 99, height: 99),
      application: Application(context: TouchContext(registry: .standard)))
    let (double, slow) = (TapGestureRecognizer(), TapGestureRecognizer())
    double.numberOfTapsRequired = 2
    slow.delaysTouchesBegan = true
    for tap in [double, slow] { window.addGestureRecognizer(tap) }

    let delays = ConflictReport(of: window).conflicts.compactMap(\.milliseconds)

    #expect(delays == [1500, 350])
  }

  @Test func `a recognizer is compared with those around it and in it, not with those beside it`() {
    let window = Window(
      frame: Rect(x: 0, y: 0, width: 99, height: 99),
      application: Application(context: TouchContext(registry: .standard)))
    var taps: [TapGestureRecognizer] = []
    func add(_ name: String, to view: View) {
      let tap = TapGestureRecognizer()
      tap.name = name
      view.addGestureRecognizer(tap)
      taps.append(tap)
    }
    func part(of view: View) -> View {
      let part = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
      view.addSubview(part)
      return part
    }
    let left = part(of: window)
    let empty = part(of: left)
    add("outer", to: window)
    add("left", to: left)
    add("inner", to: part(of: empty))
    add("right", to: part(of: window))

    let pairs = ConflictReport(of: window).conflicts.filter { $0.kind == .seldomWins || $0.kind == .neverWins }

    #expect(
      Set(pairs.map { $0.subjects.joined(separator: " ") })
        == ["outer left", "outer inner", "left inner", "outer right"])
  }

  @Test func `recognizers that share no touch are not asked about each other`() {
    final class Counting: GestureRecognizer {
      var questions = 0
      override func shouldRequireFailure(of otherGestureRecognizer: GestureRecognizer) -> Bool {
        questions += 1
        return false
      }
    }
    let window = Window(frame: Rect(x: 0, y: 0, width: 99, height: 99))
    let recognizers = (0..<50).map { _ in Counting() }
    for recognizer in recognizers {
      let view = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
      view.addGestureRecognizer(recognizer)
      window.addSubview(view)
    }
    window.addGestureRecognizer(TapGestureRecognizer())

    _ = ConflictReport(of: window, asksHooks: true)

    #expect(recognizers.map(\.questions) == Array(repeating: 1, count: 50))
  }
}
