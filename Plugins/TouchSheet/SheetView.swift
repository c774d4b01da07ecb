public import TouchPlugins
import TouchScroll
public import TouchWindows

/// A view that is presented as a sheet, for scenario files: it keeps the presentation and answers in place of its delegate.
public final class SheetView: View {
  /// How the view is presented: assign it to the `presentationController` of the controller whose view this is.
  public let sheet: SheetPresentationController
  /// What is answered when the user wants to dismiss it, one call after the other; the last one stays.
  public var dismissalAnswers: [Bool] = []
  /// Whether the controller is modal (SH-12).
  public var isModalInPresentation = false {
    didSet { sheet.presentedViewController?.isModalInPresentation = isModalInPresentation }
  }
  private var detentValues: [PropertyValue] = [.text("large")]

  /// Creates a view in a frame, which the presentation replaces.
  public override init(frame: Rect) {
    sheet = SheetPresentationController(presentedViewController: ViewController(), presenting: nil)
    super.init(frame: frame)
    sheet.delegate = self
  }

  /// Lets a controller present this view's controller as the sheet.
  public func present(_ controller: ViewController, from presenter: ViewController) {
    controller.view = self
    controller.isModalInPresentation = isModalInPresentation
    controller.presentationController = sheet
    presenter.present(controller)
  }

  /// Takes the presentation down without any call, for a stage that goes: view and presentation retain each other.
  public func takeDown() { sheet.uninstall() }

  /// The recognizer of the sheet.
  public override var ownGestureRecognizers: [any GestureRecognizing] { sheet.parts.map { [$0.pan] } ?? [] }

  // MARK: Files

  static var properties: [PropertyDescription<SheetView>] {
    [
      PropertyDescription(
        "detents", range: "a list of \"medium\", \"large\" and objects with an \"identifier\" and a \"value\"",
        get: { .list($0.detentValues) }, set: { $0.setDetents($1) }),
      .flag("isCompactHeight", { $0.sheet.isCompactHeight }, { $0.sheet.isCompactHeight = $1 }),
      .identifier(
        "selectedDetentIdentifier", { $0.sheet.selectedDetentIdentifier }, { $0.sheet.selectedDetentIdentifier = $1 }),
      .identifier(
        "largestUndimmedDetentIdentifier", { $0.sheet.largestUndimmedDetentIdentifier },
        { $0.sheet.largestUndimmedDetentIdentifier = $1 }),
      .flag(
        "prefersScrollingExpandsWhenScrolledToEdge", { $0.sheet.prefersScrollingExpandsWhenScrolledToEdge },
        { $0.sheet.prefersScrollingExpandsWhenScrolledToEdge = $1 }),
      .flag("prefersGrabberVisible", { $0.sheet.prefersGrabberVisible }, { $0.sheet.prefersGrabberVisible = $1 }),
      .handOver({ $0.sheet.scrollHandOver }, { $0.sheet.scrollHandOver = $1 }),
      .handOverAnswers({ $0.sheet.handOverAnswers }, { $0.sheet.handOverAnswers = $1 }),
      .flag("isModalInPresentation", { $0.isModalInPresentation }, { $0.isModalInPresentation = $1 }),
      PropertyDescription(
        "shouldDismiss", range: "true, false, or a list of them", values: [.flag(true), .flag(false)],
        get: { .list($0.dismissalAnswers.map { .flag($0) }) },
        set: { view, value in
          view.dismissalAnswers = value.list.compactMap { $0.flag }
          return !value.list.isEmpty && view.dismissalAnswers.count == value.list.count
        }),
    ]
  }

  /// Sets the detents by the words of files; returns whether they are understood.
  private func setDetents(_ value: PropertyValue) -> Bool {
    var made: [SheetPresentationController.Detent] = []
    for item in value.list {
      guard let detent = Self.detent(item) else { return false }
      made.append(detent)
    }
    detentValues = value.list
    sheet.detents = made
    return true
  }

  /// Returns the detent of a word, or of an object: a list of its keys and values, of which an empty list stands for none.
  private static func detent(_ value: PropertyValue) -> SheetPresentationController.Detent? {
    if let word = value.text.map({ SheetPresentationController.Detent.Identifier($0) }) {
      return word == .medium ? .medium() : word == .large ? .large() : nil
    }
    var identifier: SheetPresentationController.Detent.Identifier?
    var height: PropertyValue?
    for member in value.list {
      guard member.list.count == 2, let key = member.list[0].text.map({ DiagnosticText($0) }) else { return nil }
      if key == "identifier" {
        identifier = member.list[1].text.map { SheetPresentationController.Detent.Identifier($0) }
      } else if key == "value" {
        height = member.list[1]
      } else {
        return nil
      }
    }
    guard let identifier, let height, height.number != nil || height.list.isEmpty else { return nil }
    return .custom(identifier: identifier) { _ in height.number }
  }
}

extension SheetView: SheetPresentationControllerDelegate {
  /// Returns the next of ``dismissalAnswers``.
  public func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    guard let answer = dismissalAnswers.first else { return true }
    if dismissalAnswers.count > 1 { dismissalAnswers.removeFirst() }
    return answer
  }
}

extension PropertyDescription where Object == SheetView {
  /// Returns a property that is the name of a detent, or an empty list for none.
  fileprivate static func identifier(
    _ name: String, _ get: @escaping (SheetView) -> SheetPresentationController.Detent.Identifier?,
    _ set: @escaping (SheetView, SheetPresentationController.Detent.Identifier?) -> Void
  ) -> PropertyDescription {
    PropertyDescription(
      name, range: "the identifier of a detent", get: { view in get(view).map { .text($0.rawValue) } ?? .list([]) },
      set: { view, value in
        guard value.text != nil || value.list.isEmpty else { return false }
        set(view, value.text.map { SheetPresentationController.Detent.Identifier($0) })
        return true
      })
  }
}
