import Testing
import TouchTestSupport
import TouchTesting
import Touchstone

/// Every deed in every callback.
@Suite struct HostileMatrixTests {
  /// Something that nobody should do in a callback, and somebody does.
  private static let deeds: [(name: String, do: @Sendable (HostileStage) -> Void)] = [
    ("remove the list", { $0.list.removeFromSuperview() }),
    ("remove the editor", { $0.editor.removeFromSuperview() }),
    ("hide the window", { $0.window.isHidden = true }),
    ("leave the application", { $0.window.application = nil }),
    ("cancel all", { $0.application.cancelAllTouches(at: $0.application.context.now) }),
    ("touch", { $0.send(.began, 60, 60, id: 7) }),
    ("touch and lift", { for phase in [TouchPhase.began, .ended] { $0.send(phase, 300, 60, id: 8) } }),
    ("let time pass", { $0.frames(3) }),
    ("reload", { $0.list.reloadData() }),
    (
      "reload with nothing",
      {
        $0.itemCount = 0
        $0.list.reloadData()
      }
    ),
    ("scroll", { $0.list.setContentOffset(Point(x: 0, y: 700), animated: false) }),
    ("scroll slowly", { $0.list.setContentOffset(Point(x: 0, y: 300), animated: true) }),
    ("scroll to an item", { $0.list.scrollToItem(at: .init(item: 30), at: .top, animated: false) }),
    ("select", { $0.list.selectItem(at: .init(item: 3), scrollPosition: .top) }),
    ("lay out", { $0.window.layoutIfNeeded() }),
    ("make smaller", { $0.list.frame.size.height = 30 }),
    ("take the cells out", { for cell in $0.list.cells { cell.removeFromSuperview() } }),
    ("edit", { $0.list.isEditing.toggle() }),
    ("begin to refresh", { ($0.list.refreshControl as? RefreshControl)?.beginRefreshing() }),
    ("drop the refresh control", { $0.list.refreshControl = nil }),
    (
      "drop the delegates",
      {
        $0.list.dataSource = nil
        $0.list.prefetchDataSource = nil
        $0.list.collectionDelegate = nil
        for recognizer in $0.recognizers { recognizer.delegate = nil }
      }
    ),
    ("disable", { for recognizer in $0.recognizers { recognizer.isEnabled.toggle() } }),
    ("take the recognizers out", { for each in $0.recognizers { $0.editor.removeGestureRecognizer(each) } }),
    ("move the recognizers", { for each in $0.recognizers { $0.list.addGestureRecognizer(each) } }),
    ("require", { $0.recognizers[0].require(toFail: $0.recognizers[1]) }),
    ("ignore touches", { $0.application.beginIgnoringInteractionEvents() }),
    ("resign", { $0.editor.resignFirstResponder() }),
    ("hover", { $0.hover(300, 200) }),
    ("turn a wheel", { $0.scroll(40, at: 50) }),
    ("type", { $0.type(Key(.keyboardA, characters: "a", charactersIgnoringModifiers: "a")) }),
    ("stop scrolling", { $0.list.isScrollEnabled = false }),
  ]

  @Test func `a session without a deed calls everything`() {
    let stage = HostileStage()

    stage.play()

    #expect((HostileStage.Callback.allCases.filter { stage.counts[$0] == nil }, stage.findings) == ([], []))
  }

  @Test(arguments: HostileStage.Callback.allCases)
  func `no deed in a callback leaves anything behind, an eighth of the deeds by default`(
    callback: HostileStage.Callback
  ) throws {
    let place = try #require(HostileStage.Callback.allCases.firstIndex(of: callback))
    var sample = Sample(oneOf: 8, seed: UInt64(place))
    for (name, deed) in Self.deeds {
      for call in 1...2 where sample.takesNext() {
        weak var window: Window?
        weak var list: CollectionView?
        do {
          let stage = HostileStage(at: callback, call: call, deed)
          (window, list) = (stage.window, stage.list)
          stage.play()
          #expect(stage.isDone || call > 1)
          #expect(stage.findings == [], "\(name), call \(call)")
        }
        #expect(window == nil && list == nil, "\(name), call \(call)")
      }
    }
  }
}
