import Testing
import TouchTestSupport
import TouchTransitions
import TouchWindows

/// Pushes and pops by code (IT-1, IT-2, IT-6).
@Suite struct StackTests {
  @Test func `a push by code goes by the spring, and its calls come at both ends`() {
    let stage = NavigationStage(1)
    stage.navigation.pushViewController(stage.pages[1], animated: true)

    #expect(stage.take() == ["start push", "A willDisappear", "B willAppear"])
    #expect(stage.navigation.upperViewPosition == 400)
    stage.wait(2)
    #expect(stage.take() == ["completed true", "A didDisappear", "B didAppear"])
    #expect(stage.pages[1].view.frame == stage.navigation.view.bounds && stage.pages[0].view.superview == nil)
  }

  @Test func `a push without animation is over when it returns`() {
    let stage = NavigationStage(1)
    stage.navigation.pushViewController(stage.pages[1], animated: false)

    #expect(
      stage.take() == [
        "start push", "A willDisappear", "B willAppear", "completed true", "A didDisappear", "B didAppear",
      ])
  }

  @Test func `a pop returns what leaves, and lets it go at the end`() {
    let stage = NavigationStage(3)

    #expect(stage.navigation.popToRootViewController(animated: true)?.count == 2)
    #expect(stage.names == "A" && stage.pages[2].isMovingFromParent && stage.pages[2].parent === stage.navigation)
    stage.wait(2)
    #expect(stage.pages[1].parent == nil && stage.pages[2].parent == nil && !stage.pages[2].isMovingFromParent)
  }

  @Test func `a pop to a controller in the middle shows it`() {
    let stage = NavigationStage(4)
    stage.navigation.popToViewController(stage.pages[1], animated: false)

    #expect(stage.names == "AB" && stage.navigation.visibleViewController === stage.pages[1])
  }

  @Test func `the last controller is not popped`() {
    let stage = NavigationStage(1)

    #expect(stage.navigation.popViewController(animated: true) == nil && stage.take().isEmpty)
  }

  @Test func `a new stack pops when its top was below, and else pushes`() {
    let stage = NavigationStage(2)
    stage.navigation.setViewControllers([stage.pages[0]], animated: true)
    #expect(stage.take().first == "start pop")
    stage.wait(2)
    stage.navigation.setViewControllers([stage.pages[1], stage.pages[2]], animated: true)

    #expect(stage.take().contains("start push") && stage.names == "BC")
  }

  @Test func `a push during a transition is refused and reported`() {
    let stage = NavigationStage(2)
    stage.navigation.popViewController(animated: true)
    stage.navigation.pushViewController(stage.pages[2], animated: true)

    #expect(stage.take().last == "reports transitionRunning" && stage.names == "A" && stage.reports.count == 1)
  }

  @Test func `a push in the first will-call is refused, one in the last did-call starts`() {
    let stage = NavigationStage(2)
    stage.onLine = { [unowned stage] line in
      if line == "B willDisappear" || line == "A didAppear" {
        stage.navigation.pushViewController(stage.pages[2], animated: false)
      }
    }
    stage.navigation.popViewController(animated: false)

    #expect(stage.names == "AC")
    #expect(stage.take().filter { $0 == "reports transitionRunning" }.count == 1)
    #expect(stage.law.faultsAtRest().isEmpty)
  }

  @Test func `a controller that is on the stack is not pushed again`() {
    let stage = NavigationStage(2)
    stage.navigation.pushViewController(stage.pages[0], animated: false)

    #expect(stage.names == "AB" && stage.take() == ["reports alreadyOnTheStack"])
  }

  @Test func `a controller that is named twice counts once`() {
    let stage = NavigationStage(1)
    stage.navigation.setViewControllers([stage.pages[0], stage.pages[1], stage.pages[1]], animated: false)

    #expect(stage.names == "AB" && stage.reports.count == 1)
  }

  @Test func `the delegate is called before the will-calls and after the did-calls`() {
    let stage = NavigationStage(1)
    stage.delegate.writesShows = true
    stage.navigation.pushViewController(stage.pages[1], animated: false)

    #expect(
      stage.take() == [
        "start push", "willShow B", "A willDisappear", "B willAppear", "completed true", "A didDisappear",
        "B didAppear",
        "didShow B",
      ])
  }

  @Test func `a stack in no window changes at once`() {
    let (first, second) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: true)

    #expect(navigation.topViewController === second && navigation.transitionCoordinator == nil)
    #expect(second.navigationController === navigation)
  }

  @Test func `a stack is let go of with its window`() {
    weak var gone: NavigationController?
    do {
      let stage = NavigationStage(2)
      gone = stage.navigation
      stage.drag(to: 100, lifts: false)
      stage.window.cancelAllTouches(at: stage.now)
      stage.context.trace = nil
    }
    #expect(gone == nil)
  }

  @Test func `the navigation controller's view leaves during a transition, which is over then`() {
    let stage = NavigationStage(2)
    stage.navigation.popViewController(animated: true)
    stage.wait(0.1)
    stage.window.rootViewController = ViewController()
    stage.wait(1)

    #expect(stage.transition == nil && stage.names == "A" && stage.law.faultsAtRest().isEmpty)
  }
}
