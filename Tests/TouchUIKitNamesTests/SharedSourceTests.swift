import Testing
import TouchTestSupport
import TouchTesting
import TouchUIKitNames

@Suite struct SharedSourceTests {
  private let stage = Stage()
  private let swirl = SwirlRecognizer()

  init() {
    swirl.name = "swirl"
    stage.view.addGestureRecognizer(swirl)
  }

  private func turn() {
    stage.driver.down(at: CGPoint(x: 280, y: 200))
    for place in [CGPoint(x: 260, y: 260), CGPoint(x: 200, y: 280), CGPoint(x: 140, y: 260), CGPoint(x: 120, y: 200)] {
      stage.driver.move(to: place)
    }
    stage.driver.up()
  }

  @Test func `a recognizer in UIKit's names works`() {
    var states: [UIGestureRecognizer.State] = []
    swirl.addAction { states.append($0.state) }
    stage.driver.advance(to: 5)

    turn()

    #expect((states, swirl.began) == ([.began, .ended], 5))
  }

  @Test func `a delegate in UIKit's names is asked`() {
    let judge = Judge()
    swirl.delegate = judge

    turn()

    #expect(judge.asked == 1)
  }

  @Test func `a set of touches behaves as one`() {
    var numbers: Set<Int> = [1, 2]

    #expect(
      (
        numbers.insert(2).inserted, numbers.insert(3).inserted, numbers.remove(1), numbers.remove(9) == nil,
        numbers.union([3, 4]), numbers.subtracting([3])
      ) == (false, true, 1, true, [2, 3, 4], [2]))
    #expect(
      (
        numbers.intersection([3, 9]), numbers.symmetricDifference([3, 4]), numbers.isSubset(of: [1, 2, 3]),
        numbers.isSuperset(of: [2]), numbers.isDisjoint(with: [5])
      ) == ([3], [2, 4], true, true, true))
    numbers.formUnion([7])
    numbers.formIntersection([7, 2])
    numbers.subtract([2])

    #expect((numbers, Swift.Set([1, 1]).count) == ([7], 1))
  }

  @Test func `the functions of the C library are there`() {
    #expect(sqrt(4) == 2 && hypot(3, 4) == 5 && fabs(-1) == 1 && atan2(0, 1) == 0)
    #expect(
      (floor(1.5), ceil(1.5), round(1.4), pow(2, 10), pow(2, -1), pow(4, 0.5).distance(to: 2).magnitude < 1e-12) == (
        1, 2, 1, 1_024, 0.5, true
      ))
    #expect(sin(0) == 0 && cos(0) == 1 && tan(0) == 0 && atan(0) == 0 && exp(0) == 1 && log(1) == 0)
  }

  @Test func `an animation of no view is over at once (XL-4)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isOver = false

    UIView.animate(withDuration: 1) {
      view.transform = CGAffineTransform(scaleX: 2, y: 2)
    } completion: {
      isOver = $0
    }

    #expect(isOver && view.frame.width == 20)
  }

  @Test func `a spring of no view is over at once, and what is not animated is done (XL-4)`() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var isOver = false

    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      view.alpha = 0.5
    } completion: {
      isOver = $0
    }
    UIView.performWithoutAnimation { view.frame.origin.x = 5 }

    #expect(isOver && view.alpha == 0.5 && view.frame.minX == 5)
  }

  @Test func `views know the time as recognizers do (XT-1)`() {
    stage.driver.advance(to: 3)

    #expect(stage.view.CACurrentMediaTime() == 3)
  }
}
