public import TouchWindows

extension ViewController {
  /// The sheet as which the controller is presented: made when it is first read, `nil` for styles that are no sheet.
  ///
  /// A controller for which nobody has read it, or assigned a presentation, is presented without one: over the whole
  /// window, where no finger dismisses it. Read it before the controller is presented.
  ///
  /// ```swift
  /// let settings = ViewController()
  /// settings.sheetPresentationController?.detents = [.medium(), .large()]
  /// print(settings.sheetPresentationController?.detents.count ?? 0)  // Prints "2"
  /// ```
  public final var sheetPresentationController: SheetPresentationController? {
    if let sheet = presentationController as? SheetPresentationController { return sheet }
    switch modalPresentationStyle {
    case .automatic, .none, .pageSheet, .formSheet: break
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover: return nil
    }
    guard presentationController == nil, presentingViewController == nil else { return nil }
    let sheet = SheetPresentationController(presentedViewController: self, presenting: nil)
    presentationController = sheet
    return sheet
  }
}
