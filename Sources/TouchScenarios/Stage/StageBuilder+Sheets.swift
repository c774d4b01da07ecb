import TouchSheet
import TouchWindows

extension StageBuilder {
  /// Presents a sheet: by the controller that the file names, else by the one in front, else by one without a name.
  func present(_ sheet: SheetView, _ view: ScenarioView) throws(DocumentError) {
    let controller = view.controller.flatMap { stage.controllers[$0.id] } ?? StageController(stage: stage)
    stage.presenters.append(controller)
    let presenter = try view.controller?.presentedBy.map { name throws(DocumentError) in
      guard let found = stage.controllers[name] else {
        throw view.place.error("expected a presenting controller of the same window, found \"\(name)\"")
      }
      return found
    }
    sheet.present(controller, from: presenter ?? frontController(of: sheet))
    guard sheet.sheet.dimmingView != nil else {
      throw view.place.error("expected a sheet that can be presented, found one over another presentation")
    }
    nameParts(of: sheet, view.id)
  }

  /// Names what a sheet has by itself: its recognizer, what lies behind it and its handle.
  private func nameParts(of sheet: SheetView, _ id: String) {
    for recognizer in sheet.attachedGestureRecognizers.prefix(1) { stage.name(own: recognizer, of: id) }
    if let dimming = sheet.sheet.dimmingView { stage.name(dimming, id + ".dimming") }
    stage.nameHandle(of: sheet, id)
  }

  /// Returns the controller in front of a sheet's window; where there is none, one whose view takes no touches.
  private func frontController(of sheet: SheetView) -> ViewController {
    if let front = sheet.window?.visibleViewController { return front }
    var front = stage.presenters.first { $0 !== sheet.sheet.presentedViewController && $0.isHome(of: sheet.window) }
    while let above = front?.presentedViewController { front = above }
    if let front { return front }
    let home = ViewController()
    let view = StageHome(frame: .zero)
    view.isUserInteractionEnabled = false
    home.view = view
    sheet.window?.insertSubview(view, at: 0)
    stage.presenters.append(home)
    return home
  }
}

extension ViewController {
  /// Whether it presents what is in a window, and nothing presents it.
  fileprivate func isHome(of window: Window?) -> Bool {
    presentingViewController == nil && viewIfLoaded?.window === window && presentedViewController != nil
  }
}

/// The view of a controller that presents a sheet where the file has none; no file has it.
private final class StageHome: View {
  override var isPartOfSuperview: Bool { true }
}

/// A controller of a file, which writes down that it appears and disappears.
final class StageController: ViewController {
  @OwnerReference private var stage: ScenarioStage

  init(stage: ScenarioStage) { _stage = OwnerReference(wrappedValue: stage) }

  /// Writes a call down, and lets the file's code do something in it.
  private func called(_ call: String) {
    stage.onAppearance?(self, call)
    stage.called(stage.id(of: self), call)
  }

  override func viewWillAppear(_ animated: Bool) { called("viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { called("viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { called("viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { called("viewDidDisappear") }
}
