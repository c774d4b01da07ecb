import Testing
import TouchScenarios
import Touchstone

@Suite("Errors of scenario files")
struct LoaderErrorTests {
  /// A document that is wrong, the path that the error names, and a part of its reason.
  struct Mistake: CustomTestStringConvertible {
    let document: String
    let path: String
    let reason: String
    var testDescription: String { "\(path): \(reason)" }

    init(_ document: String, _ path: String, _ reason: String) {
      self.document = document
      self.path = path
      self.reason = reason
    }
  }

  static func views(_ views: String, input: String = "") -> String {
    #"{"views": [\#(views)], "input": [\#(input)]}"#
  }

  static func steps(_ steps: String) -> String {
    views(
      #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "t", "kind": "tap"}, {"id": "s", "kind": "scripted"}]}"#,
      input: steps)
  }

  static let documents: [Mistake] = [
    Mistake(#"{"input": [], "vews": []}"#, "vews", "unknown key \"vews\""),
    Mistake(#"{"views": []}"#, "", "expected the key \"input\" or \"recording\", found neither"),
    Mistake(#"{"input": [], "recording": "a"}"#, "recording", "found both"),
    Mistake(#"{"input": [], "expect": [], "counts": {}}"#, "counts", "found both"),
    Mistake(#"{"input": [], "views": [], "windows": []}"#, "views", "found both"),
    Mistake(#"{"input": [], "windows": []}"#, "windows", "at least one window"),
    Mistake(#"{"input": [], "show": ["sounds"]}"#, "show[0]", "expected one of \"hit\""),
    Mistake(#"{"input": [], "only": ["ghost"]}"#, "only[0]", "\"ghost\", which nothing declares"),
    Mistake(
      #"{"input": [], "counts": {"ghost action recognized": 1}}"#, "counts[\"ghost action recognized\"]",
      "nothing declares"),
    Mistake(#"{"input": [], "responds": {"ghost": ["save"]}}"#, "responds.ghost", "nothing declares"),
    Mistake(
      #"{"input": [], "links": [{"gesture": "a", "requiresFailureOf": "b"}]}"#, "links[0].gesture",
      "nothing declares"),
    Mistake(#"{"input": [], "settings": {"speed": 1}}"#, "settings.speed", "unknown key"),
    Mistake(
      #"{"input": [], "settings": {"doubleTapProfile": "own"}}"#, "settings.doubleTapProfile",
      "expected one of \"guide\", \"observed\""),
    Mistake(#"{"input": [], "settings": {"hitTestPasses": 0}}"#, "settings.hitTestPasses", "1 or 2"),
    Mistake(
      #"{"input": [], "answers": {"window dances": [true]}}"#, "answers[\"window dances\"]",
      "expected one of the hooks"),
    Mistake(#"{"input": [], "settings": {"hitTestPasses": 3}}"#, "settings.hitTestPasses", "1 or 2"),
    Mistake(#"{"input": [], "answers": {"dances": [true]}}"#, "answers.dances", "expected an id and a hook"),
  ]

  static func shows(_ shows: String) -> String {
    String(steps("").dropLast()) + #", "shows": \#(shows)}"#
  }

  static let shown: [Mistake] = [
    Mistake(shows(#"{"looks": {"row": ["ghost"]}}"#), "shows.looks.row[0]", "nothing declares"),
    Mistake(shows(#"{"looks": {"vase": ["v"]}}"#), "shows.looks.vase", "unknown key"),
    Mistake(
      shows(#"{"effects": [{"by": "v", "does": "move", "view": "v"}]}"#), "shows.effects[0].by", "id of a gesture"),
    Mistake(
      shows(#"{"effects": [{"by": "t", "does": "fly", "view": "v"}]}"#), "shows.effects[0].does", "expected one of"),
    Mistake(shows(#"{"effects": [{"by": "t", "does": "move"}]}"#), "shows.effects[0]", "expected the key \"view\""),
    Mistake(
      shows(#"{"effects": [{"by": "t", "does": "slide", "view": "v"}]}"#), "shows.effects[0]", "at least one place"),
    Mistake(
      shows(#"{"effects": [{"by": "t", "does": "slide", "view": "v", "stops": [[0, 0]], "stop": 1}]}"#),
      "shows.effects[0].stop", "one of the 1 stops"),
    Mistake(
      shows(#"{"effects": [{"by": "t", "does": "move", "view": "v", "stops": [[0, 0]]}]}"#), "shows.effects[0].stops",
      "of \"slide\" alone"),
  ]

  static func callback(_ callback: String) -> String {
    String(steps("").dropLast()) + #", "callbacks": [\#(callback)]}"#
  }

  static let callbacks: [Mistake] = [
    Mistake(callback(#"{"remove": "v"}"#), "callbacks[0]", "expected the key \"during\", found none"),
    Mistake(callback(#"{"during": "ghost action"}"#), "callbacks[0].during", "expected the id of a view or gesture"),
    Mistake(callback(#"{"during": "v"}"#), "callbacks[0].during", "expected the id of a view or gesture"),
    Mistake(
      callback(#"{"during": "t dances"}"#), "callbacks[0].during", "expected one of the calls action, shouldBegin"),
    Mistake(callback(#"{"during": "v action"}"#), "callbacks[0].during", "expected one of the calls touchesBegan"),
    Mistake(callback(#"{"during": "t action", "nth": 0}"#), "callbacks[0]", "from 1 on"),
    Mistake(callback(#"{"during": "t action", "tap": [1, 0, 0]}"#), "callbacks[0]", "takes time"),
    Mistake(callback(#"{"during": "t action", "t": 1}"#), "callbacks[0].t", "unknown key"),
    Mistake(callback(#"{"during": "t action", "remove": "w"}"#), "callbacks[0].remove", "nothing declares"),
    Mistake(
      callback(#"{"during": "t action", "passTo": "v"}"#), "callbacks[0].passTo",
      "during one of touchesBegan, touchesMoved, touchesEnded, touchesCancelled, found \"action\""),
    Mistake(callback(#"{"during": "v touchesBegan", "passTo": "t"}"#), "callbacks[0].passTo", "the id of a responder"),
    Mistake(
      callback(#"{"during": "v touchesBegan", "animate": {"id": "v", "alpha": 0}}"#), "callbacks[0]",
      "expected the key \"over\""),
  ]

  static let trees: [Mistake] = [
    Mistake(views(#"{"id": "v"}"#), "views[0]", "expected the key \"frame\", found none"),
    Mistake(views(#"{"id": "v", "frame": [0, 0, 1]}"#), "views[0].frame", "expected 4 elements, found 3"),
    Mistake(views(#"{"id": "v", "frame": [0, 0, 1, 1e999]}"#), "", "1e999"),
    Mistake(views(#"{"id": "v", "frame": [0, 0, 9, 9], "colour": 1}"#), "views[0].colour", "unknown key"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "kind": "vase"}"#), "views[0].kind", "unknown kind \"vase\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9]}, {"id": "v", "frame": [0, 0, 9, 9]}"#), "views[1].id",
      "duplicate \"v\""),
    Mistake(views(#"{"id": "window", "frame": [0, 0, 9, 9]}"#), "views[0].id", "reserved \"window\""),
    Mistake(views(#"{"id": "a b", "frame": [0, 0, 9, 9]}"#), "views[0].id", "without spaces"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "controller": "v"}"#), "views[0].controller",
      "duplicate \"v\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "presentedBy": "c"}"#), "views[0].presentedBy",
      "\"controller\" beside it"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "controller": "c", "presentedBy": "d"}"#),
      "views[0].presentedBy", "nothing declares"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "hitTest": "maybe"}"#), "views[0].hitTest",
      "expected one of \"none\", \"self\", \"through\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "set": {"value": 1}}"#), "views[0].set.value",
      "unknown property \"value\" of the kind \"view\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "kind": "slider", "set": {"value": true}}"#),
      "views[0].set.value", "expected a number for \"value\" of the kind \"slider\", found true"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "targets": [{"for": "touchDown", "action": "a"}]}"#),
      "views[0].targets[0].for", "targets on a control"),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "kind": "button", "targets": [{"for": "poke", "action": "a"}]}"#),
      "views[0].targets[0].for", "name of a control event, found \"poke\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "contentTouches": {}}"#), "views[0].contentTouches",
      "expected a scroll view"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "shouldSelect": true}"#), "views[0].shouldSelect",
      "expected a cell"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "kind": "button", "targetForAction": "v"}"#),
      "views[0].targetForAction", "expected a plain view"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "targetForAction": "w"}"#), "views[0].targetForAction",
      "nothing declares"),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g"}]}"#), "views[0].gestures[0]",
      "expected the key \"kind\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "wink"}]}"#),
      "views[0].gestures[0].kind", "unknown kind \"wink\""),
    Mistake(
      views(#"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "tap", "on": {}}]}"#),
      "views[0].gestures[0].on", "unknown key \"on\""),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "tap", "set": {"edges": "left"}}]}"#
      ), "views[0].gestures[0].set.edges", "unknown property \"edges\" of the kind \"tap\""),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "tap", "set": {"isEnabled": {}}}]}"#
      ), "views[0].gestures[0].set.isEnabled", "found {}"),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "tap", "canPrevent": ["h"]}]}"#),
      "views[0].gestures[0].canPrevent[0]", "nothing declares"),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "tap", "delegate": {"shouldReceive": {"notOn": ["w"]}}}]}"#
      ), "views[0].gestures[0].delegate.shouldReceive.notOn[0]", "nothing declares"),
    Mistake(
      views(
        #"{"id": "v", "frame": [0, 0, 9, 9], "gestures": [{"id": "g", "kind": "scripted", "on": {"touchesBegan": "done"}}]}"#
      ), "views[0].gestures[0].on.touchesBegan", "expected one of \"possible\""),
  ]

  static let scripts: [Mistake] = [
    Mistake(
      steps(#"{"t": 0, "set": {"id": "v.pan", "isEnabled": false}}"#), "input[0].set",
      "found \"v.pan\", which its view does not have"),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "v", "contentTouches": {}}}"#), "input[0].set",
      "expected a scroll view for \"contentTouches\", found \"v\""),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "v", "tracking": {"begin": [true]}}}"#), "input[0].set",
      "expected a plain control for \"tracking\""),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "window", "targetForAction": "v"}}"#), "input[0].set",
      "expected a plain view for \"targetForAction\", found \"window\""),
    Mistake(steps(#"{"t": 0, "passTo": "v"}"#), "input[0].passTo", "in a callback during a touch method"),
    Mistake(
      steps(#"{"t": 0, "animate": {"id": "v"}, "over": 1}"#), "input[0].animate",
      "at least one of alpha, bounds, center, frame, transform"),
    Mistake(
      steps(#"{"t": 0, "animate": {"id": "v", "hidden": true}, "over": 1}"#), "input[0].animate.hidden",
      "expected one of id, alpha"),
    Mistake(
      steps(#"{"t": 0, "animate": {"id": "t", "alpha": 0}, "over": 1}"#), "input[0].animate.id", "the id of a view"),
    Mistake(
      steps(#"{"t": 0, "animate": {"id": "v", "alpha": 0}, "over": -1}"#), "input[0].over", "not negative"),
    Mistake(
      steps(#"{"t": 0, "animate": {"id": "v", "alpha": 0}, "over": 1, "allowsUserInteraction": 1}"#),
      "input[0].allowsUserInteraction", "a boolean"),
    Mistake(steps(#"{"t": 90000, "began": []}"#), "input[0].t", "a time within a day"),
    Mistake(steps(#"{"tap": [1, 2, 3]}"#), "input[0]", "expected the key \"t\""),
    Mistake(steps(#"{"t": -1}"#), "input[0].t", "not negative"),
    Mistake(
      steps(#"{"t": 1}, {"t": 0.5}"#), "input[1].t", "not before that of the step before, 1, found 0.5"),
    Mistake(steps(#"{"t": 0, "poke": 1}"#), "input[0].poke", "unknown key \"poke\""),
    Mistake(
      steps(#"{"t": 0, "tap": [1, 2, 3], "cancelAll": true}"#), "input[0]", "found \"tap\" and \"cancelAll\""),
    Mistake(steps(#"{"t": 0, "tap": [1, 2, 3], "over": 1}"#), "input[0].over", "unknown key \"over\""),
    Mistake(steps(#"{"t": 0, "began": [[1, 2]]}"#), "input[0].began[0]", "a touch [number, x, y]"),
    Mistake(steps(#"{"t": 0, "began": [[1.5, 2, 3]]}"#), "input[0].began[0][0]", "a whole number"),
    Mistake(
      steps(#"{"t": 0, "began": [[1, 2, 3, {"type": "paw"}]]}"#), "input[0].began[0][3].type",
      "expected one of \"direct\""),
    Mistake(
      steps(#"{"t": 0, "moved": [[1, 2, 3]]}"#), "input[0].moved[0]",
      "a touch that is down at 0.000, found touch 1"),
    Mistake(
      steps(#"{"t": 0, "tap": [1, 2, 3]}, {"t": 0.1, "ended": [1]}"#), "input[1].ended[0]", "found touch 1"),
    Mistake(
      steps(#"{"t": 0, "began": [[1, 2, 3]]}, {"t": 0.1, "began": [[1, 2, 3]]}"#), "input[1].began[0]",
      "which began before"),
    Mistake(
      steps(#"{"t": 0, "began": [[1, 2, 3]]}, {"t": 0.1, "cancelAll": true}, {"t": 0.2, "ended": [1]}"#),
      "input[2].ended[0]", "found touch 1"),
    Mistake(
      steps(#"{"t": 0, "drag": 1, "from": [0, 0], "to": [1, 1], "over": 1, "steps": 0}"#), "input[0].steps",
      "expected 1 to 1000000 steps"),
    Mistake(
      steps(#"{"t": 0, "drag": 1, "from": [0, 0], "to": [1, 1], "steps": 3}"#), "input[0]", "the key \"over\""
    ),
    Mistake(steps(#"{"t": 0, "set": {"id": "ghost"}}"#), "input[0].set.id", "nothing declares"),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "t", "state": "failed"}}"#), "input[0].set", "a scripted recognizer"),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "t", "value": 1}}"#), "input[0].set.value", "unknown property \"value\""),
    Mistake(
      steps(#"{"t": 0, "set": {"id": "v", "value": 1}}"#), "input[0].set.value", "unknown property \"value\""),
    Mistake(steps(#"{"t": 0, "remove": "t"}"#), "input[0].remove", "the id of a view, found \"t\""),
    Mistake(steps(#"{"t": 0, "addGesture": "t"}"#), "input[0]", "the key \"to\""),
    Mistake(
      steps(#"{"t": 0, "becomeFirstResponder": "t"}"#), "input[0].becomeFirstResponder",
      "the id of a responder"),
    Mistake(steps(#"{"t": 0, "pressBegan": "fire"}"#), "input[0].pressBegan", "expected one of \"upArrow\""),
    Mistake(
      steps(#"{"t": 0, "scroll": [0, 1], "at": [1, 1], "kind": "smooth"}"#), "input[0].kind",
      "expected one of \"discrete\""),
    Mistake(steps(#"{"t": 0, "cancelAll": false}"#), "input[0].cancelAll", "expected true"),
  ]

  @Test(arguments: documents + callbacks + shown + trees + scripts)
  func `documents, callbacks, effects, views and steps name the place of a mistake`(mistake: Mistake) {
    check(mistake)
  }

  private func check(_ mistake: Mistake) {
    do throws(DocumentError) {
      let scenario = try Scenario(parsing: Array(mistake.document.utf8), file: "a.json")
      _ = try ScenarioRunner(registry: .standard).run(scenario)
      Issue.record("no error")
    } catch {
      #expect(error.file == "a.json")
      #expect(error.path ?? "" == mistake.path)
      #expect(error.reason.contains(mistake.reason), "\(error.reason)")
    }
  }
}
