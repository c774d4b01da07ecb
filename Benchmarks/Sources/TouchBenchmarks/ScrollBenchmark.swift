import TouchCounting
import TouchGestures
import TouchPlugins
import TouchScroll
import TouchScrollView
import TouchViews

/// Times the frames of a scroll view of many children: those of a drag, and those of its motion after the lift.
func measureScrolling(_ n: Int) {
  let registry = PluginRegistry(ScrollPlugin())
  let context = TouchContext(registry: registry)
  let root = BenchmarkRoot(frame: Rect(x: 0, y: 0, width: 400, height: 800), context: context)
  let dispatcher = TouchDispatcher(context: context, root: root)
  let scrollView = ScrollView(frame: root.bounds)
  scrollView.contentSize = Size(width: 400, height: 100_000)
  for row in 0..<n {
    scrollView.addSubview(View(frame: Rect(x: 0, y: Double(row) * 40, width: 400, height: 40)))
  }
  root.addSubview(scrollView)

  var start = 10.0
  var drags = 0.0
  var glides = 0.0
  var glideFrames = 0
  func scroll(isCounted: Bool = false) {
    scrollView.contentOffset = Point(x: 0, y: 20_000)
    var sample = TouchSample(id: TouchID(1), phase: .began, location: Point(x: 200, y: 700), timestamp: start)
    dispatcher.send([sample])
    sample.phase = .moved
    let dragStart = nanoseconds()
    if isCounted { countingBegins() }
    for frame in 1...60 {
      sample.location.y -= 10
      sample.timestamp = start + 0.008 * Double(frame)
      dispatcher.send([sample])
    }
    if isCounted { countingEnds(iterations: 60) }
    drags += nanoseconds() - dragStart
    sample.phase = .ended
    dispatcher.send([sample])
    let glideStart = nanoseconds()
    var frame = 0.0
    if isCounted { countingBegins() }
    while context.isAnimating, frame < 400 {
      frame += 1
      dispatcher.advance(to: start + 0.5 + 0.008 * frame)
    }
    if isCounted { countingEnds(iterations: Int(frame)) }
    glides += nanoseconds() - glideStart
    glideFrames += Int(frame)
    start += 30
    dispatcher.advance(to: start - 1)
  }
  var dragSamples: [Double] = []
  var glideSamples: [Double] = []
  if Effort.chosen.counts { for round in 0...2 { scroll(isCounted: round == 2) } }
  for _ in 0...Effort.chosen.samples where !Effort.chosen.counts {
    (drags, glides, glideFrames) = (0, 0, 0)
    var count = 0
    repeat {
      scroll()
      count += 1
    } while drags < Effort.chosen.nanoseconds / 2
    dragSamples.append(drags / Double(count * 60))
    glideSamples.append(glides / Double(max(1, glideFrames)))
  }
  precondition(scrollView.contentOffset.y > 20_100, "the scroll view did not scroll")
  report("touchstone", "scroll", "drag", n, Array(dragSamples.dropFirst()), [])
  report("touchstone", "scroll", "glide", n, Array(glideSamples.dropFirst()), [])
}
