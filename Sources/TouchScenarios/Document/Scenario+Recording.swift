package import TouchPlugins

extension Scenario {
  /// Creates a scenario of a recording: a window of one view, with a recognizer of every kind of a registry, all of
  /// which may recognize side by side; a swipe may go to the left, too.
  package init(ofRecording path: String, registry: PluginRegistry) {
    let place = JSONCursor(JSONValue(.null), file: path)
    var beside = GestureDelegateAnswers()
    beside.simultaneous = .all(true)
    let sideways = PropertySetting(
      name: "direction", value: .list([.text("right"), .text("left")]), place: place)
    let gestures = registry.recognizers.filter { !$0.name.isSame(as: ScriptedRecognizer.kind) }.map { kind in
      ScenarioGesture(
        id: kind.name, kind: kind.name, properties: kind.name.isSame(as: "swipe") ? [sideways] : [], delegate: beside,
        hooks: GestureHookAnswers(),
        place: place)
    }
    let frame = Rect(x: 0, y: 0, width: 400, height: 300)
    let pad = ScenarioView(
      id: "pad", kind: "view", frame: frame, traits: [.multipleTouch(true)], properties: [], targets: [],
      gestures: gestures, children: [], place: place)
    let window = ScenarioView(
      id: "window", kind: ScenarioLoader.windowKind, frame: frame, traits: [], properties: [], targets: [],
      gestures: [], children: [pad], place: place)
    self.init(
      file: path, title: "", source: "", windows: [ScenarioWindow(level: 0, view: window)], links: [],
      settings: TouchSettings(), responds: [], responders: [], input: .recording(path: path),
      callbacks: [], answers: [],
      show: LogChannel.allCases)
  }
}
