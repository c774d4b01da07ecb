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
      page.view.frame = window.bounds
      page.view.addSubview(table)
      navigation.setViewControllers([ViewController(), page], animated: false)
      self.navigation = navigation
    }
  }

  /// Does by code what a program does to what the table stands in: shows another page or detent, or pushes what was popped.
  func change(_ roll: (Int) -> Int) {
    pager?.setContentOffset(Point(x: Double(roll(3)) * 320, y: 0), animated: roll(2) == 0)
    sheet?.animateChanges { sheet?.selectedDetentIdentifier = roll(2) == 0 ? .medium : .large }
    guard let navigation else { return }
    if navigation.topViewController !== page {
      navigation.pushViewController(page, animated: roll(2) == 0)
    } else {
      navigation.popViewController(animated: true)
    }
  }
}
