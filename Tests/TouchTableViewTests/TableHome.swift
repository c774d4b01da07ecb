import TouchScrollView
import TouchSheet
import TouchTableView
import TouchTransitions
import TouchWindows

/// What a table stands in.
final class TableHome {
  enum Kind: Int, CaseIterable { case window, pager, sheet, navigation }

  let kind: Kind
  private(set) var pager: ScrollView?
  private(set) var sheet: SheetPresentationController?
  private(set) var navigation: NavigationController?
  private let page = ViewController()
  /// The table's own controller, on a stack.
  private let rows = ListController(style: .plain)
  private let detail = ViewController()
  /// Called when a transition deselects the rows (`nil`), and when it ends: taken back or not.
  var onFading: ((_ isTakenBack: Bool?, _ isDriven: Bool) -> Void)? {
    get { rows.onFading }
    set { rows.onFading = newValue }
  }

  init(_ kind: Kind) { self.kind = kind }

  /// Puts a table of the window's size there.
  func put(_ table: TableView, _ window: Window) {
    switch kind {
    case .window: window.addSubview(table)
    case .pager:
      let pager = ScrollView(frame: window.bounds)
      pager.isPagingEnabled = true
      pager.contentSize = Size(width: window.bounds.width * 3, height: window.bounds.height)
      pager.contentOffset.x = window.bounds.width
      table.frame.origin.x = window.bounds.width
      pager.addSubview(table)
      window.addSubview(pager)
      self.pager = pager
    case .sheet:
      let root = ViewController()
      window.rootViewController = root
      let sheet = page.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      page.isModalInPresentation = true
      page.view.frame = window.bounds
      page.view.addSubview(table)
      root.present(page)
      self.sheet = sheet
    case .navigation:
      let navigation = NavigationController()
      window.rootViewController = navigation
      rows.tableView = table
      navigation.setViewControllers([ViewController(), rows], animated: false)
      self.navigation = navigation
    }
  }

  /// Whether a detail covers the table that a finger can pull back.
  var isCovered: Bool { navigation?.topViewController === detail && navigation?.transitionCoordinator == nil }

  /// Does by code what a program does to what the table stands in: shows another page or detent, pushes a detail, or what was
  /// popped.
  func change(_ roll: (Int) -> Int) {
    pager?.setContentOffset(Point(x: Double(roll(3)) * 320, y: 0), animated: roll(2) == 0)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = roll(2) == 0 ? .medium : .large }
    guard let navigation else { return }
    if !navigation.viewControllers.contains(where: { $0 === rows }) {
      navigation.pushViewController(rows, animated: roll(2) == 0)
    } else if navigation.topViewController === rows, roll(3) > 0 {
      navigation.pushViewController(detail, animated: roll(2) == 0)
    } else {
      navigation.popViewController(animated: true)
    }
  }
}

/// A table's controller that reports what it does to the selection (TV-9).
private final class ListController: TableViewController {
  var onFading: ((_ isTakenBack: Bool?, _ isDriven: Bool) -> Void)?
  private var isFading = false
  private var isDriven = false

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    (isFading, isDriven) = (true, transitionShare != nil)
    onFading?(nil, isDriven)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    end(false)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    end(true)
  }

  private func end(_ isTakenBack: Bool) {
    if isFading { onFading?(isTakenBack, isDriven) }
    isFading = false
  }
}
