import Testing
import TouchTableView
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// What a transition back to a table does to its selection (TV-9).
@Suite struct SelectionTransitionTests {
  private final class Songs: TableViewController {
    var count = 5

    override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }
  }

  /// A stack whose root is a table with its second row selected, beneath another controller.
  private func made(insideAnother: Bool = false) -> (NavigationStage, Songs) {
    let (stage, songs) = (NavigationStage(0), Songs(style: .plain))
    var root: ViewController = songs
    if insideAnother {
      root = ViewController()
      root.addChild(songs)
      root.view.addSubview(songs.view)
      songs.didMove(toParent: root)
    }
    stage.navigation.setViewControllers([root], animated: false)
    songs.view.frame = stage.window.bounds
    stage.window.layoutIfNeeded()
    songs.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    stage.navigation.pushViewController(stage.pages[0], animated: false)
    return (stage, songs)
  }

  /// Lets the finger rest at 100 points and lift, which takes the pop back.
  private func takeBack(_ stage: NavigationStage, _ time: Double) {
    for (step, x) in [100.4, 100.2, 100].enumerated() { stage.touch(time + 0.125 * Double(step + 1), .moved, x) }
    stage.touch(time + 0.4, .ended, 100)
    stage.wait(time + 2.4)
    #expect(stage.names == "?A")
  }

  private func share(of songs: Songs) -> Double? {
    songs.tableView.cellForRow(at: IndexPath(row: 1, section: 0))?.selectionShare
  }

  @Test(arguments: [false, true])
  func `a row looks deselected in proportion to a pop under a finger (TV-9)`(_ isInsideAnother: Bool) {
    let (stage, songs) = made(insideAnother: isInsideAnother)
    let time = stage.drag(to: 220, lifts: false)
    #expect(songs.tableView.indexPathForSelectedRow == nil && share(of: songs) == 0.5)
    stage.touch(time + 0.016, .moved, 320)
    #expect(share(of: songs) == 0.25)
    stage.touch(time + 0.03, .ended, 320)
    stage.wait(stage.now + 0.05)
    let resting = share(of: songs) ?? 1
    #expect(resting > 0 && resting < 0.25)
    stage.wait(stage.now + 2)

    #expect(share(of: songs) == 0 && songs.tableView.indexPathForSelectedRow == nil)
  }

  @Test func `a pop that is taken back selects the row again (TV-9, IT-6)`() {
    let (stage, songs) = made()
    stage.wait(stage.drag(to: 100) + 2)

    #expect(stage.names == "?A" && songs.tableView.indexPathForSelectedRow?.row == 1 && share(of: songs) == 1)
  }

  @Test func `the row that was selected is selected again where a change has moved it (TV-9)`() {
    let (stage, songs) = made()
    let time = stage.drag(to: 100, lifts: false)
    stage.window.layoutIfNeeded()
    songs.count -= 1
    songs.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    takeBack(stage, time)

    #expect(songs.tableView.indexPathsForSelectedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `a row that code selected in a pop stays the only one when it is taken back (TV-9)`() {
    let (stage, songs) = made()
    let time = stage.drag(to: 100, lifts: false)
    songs.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
    takeBack(stage, time)

    #expect(songs.tableView.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
  }

  @Test func `a pop by code deselects at once, silently (TV-9)`() {
    let (stage, songs) = made()
    stage.navigation.popViewController(animated: true)
    #expect(songs.tableView.indexPathForSelectedRow == nil && share(of: songs) == 0)
    stage.wait(2)

    #expect(songs.tableView.indexPathForSelectedRow == nil && stage.names == "?")
  }

  @Test func `a pop that an animator's driver lets go back selects again`() {
    let (stage, songs) = made()
    let driver = PercentDrivenInteractiveTransition()
    (stage.delegate.animator, stage.delegate.driver) = (PlainAnimator(), driver)
    stage.navigation.popViewController(animated: true)
    driver.update(0.75)
    #expect(share(of: songs) == 0.25)
    driver.cancel()
    stage.wait(2)

    #expect(songs.tableView.indexPathForSelectedRow?.row == 1 && share(of: songs) == 1)
  }
}
