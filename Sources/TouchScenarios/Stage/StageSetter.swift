import TouchCollectionView
import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchWindows

/// Sets properties of the objects of a scenario, by the keys of files and the names of kinds.
struct StageSetter {
  let stage: ScenarioStage

  // MARK: Views

  func set(_ trait: ViewTrait, of id: String) {
    guard let view = stage.views[id] else { return }
    switch trait {
    case .hidden(let flag): view.isHidden = flag
    case .alpha(let value): view.alpha = value
    case .userInteraction(let flag): view.isUserInteractionEnabled = flag
    case .multipleTouch(let flag): view.isMultipleTouchEnabled = flag
    case .exclusiveTouch(let flag): view.isExclusiveTouch = flag
    case .clipsToBounds(let flag): view.clipsToBounds = flag
    case .frame(let frame): view.frame = frame
    case .center(let center): view.center = center
    case .bounds(let bounds): view.bounds = bounds
    case .transform(let transform): view.transform = transform
    case .touchArea(let insets): stage.script(of: id).touchArea = insets
    case .hitTest(let override): stage.script(of: id).hitTest = override
    case .touches(let handling): stage.script(of: id).touches = TouchCallCounter(handling)
    case .shouldBegin(let answer): stage.script(of: id).shouldBegin = answer
    case .canBecomeFirstResponder(let flag): stage.script(of: id).canBecomeFirst = flag
    case .canResignFirstResponder(let flag): stage.script(of: id).canResignFirst = flag
    case .keyCommands(let commands): stage.script(of: id).keyCommands = commands.map { $0.command }
    case .dataSource(let items, let height, let spacing):
      stage.setDataSource(of: id, items: items, RowLayout(rowHeight: height, spacing: spacing))
    case .contentTouches(let shouldBegin, let shouldCancel):
      stage.script(of: id).contentTouches = (shouldBegin, shouldCancel)
    case .viewForZooming(let content): stage.scrollDelegate.zoomViews[id] = stage.views[content]
    case .tracking(let begin, let goesOn):
      (view as? ScriptedControl)?.begins = CallList(begin)
      (view as? ScriptedControl)?.continues = CallList(goesOn)
    case .targetForAction(let found): (view as? ScriptedSearchView)?.found = found
    case .targetContentOffset(let target): stage.scrollDelegate.targets[id] = target
    case .safeAreaInsets(let insets): (view as? Window)?.safeAreaInsets = insets
    case .cellAnswer(let question, let answer): stage.scrollDelegate.setAnswer(answer, to: question, ofCell: id)
    }
  }

  /// Sets properties of a view's kind in the order in which the kind describes them.
  func set(
    _ settings: [PropertySetting], of view: View, _ id: String, _ kindName: String
  ) throws(DocumentError) {
    if !settings.isEmpty {
      let own = view is Window ? Self.windowProperties : []
      let properties = stage.viewKinds[id].map { stage.registry.properties(of: $0) } ?? []
      try set(settings, of: view as any TouchNode, properties + own, kindName)
    }
    if let sheet = view as? SheetView { stage.nameHandle(of: sheet, id) }
  }

  /// What a window has beside what every view has: its level, by its key in files and by UIKit's name.
  private static var windowProperties: [PropertyDescription<any TouchNode>] {
    ["level", "windowLevel"].map { name in
      PropertyDescription(
        name, range: "a number",
        get: { .number(($0 as? Window)?.windowLevel.rawValue ?? 0) },
        set: { view, value in
          guard case .number(let level) = value, let window = view as? Window else { return false }
          window.windowLevel = Window.Level(level)
          return true
        })
    }
  }

  // MARK: Recognizers

  /// Sets properties of every recognizer, then those of its kind in the order in which the kind describes them.
  func set(
    _ settings: [PropertySetting], of recognizer: GestureRecognizer, _ kind: RecognizerDescription
  ) throws(DocumentError) {
    guard !settings.isEmpty else { return }
    var described = kind.properties
    for property in BaseProperties.ofRecognizers
    where !described.contains(where: { $0.name.isSame(as: property.name) }) {
      described.append(
        PropertyDescription(
          property.name, range: property.range, get: { _ in property.get(recognizer) },
          set: { property.set(recognizer, $1) }))
    }
    try set(settings, of: recognizer as any GestureRecognizing, described, kind.name)
  }

  /// Sets properties of the recognizers that a view has by itself, by keys such as `pan.minimumNumberOfTouches`; returns the
  /// other properties.
  func setOwnGestures(_ settings: [PropertySetting], of view: String) throws(DocumentError) -> [PropertySetting] {
    var rest: [PropertySetting] = []
    for setting in settings {
      guard setting.name.utf8.contains(UInt8(ascii: ".")) else {
        rest.append(setting)
        continue
      }
      let parts = setting.name.utf8.split(separator: UInt8(ascii: "."), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 2, let recognizer = stage.ownGestures[view + "." + parts[0]] as? GestureRecognizer,
        let kind = stage.gestureKinds[view + "." + parts[0]]
      else {
        rest.append(setting)
        continue
      }
      var own = setting
      own.name = parts[1]
      try set([own], of: recognizer, kind)
    }
    return rest
  }

  private func set<Object>(
    _ settings: [PropertySetting], of object: Object, _ described: [PropertyDescription<Object>],
    _ kind: String
  ) throws(DocumentError) {
    for setting in settings where !described.contains(where: { $0.name.isSame(as: setting.name) }) {
      let names = described.map { $0.name }.joined(separator: ", ")
      throw setting.place.error(
        "unknown property \"\(setting.name)\" of the kind \"\(kind)\", expected "
          + (names.isEmpty ? "none" : "one of \(names)"))
    }
    for property in described {
      for setting in settings where setting.name.isSame(as: property.name) {
        guard property.set(object, setting.value) else {
          throw setting.place.error(
            "expected \(property.range ?? "a value that it can take") for \"\(setting.name)\" of the kind \"\(kind)\", "
              + "found \(setting.place.value.brief)")
        }
      }
    }
  }
}
