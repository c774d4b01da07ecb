import TouchControls
import TouchGestures
import TouchPlugins
import TouchWindows

/// Applies a recognizer's values to a view each time the recognizer sends its action, as the scenario file specifies.
final class StageEffect {
  let effect: ScenarioEffect
  @OwnerReference private var stage: ScenarioStage
  /// The view that is changed, until the stage is released.
  private var view: View?
  private let kind: RecognizerDescription?
  /// The property that the view follows; `nil` where the kind of recognizer has none, and the value is in its log alone.
  private let followed: PropertyDescription<any GestureRecognizing>?
  /// Whether the recognizer has begun and has not ended.
  private(set) var isActive = false
  /// The subview that is currently lifted.
  private(set) var lifted: View?
  /// The recognizer's values at the previous action.
  private var translation = Point.zero
  private var scale = 1.0
  private var rotation = 0.0
  /// The distance of the finger below the center of the lifted view, in points.
  private var grip = 0.0
  /// The vertical centers of the positions at which the lifted view can be dropped, in points.
  private var slots: [Double] = []
  private var token: DeadlineToken?

  /// The scale that a discrete recognizer gives a view.
  static var zoomScale: Double { 1.25 }
  /// The smallest and the largest scale that fingers can give a view.
  static var scales: ClosedRange<Double> { 0.3...6 }

  init(_ effect: ScenarioEffect, stage: ScenarioStage) {
    self.effect = effect
    _stage = OwnerReference(wrappedValue: stage)
    view = stage.views[effect.view]
    let kind = stage.gestureKinds[effect.driver]
    self.kind = kind
    followed = effect.kind.followedValue.flatMap { name in kind?.properties.first { $0.name.isSame(as: name) } }
  }

  /// Stops the effect, because the stage is about to be released.
  func stop() {
    view = nil
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
    guard view != nil else { return }
    token = stage.context.schedule(after: ScenarioEffect.refreshTime) { [self] in
      view?.asRefreshControl?.endRefreshing()
    }
  }

  private func act(_ recognizer: GestureRecognizer) {
    guard let view else { return }
    guard isActive || recognizer.traits.isContinuous else {
      if effect.kind == .slide { StageSlide(effect, stage).go(view, to: effect.stop) }
      if effect.kind == .scale { zoom(view) }
      return
    }
    if !isActive { begin(recognizer, view) }
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
    isActive = true
    (translation, scale, rotation) = (.zero, 1, 0)
    if effect.kind == .lift { lift(recognizer, in: view) }
  }

  private func end(_ recognizer: GestureRecognizer, _ view: View) {
    isActive = false
    if effect.kind == .slide {
      let velocity = vector(point("velocity", of: recognizer), of: recognizer, in: view)
      StageSlide(effect, stage).go(view, to: StageSlide(effect, stage).nearest(view, velocity: velocity))
    }
    lifted = nil
  }

  // MARK: Values

  /// Returns the components of a value that the description of the recognizer's kind names.
  private func numbers(_ name: String, of recognizer: GestureRecognizer) -> [Double] {
    guard let kind else { return [] }
    for value in kind.values(recognizer) where value.name.isSame(as: name) { return value.numbers }
    for value in kind.velocities(recognizer) where value.name.isSame(as: name) { return value.numbers }
    return []
  }

  private func point(_ name: String, of recognizer: GestureRecognizer) -> Point? {
    let numbers = numbers(name, of: recognizer)
    return numbers.count == 2 ? Point(x: numbers[0], y: numbers[1]) : nil
  }

  /// Returns the scale or rotation that the view follows.
  private func number(_ name: String, of recognizer: GestureRecognizer) -> Double? {
    followed?.get(recognizer).number ?? numbers(name, of: recognizer).first
  }

  /// Returns a translation or velocity, in the coordinates of a view's superview.
  private func vector(_ vector: Point?, of recognizer: GestureRecognizer, in view: View) -> Point {
    guard let vector, let parent = view.superview else { return .zero }
    return parent.localVector(recognizer.node?.screenVector(vector) ?? vector)
  }

  /// Returns how far the fingers have moved since the previous action.
  private func step(of recognizer: GestureRecognizer, in view: View) -> Point {
    let before = translation
    let now = followed?.get(recognizer).point ?? point("translation", of: recognizer)
    translation = vector(now, of: recognizer, in: view)
    return translation - before
  }

  // MARK: Scale and rotation

  private func resize(_ view: View, _ recognizer: GestureRecognizer) {
    guard let now = number("scale", of: recognizer), now > 0 else { return }
    let matrix = view.transform
    let size = abs(matrix.a * matrix.d - matrix.b * matrix.c).squareRoot()
    let factor = min(max(size * now / scale, Self.scales.lowerBound), Self.scales.upperBound) / max(size, 0.01)
    scale = now
    transform(view, about: recognizer, by: AffineTransform(scaleX: factor, y: factor))
  }

  /// Enlarges a view, or restores its original size.
  private func zoom(_ view: View) {
    view.transform = view.transform.isIdentity ? AffineTransform(scaleX: Self.zoomScale, y: Self.zoomScale) : .identity
  }

  private func turn(_ view: View, _ recognizer: GestureRecognizer) {
    guard let now = number("rotation", of: recognizer) else { return }
    let angle = now - rotation
    rotation = now
    transform(view, about: recognizer, by: AffineTransform(rotationAngle: angle))
  }

  /// Transforms a view so that the content between the fingers stays between them.
  private func transform(_ view: View, about recognizer: GestureRecognizer, by change: AffineTransform) {
    let anchor = recognizer.location(in: view.superview)
    view.changePlace {
      view.transform = view.transform.concatenating(change)
      view.center = anchor + (view.center - anchor).applying(change)
    }
  }

  // MARK: Lifting

  /// Returns the visible subviews that the file declares, any of which can be lifted.
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

  /// Moves the other rows to make room for a lifted row, and places that row in its slot when the gesture is over.
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

extension ScenarioEffect.Kind {
  /// The name of the recognizer's value that a view follows; `nil` where it follows a finger, or nothing.
  fileprivate var followedValue: String? {
    switch self {
    case .move, .slide: "translation"
    case .scale: "scale"
    case .turn: "rotation"
    case .lift, .draw, .refresh: nil
    }
  }
}
