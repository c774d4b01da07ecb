import Testing
import TouchScroll
import TouchSlider
import TouchTap
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// A finger that pulls the top controller back (IT-7 to IT-13).
@Suite struct PopGestureTests {
  @Test func `a swipe from the edge follows the finger after its slop`() {
    let stage = NavigationStage()
    stage.drag(to: 100, lifts: false)

    #expect(stage.take() == ["start pop interactive", "B willDisappear", "A willAppear"])
    #expect(stage.transition?.percentComplete == 0.2 && stage.pages[1].view.frame.minX == 80)
    #expect(stage.names == "A" && stage.pages[1].isMovingFromParent)
  }

  @Test func `a swipe that is taken back makes the calls of the way back`() {
    let stage = NavigationStage()
    stage.wait(stage.drag(to: 150) + 2)

    #expect(
      stage.take() == [
        "start pop interactive", "B willDisappear", "A willAppear", "cancel", "interactive false", "completed false",
        "A willDisappear", "A didDisappear", "B willAppear", "B didAppear",
      ])
    #expect(stage.names == "AB" && !stage.pages[1].isMovingFromParent && stage.pages[1].view.frame.minX == 0)
  }

  @Test func `a swipe beyond half of the width pops`() {
    let stage = NavigationStage()
    stage.wait(stage.drag(to: 230) + 2)

    #expect(stage.names == "A" && stage.take().suffix(2) == ["B didDisappear", "A didAppear"])
  }

  @Test func `exactly half of the width does not pop, a point more does`() {
    for (to, names) in [(220.0, "AB"), (221, "A")] {
      let stage = NavigationStage()
      stage.wait(stage.drag(to: to) + 2)

      #expect(stage.names == names, "to \(to)")
    }
  }

  @Test func `the other setting looks at the speed first`() {
    let half = TransitionSettings.PopCompletion.half

    #expect(half.finishes(way: 10, of: 400, velocity: 500) && !half.finishes(way: 300, of: 400, velocity: -500))
    #expect(half.finishes(way: 201, of: 400, velocity: 499) && !half.finishes(way: 200, of: 400, velocity: 499))
  }

  @Test func `a swipe that the system cancels goes back`() {
    let stage = NavigationStage()
    let time = stage.drag(to: 390, lifts: false)
    stage.window.cancelAllTouches(at: time)
    stage.wait(time + 2)

    #expect(stage.names == "AB" && stage.law.faultsAtRest().isEmpty)
  }

  @Test func `one that is switched off in a will-call goes back, and nothing stays half done`() {
    let stage = NavigationStage()
    stage.onLine = { [unowned stage] line in if line == "A willAppear" { stage.edge?.isEnabled = false } }
    stage.wait(stage.drag(to: 300) + 2)

    #expect(stage.names == "AB" && stage.transition == nil && stage.law.faultsAtRest().isEmpty)
    stage.edge?.isEnabled = true
    stage.onLine = nil
    stage.wait(stage.drag(stage.now + 1, to: 300) + 2)
    #expect(stage.names == "A")
  }

  @Test(arguments: ["oneController", "hiddenBar", "hiddenBackButton", "leftItem"])
  func `a swipe is refused`(_ reason: String) {
    let stage = NavigationStage(reason == "oneController" ? 1 : 2)
    let item = stage.navigation.topViewController?.navigationItem
    if reason == "hiddenBar" { stage.navigation.isNavigationBarHidden = true }
    if reason == "hiddenBackButton" { item?.hidesBackButton = true }
    if reason == "leftItem" { item?.leftBarButtonItem = BarButtonItem(title: "Menu") }
    stage.drag(to: 300)

    #expect(stage.take() == ["refuses \(reason)"])
  }

  @Test func `a left item that supplements the back button refuses nothing`() {
    let stage = NavigationStage()
    stage.pages[1].navigationItem.leftBarButtonItem = BarButtonItem()
    stage.pages[1].navigationItem.leftItemsSupplementBackButton = true
    stage.drag(to: 100, lifts: false)

    #expect(stage.take().first == "start pop interactive")
  }

  @Test func `another delegate at the root begins a gesture that pops nothing, and freezes nothing`() {
    final class Yes: GestureRecognizerDelegate {}
    let (stage, yes) = (NavigationStage(1), Yes())
    stage.edge?.delegate = yes
    stage.wait(stage.drag(to: 300) + 1)
    #expect(stage.take() == ["reports nothingToPop"])
    stage.navigation.pushViewController(stage.pages[1], animated: false)

    #expect(stage.names == "AB" && stage.transition == nil)
  }

  @Test func `from right to left the swipe comes from the right edge`() {
    let stage = NavigationStage()
    stage.context.settings.userInterfaceLayoutDirection = .rightToLeft
    stage.drag(from: 395, to: 200, lifts: false)

    #expect(stage.pages[1].view.frame.minX == -180)
  }

  @Test func `a second finger is ignored while one drives`() {
    let stage = NavigationStage()
    let time = stage.drag(to: 100, lifts: false)
    stage.drag(time + 0.1, from: 5, to: 300, id: 2)

    #expect(stage.transition?.percentComplete == 0.2)
  }

  @Test func `touches on both views reach nothing during a transition`() {
    final class Counter: View {
      var count = 0
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { count += 1 }
    }
    let (stage, counter) = (NavigationStage(), Counter(frame: Rect(x: 0, y: 0, width: 400, height: 800)))
    var taps = 0
    let tap = TapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    counter.addGestureRecognizer(tap)
    stage.pages[0].view.addSubview(counter)
    stage.navigation.popViewController(animated: true)
    stage.touch(0.1, .began, 200)
    stage.touch(0.12, .ended, 200)
    #expect(counter.count == 0 && taps == 0)
    stage.wait(2)
    stage.touch(2, .began, 200)
    stage.touch(2.1, .ended, 200)

    #expect(counter.count == 1 && taps == 1)
  }

  @Test func `a touch that was down is cancelled when a transition starts`() {
    final class Held: View {
      var calls: [String] = []
      override func touchesBegan(_ touches: [Touch], with event: TouchEvent?) { calls.append("began") }
      override func touchesCancelled(_ touches: [Touch], with event: TouchEvent?) { calls.append("cancelled") }
    }
    let (stage, held) = (NavigationStage(), Held(frame: Rect(x: 0, y: 0, width: 400, height: 800)))
    stage.pages[1].view.addSubview(held)
    stage.touch(0, .began, 200)
    stage.navigation.popViewController(animated: true)

    #expect(held.calls == ["began", "cancelled"])
  }

  @Test func `the animated part is left alone, and taken over with the profile that interrupts`() {
    for (profile, lines) in [(BehaviourProfile.iOS18, ["refuses transitionRuns"]), (.iOS26, ["interactive true"])] {
      let stage = NavigationStage(profile: profile)
      stage.navigation.popViewController(animated: true)
      stage.wait(0.1)
      _ = stage.take()
      let shown = stage.navigation.upperViewPosition
      stage.drag(0.1, to: 40, lifts: false)

      #expect(stage.take() == lines)
      if profile == .iOS26 { #expect(stage.navigation.upperViewPosition > shown) }
    }
  }

  @Test func `a swipe in the content pops with its profile alone`() {
    for (profile, names) in [(BehaviourProfile.iOS18, "AB"), (.iOS26, "A")] {
      let stage = NavigationStage(profile: profile)
      stage.wait(stage.drag(from: 100, to: 350) + 2)

      #expect(stage.names == names)
    }
  }

  @Test func `a pager away from its edge keeps the content swipe, one at its edge bounces unless the setting says so`()
  {
    for (offset, atEdge, begins) in [(400.0, false, false), (0, false, false), (0, true, true), (400, true, false)] {
      let stage = NavigationStage(profile: .iOS26)
      stage.context.transitionSettings.contentPopAtLeadingEdge = atEdge
      let pager = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
      pager.contentSize = Size(width: 1200, height: 800)
      pager.isPagingEnabled = true
      pager.contentOffset = Point(x: offset, y: 0)
      stage.pages[1].view.addSubview(pager)
      stage.drag(from: 100, to: 300, lifts: false)

      #expect(stage.take().contains("start pop interactive") == begins, "at \(offset), \(atEdge)")
    }
  }

  @Test func `a sideways list at the edge wins, and require turns it round`() {
    for requires in [false, true] {
      let stage = NavigationStage()
      let list = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 800))
      list.contentSize = Size(width: 1200, height: 800)
      list.contentOffset = Point(x: 400, y: 0)
      stage.pages[1].view.addSubview(list)
      if requires, let edge = stage.edge { list.panGestureRecognizer.require(toFail: edge) }
      stage.drag(to: 200, lifts: false)

      #expect(stage.take().contains("start pop interactive") == requires)
    }
  }

  @Test func `a slider keeps its drag`() {
    let stage = NavigationStage(profile: .iOS26)
    let slider = Slider(frame: Rect(x: 20, y: 380, width: 360, height: 40))
    slider.value = 0.5
    stage.pages[1].view.addSubview(slider)
    stage.drag(from: 200, to: 300, lifts: false)

    #expect(stage.take().isEmpty && slider.value > 0.5)
  }
}
