import TouchTesting
import Touchstone

/// A window of 400 × 800 points with hands that move sixty times per second, as the tools of the suites do.
final class Screen {
  static let frame = 1.0 / 60
  let window = Window(
    frame: Rect(x: 0, y: 0, width: 400, height: 800), context: TouchContext(registry: .standard))
  let driver: TouchDriver

  init(_ views: View...) {
    driver = TouchDriver(host: window)
    for view in views { window.addSubview(view) }
  }

  /// Waits until nothing is pending and nothing moves, at most ten seconds of frames.
  func rest() {
    driver.settle()
    for _ in 0..<600 where window.context.isAnimating { driver.advance(by: Self.frame) }
    driver.settle()
  }

  /// Each finger goes from point to point, a frame apart, and lifts a frame after the last one.
  func play(_ paths: [Point]...) {
    driver.play(
      paths.enumerated().map { index, path in
        path.dropFirst().reduce(Finger(index + 1).down(at: path[0])) { $0.move(to: $1, after: Self.frame) }
          .up(after: Self.frame)
      })
    rest()
  }
}

/// A delegate that names the view that zooms.
final class Zooming: ScrollViewDelegate {
  private let view: View
  init(_ view: View) { self.view = view }
  func viewForZooming(in scrollView: ScrollView) -> View? { view }
}
