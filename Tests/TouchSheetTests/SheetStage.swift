import Testing
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTestSupport
import TouchWindows

/// A window whose controller presents a sheet, of which it writes down what happens to it.
final class SheetStage: WindowStage {
  let home: Page
  let page: Page
  let sheet: SheetPresentationController
  let delegate = SheetDelegate()

  init(
    _ detents: [SheetPresentationController.Detent] = [.large()], set: (SheetPresentationController) -> Void = { _ in }
  ) {
    (home, page) = (Page(), Page())
    sheet = SheetPresentationController(presentedViewController: page, presenting: nil)
    super.init()
    page.presentationController = sheet
    sheet.detents = detents
    set(sheet)
    sheet.delegate = delegate
    delegate.stage = self
    page.stage = self
    window.rootViewController = home
    home.present(page)
    begin()
    checker?.onViolation = { Issue.record("NH-2: \($0)") }
  }

  /// Passes all records on to a counter, before they are checked.
  func follow(_ acts: HandOverActs) {
    acts.next = window.context.trace
    window.context.trace = acts
  }

  var view: View { page.view }
  var top: Double { sheet.currentTop }

  override func record(_ record: TraceRecord) {
    guard case .module(let module) = record, let entry = module as? SheetEntry else { return }
    switch entry.fact {
    case .drag: write("drag")
    case .settles(let identifier): write("settles " + (identifier?.rawValue ?? "gone"))
    case .rests(let top): write("rests \(top)")
    default: break
    }
  }

  func touch(_ time: Double, _ phase: TouchPhase, _ y: Double, x: Double = 200, id: Int = 1) {
    touch(time, phase, at: Point(x: x, y: y), id: id)
  }

  /// A drag up or down; returns when it is over.
  @discardableResult
  func drag(_ time: Double = 0, from: Double, to: Double, x: Double = 200, id: Int = 1, lifts: Bool = true) -> Double {
    drag(time, from: Point(x: x, y: from), to: Point(x: x, y: to), id: id, lifts: lifts)
  }

  /// A tap of 50 ms.
  func tap(_ time: Double, _ y: Double, x: Double = 200, id: Int = 1) {
    touch(time, .began, y, x: x, id: id)
    touch(time + 0.05, .ended, y, x: x, id: id)
  }

  /// A list that fills the sheet.
  func addList(inset: Double = 0) -> ScrollView {
    let list = ScrollView(frame: view.bounds)
    list.contentSize = Size(width: 400, height: 3000)
    list.contentInset.top = inset
    view.insertSubview(list, at: 0)
    list.contentOffset = Point(x: 0, y: -inset)
    return list
  }
}

/// A controller that writes down that it appears and disappears.
final class Page: ViewController {
  unowned var stage: SheetStage?

  override func viewWillAppear(_ animated: Bool) { stage?.write("will appear") }
  override func viewDidAppear(_ animated: Bool) { stage?.write("did appear") }
  override func viewWillDisappear(_ animated: Bool) { stage?.write("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { stage?.write("did disappear") }
}

/// A delegate that writes down what is called, and answers as the test says.
final class SheetDelegate: SheetPresentationControllerDelegate {
  unowned var stage: SheetStage?
  var allows = true

  func presentationControllerShouldDismiss(_ presentationController: PresentationController) -> Bool {
    stage?.write("should")
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) { stage?.write("will") }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) { stage?.write("did") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    stage?.write("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) {
    stage?.write("detent " + (sheetPresentationController.selectedDetentIdentifier?.rawValue ?? ""))
  }
}

extension SheetPresentationController.Detent {
  /// A detent of a height, named `m` unless it has another name.
  static func fixed(_ value: Double?, _ name: String = "m") -> SheetPresentationController.Detent {
    .custom(identifier: .init(name)) { _ in value }
  }
}
