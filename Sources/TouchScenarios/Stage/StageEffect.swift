import TouchControls
import TouchGestures
import TouchPlugins
import TouchWindows

/// Does to a view what a file says of a recognizer's values, in the recognizer's actions.
final class StageEffect {
  let effect: ScenarioEffect
  @OwnerReference private var stage: ScenarioStage
  /// Whether the recognizer is under way.
  private(set) var isUnderWay = false
  /// The view in the view that is lifted.
  private(set) var lifted: View?
  private var isStopped = false
  /// What the values were at the last action.
  private var translation = Point.zero
  private var scale = 1.0
  private var rotation = 0.0
  /// How far below the middle of what it lifted the finger is.
  private var grip = 0.0
  /// The middles of the places among which a lifted view chooses.
  private var slots: [Double] = []
  private var token: DeadlineToken?

  /// How long a refresh takes, in seconds.
  static var refreshTime: Double { 1.2 }
  /// How large a discrete recognizer makes a view.
  static var zoomScale: Double { 1.25 }
  /// How small and how large fingers can make a view.
  static var scales: ClosedRange<Double> { 0.3...6 }

  init(_ effect: ScenarioEffect, stage: ScenarioStage) {
    self.effect = effect
    _stage = OwnerReference(wrappedValue: stage)
  }

  /// Does nothing more, since the stage goes.
  func stop() {
    isStopped = true
    token?.invalidate()
  }

  func connect() {
    if let recognizer = stage.gestures[effect.driver] {
      recognizer.addAction { [self] in act($0) }
    } else if let control = stage.views[effect.driver] as? Control {
      control.addAction(for: .valueChanged) { [self] _ in refresh() }
    }
  }

  private func refresh() {
    guard !isStopped else { return }
    token = stage.context.schedule(after: Self.refreshTime) { [self] in
      if !isStopped { stage.views[effect.view]?.asRefreshControl?.endRefreshing() }
    }
  }

  private func act(_ recognizer: GestureRecognizer) {
    guard !isStopped, let view = stage.views[effect.view] else { return }
    guard recognizer.traits.isContinuous else {
      if effect.kind == .slide { StageSlide(effect, stage).go(view, to: effect.stop) }
      if effect.kind == .scale { zoom(view) }
      return
    }
    if !isUnderWay { begin(recognizer, view) }
    switch effect.kind {
    case .move: view.center = view.center + step(of: recognizer, in: view)
    case .scale: resize(view, recognizer)
    case .turn: turn(view, recognizer)
    case .lift: follow(recognizer, in: view)
    case .slide: StageSlide(effect, stage).follow(view, by: step(of: recognizer, in: view))
    case .draw, .refresh: break
    }
    if recognizer.state.isFinal { end(recognizer, view) }
  }

  private func begin(_ recognizer: GestureRecognizer, _ view: View) {
    isUnderWay = true
    (translation, scale, rotation) = (.zero, 1, 0)
    if effect.kind == .lift { lift(recognizer, in: view) }
  }

  private func end(_ recognizer: GestureRecognizer, _ view: View) {
    isUnderWay = false
    if effect.kind == .slide {
      let velocity = vector("velocity", of: recognizer, in: view)
      StageSlide(effect, stage).go(view, to: StageSlide(effect, stage).nearest(view, velocity: velocity))
    }
    lifted = nil
  }

  // MARK: Values

  /// The numbers of a value that the recognizer's kind describes.
  private func numbers(_ name: String, of recognizer: GestureRecognizer) -> [Double] {
    let kind = stage.gestureKinds[effect.driver]
    let all = (kind?.values(recognizer) ?? []) + (kind?.velocities(recognizer) ?? [])
    return all.first { $0.name.isSame(as: name) }?.numbers ?? []
  }

  /// A distance or velocity, in the coordinates in which a view is placed.
  private func vector(_ name: String, of recognizer: GestureRecognizer, in view: View) -> Point {
    let numbers = numbers(name, of: recognizer)
    guard numbers.count == 2, let parent = view.superview else { return .zero }
    let from = recognizer.node as? View
    return parent.convert(Point(x: numbers[0], y: numbers[1]), from: from) - parent.convert(.zero, from: from)
  }

  /// How far the fingers went since the last action.
  private func step(of recognizer: GestureRecognizer, in view: View) -> Point {
    let before = translation
    translation = vector("translation", of: recognizer, in: view)
    return translation - before
  }

  // MARK: Scale and rotation

  private func resize(_ view: View, _ recognizer: GestureRecognizer) {
    guard let now = numbers("scale", of: recognizer).first, now > 0 else { return }
    let transform = view.transform
    let size = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    let factor = min(max(size * now / scale, Self.scales.lowerBound), Self.scales.upperBound) / max(size, 0.01)
    scale = now
    change(view, about: recognizer, by: AffineTransform(scaleX: factor, y: factor))
  }

  /// Makes a view larger, or as large as it was.
  private func zoom(_ view: View) {
    view.transform = view.transform.isIdentity ? AffineTransform(scaleX: Self.zoomScale, y: Self.zoomScale) : .identity
  }

  private func turn(_ view: View, _ recognizer: GestureRecognizer) {
    guard let now = numbers("rotation", of: recognizer).first else { return }
    let angle = now - rotation
    rotation = now
    change(view, about: recognizer, by: AffineTransform(rotationAngle: angle))
  }

  /// Changes a view so that what is between the fingers stays between them.
  private func change(_ view: View, about recognizer: GestureRecognizer, by change: AffineTransform) {
    let middle = recognizer.location(in: view.superview)
    view.transform = view.transform.concatenating(change)
    view.center = middle + (view.center - middle).applying(change)
  }

  // MARK: Lifting

  /// The views of the file in a view, which one of them can be lifted among.
  private func rows(of view: View) -> [View] { view.subviews.filter { !$0.isHidden && stage.knownID(of: $0) != nil } }

  private func lift(_ recognizer: GestureRecognizer, in view: View) {
    let place = recognizer.location(in: view)
    guard let row = rows(of: view).last(where: { $0.frame.contains(place) }) else { return }
    lifted = row
    grip = place.y - row.center.y
    slots = rows(of: view).filter { $0.bounds.height == row.bounds.height }.map { $0.center.y }.sorted()
  }

  private func follow(_ recognizer: GestureRecognizer, in view: View) {
    guard let row = lifted else { return }
    row.center = Point(x: row.center.x, y: recognizer.location(in: view).y - grip)
    arrange(rows(of: view), around: row, isOver: recognizer.state.isFinal)
  }

  /// Lets the other rows make room for one, which takes its place in the end.
  private func arrange(_ rows: [View], around row: View, isOver: Bool) {
    let distances = slots.map { abs($0 - row.center.y) }
    guard let least = distances.min(), let place = distances.firstIndex(of: least) else { return }
    let others = rows.filter { $0 !== row && $0.bounds.height == row.bounds.height }
      .sorted { $0.center.y < $1.center.y }
    let free = slots.enumerated().filter { $0.offset != place }.map { $0.element }
    for (other, slot) in zip(others, free) { other.center = Point(x: other.center.x, y: slot) }
    if isOver { row.center = Point(x: row.center.x, y: slots[place]) }
  }
}
