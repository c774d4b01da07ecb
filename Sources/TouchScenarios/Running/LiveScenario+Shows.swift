import TouchGestures
public import TouchWindows

/// What a page that draws a scenario needs to know of a view besides its place.
public struct ShownView: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// An effect of the file can put it elsewhere.
  public static var placed: ShownView { ShownView(rawValue: 1) }
  /// Fingers hold it: it is where they put it.
  public static var held: ShownView { ShownView(rawValue: 2) }
  /// It was lifted out of the others.
  public static var lifted: ShownView { ShownView(rawValue: 4) }
  /// Fingers draw on it.
  public static var drawn: ShownView { ShownView(rawValue: 8) }
}

/// A recognizer that decides by itself when time has passed.
public struct GestureDeadline: Sendable {
  /// The recognizer's name: that of the file, or of the view that has it by itself.
  public var gesture: String
  /// When it decides, in seconds.
  public var time: Timestamp
  /// A Boolean value that indicates whether time makes it begin, as it does a long press; it makes others fail.
  public var begins: Bool
}

extension LiveScenario {
  /// Returns the word for how a view looks; `nil` where the file has none.
  public func look(ofView id: String) -> String? { player.stage.shows.looks.first { $0.view.isSame(as: id) }?.word }

  /// Returns what effects of the file currently do to a view.
  public func shown(_ view: View) -> ShownView {
    let stage = player.stage
    var shown: ShownView = []
    for effect in stage.effects {
      if effect.lifted === view { shown.formUnion([.placed, .held, .lifted]) }
      guard let target = stage.views[effect.effect.view] else { continue }
      switch effect.effect.kind {
      case .lift where view.superview === target: shown.insert(.placed)
      case .draw where target === view && effect.isActive: shown.insert(.drawn)
      case .move where target === view, .scale where target === view, .turn where target === view,
        .slide where target === view:
        shown.insert(.placed)
        if effect.isActive { shown.insert(.held) }
      default: break
      }
    }
    return shown
  }

  /// The recognizers for which a deadline runs, the next one first.
  public var gestureDeadlines: [GestureDeadline] {
    let stage = player.stage
    let queue = context.deadlines
    let waiting = (stage.gestures.keys + stage.ownGestures.keys).compactMap { id in
      (stage.gesture(id) as? GestureRecognizer).flatMap { queue.contains($0) ? (id, $0) : nil }
    }
    return waiting.compactMap { id, recognizer -> GestureDeadline? in
      guard let time = queue.deadline(of: recognizer) else { return nil }
      return GestureDeadline(gesture: id, time: time, begins: recognizer.traits.kind == .longPress)
    }.sorted { $0.time < $1.time }
  }
}
