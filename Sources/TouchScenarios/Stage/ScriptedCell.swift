import TouchCollectionView
import TouchViews

/// A cell that reports when its `isSelected` becomes another, also where no delegate is called (CE-2b).
final class ScriptedCell: CollectionViewCell {
  /// The stage, which the cell may outlive.
  @BackReference var stage: ScenarioStage?

  override var isSelected: Bool {
    didSet { if isSelected != oldValue { stage?.onSelection?(self) } }
  }

  override var hitTestsItsBounds: Bool { true }
}
