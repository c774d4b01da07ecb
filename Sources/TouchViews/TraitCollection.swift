public import TouchResponders

/// What a view is notified of the device, as far as it concerns touches (XI-6).
public struct TraitCollection: Hashable, Sendable {
  /// Whether touches have a force.
  public var forceTouchCapability: ForceTouchCapability
  /// The number of pixels per point; 0 where it is not known.
  public var displayScale: Double

  /// Creates traits that are unspecified unless they are passed.
  public init(forceTouchCapability: ForceTouchCapability = .unknown, displayScale: Double = 0) {
    self.forceTouchCapability = forceTouchCapability
    self.displayScale = displayScale
  }
}

extension View {
  /// The traits of the view's engine, from its settings; unknown ones outside a window or root (XI-6).
  public final var traitCollection: TraitCollection {
    guard let settings = rootView.touchContext?.settings else { return TraitCollection() }
    return TraitCollection(
      forceTouchCapability: settings.forceTouchCapability, displayScale: settings.displayScale)
  }
}
