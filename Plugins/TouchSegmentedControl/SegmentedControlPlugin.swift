import TouchControls
public import TouchPlugins

/// Offers the segmented control, as kind `segmentedControl`.
public final class SegmentedControlPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "segmentedControl"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "segmentedControl", base: "control", hasGate: true, make: { SegmentedControl(frame: $0) },
      properties: [
        PropertyDescription(
          "numberOfSegments", range: "a whole number from 0 to 10000", get: { .integer($0.numberOfSegments) },
          set: setNumberOfSegments),
        .flag("isMomentary", { $0.isMomentary }, { $0.isMomentary = $1 }),
        .integer(
          "selectedSegmentIndex", { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }),
        .integer("focusedSegmentIndex", { $0.focusedSegmentIndex }, { $0.focusedSegmentIndex = $1 }),
        PropertyDescription(
          "disabledSegments", range: "a list of segments that are there, from 0 on", get: disabledSegments,
          set: setDisabledSegments),
      ])
  ]

  /// Creates the plugin.
  public init() {}

  /// Gives a control that many segments without titles; UIKit's property of this name can only be read.
  private static func setNumberOfSegments(_ control: SegmentedControl, _ value: PropertyValue) -> Bool {
    // The limit keeps a typing error in a file from eating the memory.
    guard let count = value.integer, (0...10_000).contains(count) else { return false }
    while control.numberOfSegments > count {
      control.removeSegment(at: control.numberOfSegments - 1, animated: false)
    }
    while control.numberOfSegments < count {
      control.insertSegment(withTitle: nil, at: control.numberOfSegments, animated: false)
    }
    return true
  }

  private static func disabledSegments(of control: SegmentedControl) -> PropertyValue {
    .list((0..<control.numberOfSegments).filter { !control.isEnabledForSegment(at: $0) }.map { .integer($0) })
  }

  private static func setDisabledSegments(_ control: SegmentedControl, _ value: PropertyValue) -> Bool {
    let disabled = value.list.compactMap { $0.integer }
    let isKnown = disabled.allSatisfy { $0 >= 0 && $0 < control.numberOfSegments }
    guard disabled.count == value.list.count, isKnown else { return false }
    for segment in 0..<control.numberOfSegments {
      control.setEnabled(!disabled.contains(segment), forSegmentAt: segment)
    }
    return true
  }
}
