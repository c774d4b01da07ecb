import Testing
import TouchCode
import TouchScenarios
import Touchstone

struct ArrangementCodeTests {
  /// A photo with two taps, of which one waits, and a scroll view with equal rows.
  private let file = """
    {
      "scenario": "A photo: two taps", "window": {"size": [100, 200]},
      "views": [
        {"id": "photo", "frame": [0, 0, 50, 50], "exclusiveTouch": true, "gestures": [
          {"id": "double", "kind": "tap", "set": {"numberOfTapsRequired": 2, "cancelsTouchesInView": true}},
          {"id": "single", "kind": "tap", "delegate": {"shouldReceive": {"notOn": ["list"]}}}]},
        {"id": "list", "kind": "scrollView", "frame": [0, 50, 100, 100], "set": {"contentSize": [100, 300]}, "children": [
          {"id": "row0", "frame": [0, 0, 100, 20]}, {"id": "row1", "frame": [0, 30, 100, 20]},
          {"id": "row2", "frame": [0, 60, 100, 20]}]}
      ],
      "links": [{"gesture": "single", "requiresFailureOf": "double"}],
      "input": [{"t": 0, "tap": [1, 20, 20]}]
    }
    """

  private func code(
    _ text: String? = nil, _ spelling: CodeSpelling = .touchstone, isTest: Bool = false
  ) throws -> ArrangementCode {
    let scenario = try Scenario(parsing: Array((text ?? file).utf8), file: "photo.json")
    return try ArrangementCode(scenario, registry: .standard, spelling: spelling, isTest: isTest)
  }

  @Test func `an arrangement is a view controller without the properties that have their defaults`() throws {
    let code = try code()

    #expect(
      code.text == """
        import Touchstone

        /// A photo: two taps.
        final class Photo: ViewController {
          let photo = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
          let double = TapGestureRecognizer()
          let single = TapGestureRecognizer()
          let list = ScrollView(frame: Rect(x: 0, y: 50, width: 100, height: 100))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(photo)
            photo.isExclusiveTouch = true
            double.numberOfTapsRequired = 2
            double.addAction { [unowned self] in doubleActed($0) }
            photo.addGestureRecognizer(double)
            single.addAction { [unowned self] in singleActed($0) }
            single.delegate = self
            photo.addGestureRecognizer(single)

            view.addSubview(list)
            for index in 0..<3 {
              list.addSubview(View(frame: Rect(x: 0, y: 30 * Double(index), width: 100, height: 20)))
            }
            list.contentSize = Size(width: 100, height: 300)

            single.require(toFail: double)
          }

          func doubleActed(_ recognizer: TapGestureRecognizer) {
            print("double", recognizer.state)
          }

          func singleActed(_ recognizer: TapGestureRecognizer) {
            print("single", recognizer.state)
          }
        }

        extension Photo: GestureRecognizerDelegate {
          func gestureRecognizer(_ recognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool {
            if recognizer === single { return touch.view !== list }
            return true
          }
        }

        """)
  }

  @Test func `a path of the file leads to its line, and what has none to the line of its object`() throws {
    let code = try code()
    func line(_ path: String) -> String? { code.line(of: path).map { code.lines[$0].text } }

    #expect(
      [
        line("links[0]"), line("views[0].exclusiveTouch"), line("views[0].gestures[0].set.numberOfTapsRequired"),
        line("views[0].gestures[0].set.cancelsTouchesInView"), line("views[0].gestures[1].delegate.shouldReceive"),
      ] == [
        "    single.require(toFail: double)", "    photo.isExclusiveTouch = true",
        "    double.numberOfTapsRequired = 2",
        "  let double = TapGestureRecognizer()", "    if recognizer === single { return touch.view !== list }",
      ])
  }

  @Test func `the lines that a switch changed are those that the code before had not`() throws {
    let before = try code()
    let after = try code(
      file.replacing("\"requiresFailureOf\": \"double\"", with: "\"requiresFailureOf\": \"list.pan\""))

    #expect(
      after.changed(from: before).map { after.lines[$0].text } == [
        "    single.require(toFail: list.panGestureRecognizer)"
      ])
  }

  @Test func `UIKit's spelling has selectors, and in a test the methods themselves`() throws {
    let app = try code(nil, .uiKit)
    let test = try code(nil, .uiKit, isTest: true)

    #expect(app.text.contains("double.addTarget(self, action: #selector(doubleActed(_:)))"))
    #expect(app.text.contains("  @objc func doubleActed(_ recognizer: UITapGestureRecognizer) {"))
    #expect(test.text.contains("double.addTarget(self, action: Selector(\"doubleActed\", Photo.doubleActed(_:)))"))
    #expect(
      test.lines.prefix(3).map { $0.text } == ["import Testing", "import TouchTesting", "import TouchUIKitNames"])
  }

  @Test func `a test plays the fingers and expects who acts and when`() throws {
    let code = try code(isTest: true)

    #expect(code.text.contains("driver.play(Finger(1).down(at: Point(x: 20, y: 20)).up(after: 0.05))"))
    #expect(
      code.text.contains(
        """
            #expect(
              log == [
                "400 ms single recognized",
              ])
        """))
  }

  @Test func `what the code does not say stands at its top`() throws {
    let code = try code(
      file.replacing("\"kind\": \"tap\", \"delegate\"", with: "\"kind\": \"scripted\", \"delegate\""))

    #expect(code.notes == ["the class of the kind scripted"])
    #expect(code.lines.first?.text == "// Not in this file: the class of the kind scripted")
  }

  @Test func `ids that Swift or a view controller has become other names`() throws {
    let code = try code(
      #"{"input": [], "views": [{"id": "view", "frame": [0, 0, 1, 1]}, {"id": "2-of-x", "frame": [0, 0, 1, 1]}, {"id": "in", "frame": [0, 0, 1, 1]}]}"#
    )

    #expect(
      code.lines.filter { $0.text.hasPrefix("  let") }.map { $0.text } == [
        "  let viewView = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))",
        "  let view2OfX = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))",
        "  let inView = View(frame: Rect(x: 0, y: 0, width: 1, height: 1))",
      ])
  }

  @Test func `a table has its rows from a class of its own`() throws {
    let file = #"""
      {"scenario": "Rows", "window": {"size": [100, 200]}, "views": [{"id": "list", "kind": "table",
        "frame": [0, 0, 100, 200], "sections": [3, 4], "rowHeight": 30, "trailingSwipe": {"actions": [
          {"name": "keep"}, {"name": "drop", "style": "destructive", "removes": true}],
          "performsFirstActionWithFullSwipe": false}}], "input": []}
      """#
    for (spelling, lines) in [
      (
        CodeSpelling.touchstone,
        [
          "list.register({ TableViewCell(style: .default, reuseIdentifier: \"row\") }, forCellReuseIdentifier: \"row\")",
          "final class ListRows: TableViewDataSource, TableViewDelegate {", "var counts = [3, 4]",
          "var implementedMethods: TableViewMethods { [.trailingSwipeActions] }",
          "SwipeActionsConfiguration(actions: [keepAction, dropAction])",
          "configuration.performsFirstActionWithFullSwipe = false",
        ]
      ),
      (
        .uiKit,
        [
          "list.register(UITableViewCell.self, forCellReuseIdentifier: \"row\")",
          "final class ListRows: NSObject, UITableViewDataSource, UITableViewDelegate {",
        ]
      ),
    ] {
      let code = try code(file, spelling)

      #expect((code.notes, lines.filter { !code.text.contains($0) }) == ([], []))
    }
  }
}
