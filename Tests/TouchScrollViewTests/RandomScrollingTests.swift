import Testing
import TouchScroll
import TouchScrollView
import TouchTestSupport
import TouchViews

/// Nested scroll views under random hands, wheels, code and clocks: whatever happens, all of it comes to rest.
@Suite struct RandomScrollingTests {
  @Test(arguments: 1...60)
  func `random input leaves offsets that are numbers, and nothing under way`(seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let outer = makeScrollView(
      "outer", content: (400, 3000), frame: Rect(x: 0, y: 0, width: 400, height: 800))
    let inner = makeScrollView("inner", content: (900, 2000))
    let page = Box("page", 0, 0, 900, 2000)
    inner.addSubview(page)
    outer.addSubview(inner)
    let delegate = Zooming()
    delegate.view = page
    inner.delegate = delegate
    inner.maximumZoomScale = 3
    inner.minimumZoomScale = 0.5
    let stage = ScrollStage(outer)
    let counter = CallCounter()
    outer.delegate = counter
    var down: [Int: (Double, Double)] = [:]
    var time = 0.0
    for _ in 0..<400 {
      time += random.number(in: 0...0.08)
      change(outer, inner, stage, &down, time, &random)
      #expect(
        [outer.contentOffset.isFinite, inner.contentOffset.isFinite, inner.zoomScale.isFinite, inner.zoomScale > 0] == [
          true, true, true, true,
        ])
    }
    stage.cancelAll(time + 0.1)
    stage.wheel(time + 0.2, 0, 0, at: (200, 300), .continuous, .ended)
    if inner.superview == nil { outer.addSubview(inner) }
    stage.settle()
    let early = stage.context.isAnimating
    for view in [outer, inner] {
      #expect(
        [view.isTracking, view.isDragging, view.isDecelerating, view.isZooming, view.isZoomBouncing] == [
          false, false, false, false, false,
        ])
    }
    #expect((early, counter.drags) == (false, 0))
  }

  private func change(
    _ outer: ScrollView, _ inner: ScrollView, _ stage: ScrollStage, _ down: inout [Int: (Double, Double)],
    _ time: Double,
    _ random: inout SplitMix64
  ) {
    switch random.below(24) {
    case 0...3:
      let id = random.below(3)
      guard down[id] == nil else { return }
      let place = (random.number(in: 0...400), random.number(in: 0...800))
      down[id] = place
      stage.began(time, place.0, place.1, id: id)
    case 4...14:
      guard let id = down.keys.sorted().randomly(&random), let place = down[id] else { return }
      let next = (place.0 + random.number(in: -60...60), place.1 + random.number(in: -60...60))
      down[id] = next
      stage.moved(time, next.0, next.1, id: id)
    case 15...16:
      guard let id = down.keys.sorted().randomly(&random), let place = down.removeValue(forKey: id) else {
        return
      }
      stage.ended(time, place.0, place.1, id: id)
    case 17: stage.show(time)
    case 18:
      stage.wheel(
        time, random.number(in: -80...80), random.number(in: -80...80), at: (200, 300),
        random.below(2) == 0 ? .discrete : .continuous, random.below(3) == 0 ? .ended : .moved)
    case 19: inner.contentSize = Size(width: random.number(in: 0...1200), height: random.number(in: 0...3000))
    case 20:
      inner.setContentOffset(
        Point(x: random.number(in: -50...600), y: random.number(in: -50...1700)), animated: random.below(2) == 0)
    case 21:
      inner.isPagingEnabled = random.below(2) == 0
      inner.bounces = random.below(4) != 0
      outer.isDirectionalLockEnabled = random.below(2) == 0
      inner.isScrollEnabled = random.below(5) != 0
    case 22: inner.setZoomScale(random.number(in: 0.3...4), animated: random.below(2) == 0)
    default:
      if inner.superview == nil {
        outer.addSubview(inner)
      } else if random.below(4) == 0 {
        inner.removeFromSuperview()
      }
    }
  }
}

/// Counts drags that began and did not end.
final class CallCounter: ScrollViewDelegate {
  var drags = 0
  func scrollViewWillBeginDragging(_ scrollView: ScrollView) { drags += 1 }
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) { drags -= 1 }
}

extension [Int] {
  func randomly(_ random: inout SplitMix64) -> Int? { isEmpty ? nil : self[random.below(count)] }
}
