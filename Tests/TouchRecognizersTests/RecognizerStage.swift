import TouchGestures
import TouchTestSupport
import TouchTesting
import TouchViews

/// How the view of a stage lies in its window.
enum Parent: CaseIterable {
  /// Neither rotated nor scaled.
  case plain
  /// In a parent that is rotated by 30 degrees and twice as large.
  case turned

  /// How many window points one point of the view is long.
  var scale: Double { self == .plain ? 1 : 2 }
  /// The rotation of the view, in radians, clockwise.
  var angle: Double { self == .plain ? 0 : .pi / 6 }
}

/// A window of 400 by 400 points, a view that fills it unless it gets another frame, and what one recognizer of it did.
final class RecognizerStage<Recognizer: GestureRecognizer> {
  let recognizer: Recognizer
  let view: View
  /// The states in which the actions found the recognizer.
  private(set) var actions: [GestureState] = []
  private let stage: Stage
  private let parent: Parent
  private var places: [(id: TouchID, place: Point)] = []

  init(
    _ recognizer: Recognizer, in parent: Parent = .plain, settings: TouchSettings = TouchSettings(),
    frame: Rect = Rect(x: 0, y: 0, width: 400, height: 400)
  ) {
    self.recognizer = recognizer
    self.parent = parent
    view = View(frame: frame)
    let middle = View(frame: Rect(x: 0, y: 0, width: 400, height: 400))
    stage = Stage(middle, kinds: .states)
    stage.context.settings = settings
    if parent == .turned {
      middle.transform = AffineTransform(scaleX: parent.scale, y: parent.scale).rotated(by: parent.angle)
    }
    middle.addSubview(view)
    view.addGestureRecognizer(recognizer)
    recognizer.addAction { [unowned self] in actions.append($0.state) }
  }

  var root: View { stage.root }
  var driver: TouchDriver { stage.driver }
  var dispatcher: TouchDispatcher { stage.driver.host as! TouchDispatcher }
  /// The changes of the recognizer's state so far.
  var states: String { stage.trace.text }

  /// The point so many window points from the window's center, along the directions of the view's axes.
  func at(_ x: Double, _ y: Double) -> Point { at(x, y, times: 1) }

  /// The point so many points of the view from the window's center.
  func viewPoint(_ x: Double, _ y: Double) -> Point { at(x, y, times: parent.scale) }

  private func at(_ x: Double, _ y: Double, times scale: Double) -> Point {
    let cosine = Mathematics.cos(parent.angle)
    let sine = Mathematics.sin(parent.angle)
    return Point(x: 200 + scale * (x * cosine - y * sine), y: 200 + scale * (x * sine + y * cosine))
  }

  /// Plays what fingers do.
  func play(_ fingers: Finger...) {
    driver.play(fingers)
    for sample in fingers.compactMap({ $0.samples.last }) {
      places.removeAll { $0.id == sample.id }
      places.append((sample.id, sample.location))
    }
  }

  /// Lifts a finger that was played, where it is, a frame later.
  func lift(_ number: Int) {
    guard let place = places.first(where: { $0.id == TouchID(number) }) else { return }
    driver.send(
      TouchSample(id: place.id, phase: .ended, location: place.place, timestamp: driver.now + Finger.frame))
  }

  /// How many times an action found the recognizer in a state.
  func count(_ state: GestureState) -> Int { actions.filter { $0 == state }.count }
}

/// Whether two points are the same but for rounding.
func isClose(_ first: Point, _ second: Point) -> Bool { first.distance(to: second) < 1e-6 }

/// Whether two numbers are the same but for rounding.
func isClose(_ first: Double, _ second: Double) -> Bool { abs(first - second) < 1e-6 }
