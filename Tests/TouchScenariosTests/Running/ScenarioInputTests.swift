import Testing
import TouchScenarios
import Touchstone

/// What hosts know of pointers, buttons and keys, as files say it.
@Suite("Inputs of scenarios") struct ScenarioInputTests {
  private func lines(_ document: String) throws -> [String] {
    let scenario = try Scenario(parsing: Array(document.utf8), file: "a.json")
    return try ScenarioRunner(registry: .standard).run(scenario).lines(shownBy: scenario)
  }

  private func reason(_ document: String) throws -> String {
    try #require(throws: DocumentError.self) { _ = try lines(document) }.reason
  }

  @Test(arguments: [
    #"{"t": 0, "hover": [50, 50, {"type": "pencil", "zOffset": 0.4, "altitudeAngle": 1, "azimuthAngle": 0.5, "rollAngle": 2}]}"#,
    #"{"t": 0, "hover": [50, 50], "type": "pencil", "zOffset": 0.4, "altitudeAngle": 1, "azimuthAngle": 0.5, "rollAngle": 2}"#,
  ])
  func `a pencil hovers with its height and its angles (HO-1)`(step: String) throws {
    let lines = try lines(
      """
      {"window": {"gestures": [{"id": "h", "kind": "hover"}]}, "input": [\(step), {"t": 0.1, "hoverEnded": true}],
       "show": ["actions", "values"]}
      """)

    #expect(
      lines == [
        "0.000 h action began", "0.000 h location 50 50", "0.000 h zOffset 0.4", "0.000 h altitudeAngle 1",
        "0.000 h azimuthAngle 0.5", "0.000 h rollAngle 2", "0.100 h action ended", "0.100 h location 0 0",
      ])
  }

  @Test func `a pointer without a type is that of a mouse, which has no height`() throws {
    let lines = try lines(
      """
      {"window": {"gestures": [{"id": "h", "kind": "hover"}]},
       "input": [{"t": 0, "hover": [50, 50, {"zOffset": 0.4}]}], "show": ["values"]}
      """)

    #expect(lines == ["0.000 h location 50 50"])
  }

  @Test(arguments: [("2", 1), (#""secondary""#, 1), (#"["primary", "secondary"]"#, 1), ("1", 0), (#""primary""#, 0)])
  func `a tap takes the button that it requires (TA-1)`(mask: String, taps: Int) throws {
    let lines = try lines(
      """
      {"window": {"gestures": [{"id": "menu", "kind": "tap", "set": {"buttonMaskRequired": 2}}]},
       "input": [{"t": 0, "tap": [1, 50, 50, {"type": "indirectPointer", "buttonMask": \(mask)}]}], "show": ["actions"]}
      """)

    #expect(lines == Array(repeating: "0.050 menu action recognized", count: taps))
  }

  @Test func `a key performs a command that a responder offers, or is a press (AC-5, XK-1)`() throws {
    let lines = try lines(
      """
      {"views": [{"id": "v", "frame": [0, 0, 400, 400], "canBecomeFirstResponder": true, "controller": "c",
         "keyCommands": [{"input": "s", "modifierFlags": ["command"], "action": "save"},
                         {"input": "x", "action": "cut", "attributes": ["disabled"]}]}],
       "responders": {"c": {"keyCommands": [{"input": "Escape", "action": "cancel"}]}},
       "responds": {"v": ["save"], "c": ["cancel"]},
       "input": [{"t": 0, "becomeFirstResponder": "v"}, {"t": 0.1, "key": "s", "modifierFlags": ["command"]},
                 {"t": 0.2, "key": "s"}, {"t": 0.3, "key": {"keyCode": "keyboardEscape"}},
                 {"t": 0.4, "key": {"keyCode": "keyboardEscape"}, "phase": "ended"},
                 {"t": 0.5, "key": {"keyCode": "keyboardX", "characters": "x"}},
                 {"t": 0.6, "key": {"keyCode": 27}, "phase": "ended"}],
       "show": ["actions", "presses"], "only": ["v", "c"]}
      """)

    #expect(
      lines == [
        "0.100 v performs save", "0.300 c performs cancel", "0.500 v pressesBegan keyboardX",
        "0.500 c pressesBegan keyboardX", "0.600 v pressesEnded keyboardX", "0.600 c pressesEnded keyboardX",
      ])
  }

  @Test func `an analog button changes its force (PR-1)`() throws {
    let lines = try lines(
      """
      {"input": [{"t": 0, "pressBegan": {"type": "select", "force": 0.2}},
                 {"t": 0.1, "pressChanged": {"type": "select", "force": 0.9}}, {"t": 0.2, "pressEnded": "select"}],
       "show": ["presses"], "only": ["window"]}
      """)

    #expect(
      lines == [
        "0.000 window pressesBegan select", "0.100 window pressesChanged select", "0.200 window pressesEnded select",
      ])
  }

  @Test func `a command of a remote control goes up the chain (RM-1)`() throws {
    let lines = try lines(
      #"{"input": [{"t": 0, "remoteControl": "remoteControlPlay"}], "show": ["presses"], "only": ["window"]}"#)

    #expect(lines == ["0.000 window remoteControlReceived remoteControlPlay"])
  }

  @Test func `a list has a data source, whose new items count after a reload (XS-14)`() throws {
    let lines = try lines(
      """
      {"views": [{"id": "list", "kind": "collectionView", "frame": [0, 0, 400, 200],
                  "dataSource": {"numberOfItems": [1, 5], "rowHeight": 50}}],
       "input": [{"t": 0, "tap": [1, 10, 70]}, {"t": 1, "set": {"id": "list", "dataSource": {"numberOfItems": 1}}},
                 {"t": 1, "reloadData": "list"}, {"t": 2, "tap": [2, 10, 20]}, {"t": 3, "tap": [3, 10, 70]}],
       "show": ["hit", "cells"], "only": ["list", "list.1.0", "list.0.0"]}
      """)

    #expect(
      lines == [
        "0.000 list.1.0 hit 1", "0.050 list.1.0 highlight", "0.050 list.1.0 unhighlight", "0.050 list.1.0 select",
        "2.000 list.0.0 hit 2", "2.050 list.0.0 highlight", "2.050 list.0.0 unhighlight", "2.050 list.0.0 select",
        "3.000 list hit 3",
      ])
  }

  @Test func `a pan that may have no finger does not scroll`() throws {
    let lines = try lines(
      """
      {"views": [{"id": "pager", "kind": "scrollView", "frame": [0, 0, 320, 200], "set": {"contentSize": [960, 200]}}],
       "input": [{"t": 0, "set": {"id": "pager.pan", "maximumNumberOfTouches": 0}},
                 {"t": 0.1, "drag": 1, "from": [300, 75], "to": [50, 75], "over": 0.2, "steps": 6}],
       "show": ["scroll", "offsets"]}
      """)

    #expect(lines == [])
  }

  @Test func `the names of three keys before they were UIKit's are read`() throws {
    let lines = try lines(
      """
      {"window": {"gestures": [{"id": "t", "kind": "tap"}]},
       "input": [{"t": 0, "tap": [1, 50, 50, {"type": "pencil", "radius": 3, "altitude": 1, "azimuth": 2}]}],
       "show": ["actions"]}
      """)

    #expect(lines == ["0.050 t action recognized"])
  }

  @Test(arguments: [
    (
      #""views": [{"id": "s", "kind": "scrollView", "frame": [0, 0, 9, 9]}], "input": [{"t": 0, "set": {"id": "s.pan", "maximumNumberOfTouches": -1}}]"#,
      #"expected a whole number from 0 on for "maximumNumberOfTouches" of the kind "pan", found -1"#
    ),
    (
      #""window": {"gestures": [{"id": "p", "kind": "longPress", "set": {"minimumPressDuration": "long"}}]}, "input": []"#,
      #"expected a number for "minimumPressDuration" of the kind "longPress", found "long""#
    ),
    (
      #""window": {"gestures": [{"id": "p", "kind": "swipe", "set": {"direction": "north"}}]}, "input": []"#,
      #"expected one of "right", "left", "up", "down", a list of some, or their bits for "direction" of the kind "swipe", found "north""#
    ),
    (#""input": [{"t": 0, "hover": [0, 0, {"zOffset": 2}]}]"#, "expected a number from 0 to 1, found 2"),
    (#""input": [{"t": 0, "began": [[1, 0, 0, {"buttonMask": -1}]]}]"#, "expected a whole number from 0 on, found -1"),
    (
      #""input": [{"t": 0, "key": {"keyCode": 300}}]"#,
      #"expected the name of a key such as "keyboardA", or the number of its usage, 1 to 231, found 300"#
    ),
  ])
  func `a message that refuses a value names the range`(members: String, reason: String) throws {
    #expect(try self.reason("{\(members)}") == reason)
  }

  @Test func `a recorded session has the buttons, modifiers, heights and angles of its pointers`() throws {
    let application = Application()
    let window = Window(frame: Rect(x: 0, y: 0, width: 100, height: 100), application: application)
    window.isHidden = false
    let recorder = SessionRecorder(application)
    application.context.trace = recorder

    application.dispatcher.sendHover(
      at: Point(x: 5, y: 6), type: .pencil, zOffset: 0.5, altitudeAngle: 1, modifierFlags: .shift, timestamp: 0)
    var mouse = TouchSample(id: 1, phase: .began, location: Point(x: 7, y: 8), timestamp: 1)
    mouse.type = .indirectPointer
    mouse.buttonMask = .secondary
    application.send([mouse])
    mouse.phase = .ended
    mouse.buttonMask = []
    mouse.timestamp = 2
    application.send([mouse])

    let text = recorder.scenario(titled: "Pointers").text.filter { !$0.isWhitespace }
    let hover = #""hover":[5,6,{"type":"pencil","zOffset":0.5,"altitudeAngle":1,"modifierFlags":131072}]"#
    let began = #""began":[[1,7,8,{"type":"indirectPointer","buttonMask":2}]]"#
    #expect([hover, began].filter { !text.contains($0) } == [], "\(text)")
  }

  @Test func `a view sets properties of its own recognizers`() throws {
    func lines(_ key: String) throws -> [String] {
      let text = """
        {"window": {"size": [320, 480]}, "views": [{"id": "list", "kind": "scrollView", "frame": [0, 0, 320, 480],
         "set": {"contentSize": [320, 900], "\(key)": 2}}], "show": ["scroll"],
         "input": [{"t": 0, "drag": 1, "from": [100, 300], "to": [100, 200], "over": 0.2, "steps": 8}]}
        """
      let scenario = try Scenario(parsing: Array(text.utf8), file: "own.json")
      return try ScenarioRunner(registry: .standard).run(scenario).lines.filter { $0.channel == .scroll }
        .map { $0.untimed }
    }

    #expect(try lines("pan.minimumNumberOfTouches") == [])
    #expect(try lines("pan.maximumNumberOfTouches").first == "list willBeginDragging")
    #expect(throws: DocumentError.self) { try lines("pan.numberOfTapsRequired") }
  }
}
