import Testing
import TouchScroll
import TouchScrollView
import TouchViews

@Suite struct RateOfProfileTests {
  /// Flings a list, and returns where it comes to rest.
  private func rest(_ rate: DecelerationRate, _ profile: BehaviourProfile) -> Double {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = Size(width: 300, height: 20_000)
    scroll.decelerationRate = rate
    let stage = ScrollStage(scroll)
    // After the scroll view knows its rate and its window.
    stage.context.settings.profile = profile
    stage.drag(0, from: (100, 350), to: (100, 100), over: 0.2)
    stage.settle()
    return scroll.contentOffset.y
  }

  @Test func `a rate below 0.994 is the fast one in iOS 26, also of a view that was there before (VN-11)`() {
    let own = DecelerationRate(rawValue: 0.9)

    #expect(rest(own, .iOS26) == rest(.fast, .iOS18) && rest(own, .iOS18) < rest(.fast, .iOS18))
  }
}
