import TouchScrollView
public import TouchWindows

/// What a detent's resolver is given: how high a sheet can be, and the traits of its container.
public struct SheetPresentationControllerDetentResolutionContext: Sendable {
  /// The largest value of a detent, in points: the container's height without its top inset and bottom safe area (SH-1).
  public var maximumDetentValue: Double
  /// The traits of the container.
  public var containerTraitCollection: TraitCollection
  /// A Boolean value that indicates whether the container is of compact height.
  public var isCompactHeight: Bool

  /// Creates a context.
  public init(
    maximumDetentValue: Double, containerTraitCollection: TraitCollection = TraitCollection(),
    isCompactHeight: Bool = false
  ) {
    self.maximumDetentValue = maximumDetentValue
    self.containerTraitCollection = containerTraitCollection
    self.isCompactHeight = isCompactHeight
  }
}

extension SheetPresentationController {
  /// A height at which a sheet rests (SH-1).
  ///
  /// ```swift
  /// let small = SheetPresentationController.Detent.custom { context in 0.25 * context.maximumDetentValue }
  /// ```
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// The name of the medium detent.
      public static var medium: Identifier { Identifier("medium") }
      /// The name of the large detent.
      public static var large: Identifier { Identifier("large") }

      /// Returns whether two names have the same bytes.
      public static func == (left: Identifier, right: Identifier) -> Bool {
        DiagnosticText(left.rawValue) == DiagnosticText(right.rawValue)
      }

      /// Hashes the bytes of the name.
      public func hash(into hasher: inout Hasher) { for byte in rawValue.utf8 { hasher.combine(byte) } }
    }

    /// UIKit's name of what a resolver is given.
    public typealias ResolutionContext = SheetPresentationControllerDetentResolutionContext

    /// The name of the detent.
    public let identifier: Identifier
    private let resolver: (ResolutionContext) -> Double?

    private init(_ identifier: Identifier, _ resolver: @escaping (ResolutionContext) -> Double?) {
      self.identifier = identifier
      self.resolver = resolver
    }

    /// The share of the largest value that the medium detent has: 425 of 759 points, 356.5 of 637 (SH-1).
    public static var mediumShare: Double { 0.56 }

    /// Returns a detent of about half of the height, which is inactive in compact height (SH-1).
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard !context.isCompactHeight else { return nil }
        let grid = PixelGrid(scale: context.containerTraitCollection.displayScale)
        return grid.rounded(mediumShare * context.maximumDetentValue)
      }
    }

    /// Returns the detent of the largest height (SH-1).
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent whose resolver returns its height above the bottom safe area in points, or `nil` for inactive (SH-1).
    ///
    /// The resolver is called when the sheet is laid out: at the presentation, after changes of the container's size, and
    /// after ``SheetPresentationController/invalidateDetents()``. NaN, infinite and negative heights count as `nil`, and
    /// one above the maximum as that; each is reported. Without an identifier the detent gets the empty one.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> Double?
    ) -> Detent { Detent(identifier ?? Identifier(""), resolver) }

    /// Returns the detent's height above the bottom safe area, in points, as its resolver gives it; `nil` for inactive.
    public func resolvedValue(in context: ResolutionContext) -> Double? { resolver(context) }
  }
}
