import Testing
import TouchAsk
import TouchScenarios
import Touchstone

@Suite("Conflicts, performed")
struct AskTests {
  /// Returns the findings about an arrangement of views of a window of 320 × 480 points, each as a summary.
  private func found(
    _ views: String, links: String = "[]", gestures: String = "[]", input: String = "[]", notes: Bool = false
  ) throws -> [String] {
    let text = """
      {"scenario": "", "window": {"size": [320, 480], "gestures": \(gestures)}, "views": [\(views)], "links": \(links),
      "input": \(input)}
      """
    let scenario = try Scenario(parsing: Array(text.utf8), file: "test.json")
    return try Ask(scenario, registry: .standard).conflicts(notes: notes)
      .filter { $0.kind != .touchOnly }.map { "\($0.severity.name) \($0.summary)" }
  }

  private let button = #"{"id": "button", "kind": "button", "frame": [20, 20, 100, 60]}"#

  private func pad(_ gestures: String, _ children: String...) -> String {
    """
    {"id": "pad", "frame": [0, 0, 320, 480], "gestures": [\(gestures)], "children": [\(children.joined(separator: ", "))]}
    """
  }

  // MARK: Reports of others

  @Test
  func `a tap of two fingers starves two buttons that are pressed together`() throws {
    let other = #"{"id": "other", "kind": "button", "frame": [20, 120, 100, 60]}"#
    let menu = #"{"id": "menu", "kind": "tap", "set": {"numberOfTouchesRequired": 2}}"#
    #expect(
      try found(pad(menu, button, other)) == [
        "warning starvedControl button menu", "warning starvedControl other menu",
      ])
    let gentle = """
      {"id": "menu", "kind": "tap",
       "set": {"numberOfTouchesRequired": 2, "cancelsTouchesInView": false, "delaysTouchesEnded": false}}
      """
    #expect(try found(pad(gentle, button, other), notes: true) == [])
  }

  @Test
  func `a double tap starves the second press of a button and delays the first`() throws {
    let twice = #"{"id": "twice", "kind": "tap", "set": {"numberOfTapsRequired": 2}}"#
    #expect(
      try found(pad(twice, button), notes: true) == [
        "warning starvedControl button twice", "note delay button twice",
      ])
  }

  @Test
  func `what is wholly covered is unreachable, unless the cover lets touches through`() throws {
    let strip = #"{"id": "strip", "frame": [0, 0, 320, 100]}"#
    #expect(try found("\(button), \(strip)") == ["error unreachable button"])
    let open = #"{"id": "strip", "frame": [0, 0, 320, 100], "userInteraction": false}"#
    #expect(try found("\(button), \(open)", notes: true) == [])
  }

  @Test
  func `a press of no duration in a list takes its drags`() throws {
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "row", "frame": [0, 0, 320, 300],
         "gestures": [{"id": "press", "kind": "longPress", "set": {"minimumPressDuration": 0}}]}]}
      """
    #expect(try found(list) == ["warning seldomWins list press"])
  }

  @Test
  func `a wait for a pan of the other axis ends at the lift`() throws {
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "row", "frame": [0, 0, 320, 300], "gestures": [{"id": "reveal", "kind": "pan"}]}]}
      """
    let links = #"[{"gesture": "reveal", "requiresFailureOf": "list.pan"}]"#
    #expect(try found(list, links: links) == ["warning endlessWait reveal list.pan"])
  }

  // MARK: Kinds

  @Test
  func `of recognizers in a circle of requirements those that never act are found`() throws {
    let taps = """
      {"id": "a", "kind": "tap"}, {"id": "b", "kind": "tap"}, {"id": "free", "kind": "longPress"}
      """
    let links = #"[{"gesture": "a", "requiresFailureOf": "b"}, {"gesture": "b", "requiresFailureOf": "a"}]"#
    let found = try found(pad(taps), links: links)
    #expect(found.count == 1 && found[0].hasPrefix("error cycle"))
  }

  @Test
  func `a swipe that a pan always precedes never wins, and wins when the pan waits for it`() throws {
    let both = #"{"id": "menu", "kind": "pan"}, {"id": "next", "kind": "swipe"}"#
    #expect(try found(pad(both)) == ["error neverWins next menu"])
    #expect(try found(pad(both), links: #"[{"gesture": "menu", "requiresFailureOf": "next"}]"#) == [])
  }

  @Test
  func `a single tap that waits for a double tap is late by the interval of taps`() throws {
    let taps = #"{"id": "single", "kind": "tap"}, {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2}}"#
    let links = #"[{"gesture": "single", "requiresFailureOf": "double"}]"#
    #expect(try found(pad(taps), links: links, notes: true) == ["note delay single double"])
  }

  @Test
  func `a tap of the window starves the cells of a list`() throws {
    let list = """
      {"id": "list", "kind": "collectionView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 900]},
       "children": [{"id": "item", "kind": "cell", "frame": [0, 0, 320, 60]}]}
      """
    let tap = #"[{"id": "dismiss", "kind": "tap"}]"#
    #expect(try found(list, gestures: tap) == ["error starvedControl list dismiss"])
    let gentle = #"[{"id": "dismiss", "kind": "tap", "set": {"cancelsTouchesInView": false}}]"#
    #expect(try found(list, gestures: gentle) == [])
  }

  @Test
  func `a refresh control over content that fits needs a list that always bounces`() throws {
    func list(_ more: String) -> String {
      """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480],
       "set": {"contentSize": [320, 100]\(more)}}
      """
    }
    let refresh = #", "refreshControl": {"id": "refresh", "height": 60}"#
    #expect(try found(list(refresh)) == ["error neverWins list"])
    #expect(try found(list(refresh + #", "alwaysBounceVertical": true"#)) == [])
    #expect(try found(list("")) == [])
  }

  @Test
  func `a view for zooming with one scale never zooms`() throws {
    func zoomer(_ most: Int) -> String {
      """
      {"id": "zoomer", "kind": "scrollView", "frame": [0, 0, 320, 480], "viewForZooming": "photo",
       "set": {"contentSize": [320, 480], "maximumZoomScale": \(most)}, "children": [{"id": "photo", "frame": [0, 0, 320, 480]}]}
      """
    }
    #expect(try found(zoomer(1)) == ["error neverWins zoomer"])
    #expect(try found(zoomer(2)) == [])
  }

  // MARK: Silence

  @Test
  func `a button that keeps its tap from an ancestor is no conflict`() throws {
    #expect(try found(pad(#"{"id": "card", "kind": "tap"}"#, button)) == [])
  }

  @Test
  func `a row's pan and a list of the other axis are no conflict for the row`() throws {
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "pager", "kind": "scrollView", "frame": [0, 0, 320, 300], "set": {"contentSize": [960, 300]}}]}
      """
    #expect(try found(list) == [])
  }

  @Test
  func `a disabled rival and a hidden button are no conflict`() throws {
    let both = #"{"id": "menu", "kind": "pan", "set": {"isEnabled": false}}, {"id": "next", "kind": "swipe"}"#
    let hidden = #"{"id": "hidden", "kind": "button", "frame": [20, 200, 100, 60], "hidden": true}"#
    #expect(try found(pad(both, hidden)) == [])
  }

  @Test
  func `what lies outside of what is seen of a list is scrolled to`() throws {
    let list = """
      {"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480], "set": {"contentSize": [320, 2000]}, "children": [
        {"id": "far", "kind": "button", "frame": [20, 1500, 100, 60]}]}
      """
    #expect(try found(list) == [])
  }

  @Test
  func `what the script does before its first touch belongs to the arrangement`() throws {
    let view = pad(#"{"id": "menu", "kind": "pan"}, {"id": "next", "kind": "swipe"}"#)
    let input = #"[{"t": 0, "set": {"id": "menu", "isEnabled": false}}, {"t": 0.1, "tap": [1, 20, 20]}]"#
    #expect(try found(view, input: input) == [])
  }

  // MARK: Trees in code

  private static func screen(gentle: Bool) -> Window {
    let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: Application())
    let control = Control(frame: Rect(x: 40, y: 40, width: 200, height: 80))
    let tap = TapGestureRecognizer()
    tap.name = "dismiss"
    tap.cancelsTouchesInView = !gentle
    window.addGestureRecognizer(tap)
    window.addSubview(control)
    return window
  }

  @Test
  func `a suite holds in one line that nothing is in anything's way`() {
    #expect(Ask { Self.screen(gentle: true) }.conflicts().isEmpty)
    let found = Ask { Self.screen(gentle: false) }.conflicts()
    #expect(found.map(\.summary) == ["starvedControl control dismiss"])
  }

  private final class Sprite: TouchNode {
    var children: [Sprite] = []
    weak var parent: Sprite?
    var touchContext: TouchContext?
    var attachedGestureRecognizers: [any GestureRecognizing] = []
    let box: Rect
    init(_ box: Rect) { self.box = box }
    var parentNode: (any TouchNode)? { parent }
    var childNodeCount: Int { children.count }
    func childNode(at index: Int) -> any HitTestNode { children[index] }
    var nodeBounds: Rect { Rect(x: 0, y: 0, width: box.width, height: box.height) }
    var nodePlacement: AffineTransform { AffineTransform(translationX: box.minX, y: box.minY) }
  }

  @Test
  func `a tree of one's own node class is performed as well`() {
    let found = Ask {
      let root = Sprite(Rect(x: 0, y: 0, width: 300, height: 300))
      root.touchContext = TouchContext()
      let card = Sprite(Rect(x: 50, y: 50, width: 200, height: 200))
      card.parent = root
      root.children = [card]
      let (menu, next) = (PanGestureRecognizer(), SwipeGestureRecognizer())
      (menu.name, next.name) = ("menu", "next")
      root.addGestureRecognizer(menu)
      card.addGestureRecognizer(next)
      return root
    }.conflicts()
    #expect(found.map(\.summary) == ["neverWins next menu"])
  }

  @Test
  func `code with a memory of its own is reported`() {
    var count = 0
    let report = Ask {
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), application: Application())
      let tap = TapGestureRecognizer()
      count += 1
      if count.isMultiple(of: 2) { tap.numberOfTapsRequired = 2 }
      window.addGestureRecognizer(tap)
      return window
    }.report()
    #expect(report.remarks.contains { $0.contains("memory") })
  }

  @Test
  func `rows of a table that a tap takes touches from are starved`() throws {
    let rows = #"{"id": "list", "kind": "table", "frame": [0, 0, 320, 480], "rowHeight": 60, "sections": [3]}"#
    #expect(try found(pad(#"{"id": "tap", "kind": "tap"}"#, rows)) == ["error starvedControl list tap"])
    let gentle = #"{"id": "tap", "kind": "tap", "set": {"cancelsTouchesInView": false}}"#
    #expect(try found(pad(gentle, rows)) == [])
  }
}
