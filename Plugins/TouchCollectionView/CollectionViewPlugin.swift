public import TouchPlugins
import TouchScroll

/// Offers collection views and their cells, as kinds `collectionView` and `cell`.
public final class CollectionViewPlugin: TouchPlugin {
  /// The name of the plugin.
  public let name = "collectionView"
  /// The kinds of nodes.
  public let nodes = [
    NodeDescription(
      "collectionView", make: { CollectionView(frame: $0) },
      properties: CollectionView.properties() + [
        .flag("allowsSelection", { $0.allowsSelection }, { $0.allowsSelection = $1 }),
        .flag(
          "allowsMultipleSelection", { $0.allowsMultipleSelection }, { $0.allowsMultipleSelection = $1 }),
      ]),
    NodeDescription(
      "cell", make: { CollectionViewCell(frame: $0) },
      properties: [
        .flag("isSelected", { $0.isSelected }, { $0.isSelected = $1 })
      ]),
  ]

  /// Creates the plugin.
  public init() {}
}
