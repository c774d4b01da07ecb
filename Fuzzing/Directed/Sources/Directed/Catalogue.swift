import Touchstone

/// The scenes by name.
let catalogue: [(name: String, make: (_ isTree: Bool, _ isPlain: Bool) -> Scene)] = [
  ("view", ViewScene.init),
  ("control", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookControl(frame: $0) } }),
  ("button", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookButton(frame: $0) } }),
  ("slider", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookSlider(frame: $0) } }),
  ("switch", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookSwitch(frame: $0) } }),
  ("stepper", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookStepper(frame: $0) } }),
  ("pages", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookPageControl(frame: $0) } }),
  ("segments", { tree, plain in ControlScene(isTree: tree, isPlain: plain) { HookSegmentedControl(frame: $0) } }),
  ("scroll", ScrollScene.init),
  ("content", ContentScene.init),
  ("list", ListScene.init),
  ("controllers", ControllerScene.init),
  ("nodes", { tree, plain in NodeScene(isTree: tree, isPlain: plain) { HookNode($0) } }),
  ("bare nodes", { tree, plain in NodeScene(isTree: tree, isPlain: plain) { HookBareNode($0) } }),
  ("responder nodes", { tree, plain in NodeScene(isTree: tree, isPlain: plain) { HookResponderNode($0) } }),
  ("foreign", ForeignScene.init),
]
