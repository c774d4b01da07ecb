import TouchCollectionView
import TouchControls
import TouchScroll
import TouchScrollView

extension ScenarioLog {
  /// Adds the lines of a record of a module that Core does not know.
  func add(_ record: any ModuleRecord) {
    guard let id = stage.knownID(of: record.node) else { return }
    if let record = record as? ControlEventEntry {
      add(record, id)
    } else if let record = record as? ScrollEntry {
      add(record, id)
    } else if let record = record as? CellEntry {
      if let word = Self.word(of: record.fact) { add(.cells, id, word) }
    }
  }

  /// Returns a word for what happened to a cell, or `nil` for a question to a delegate.
  private static func word(of fact: CellEntry.Fact) -> String? {
    switch fact {
    case .highlight: "highlight"
    case .unhighlight: "unhighlight"
    case .select: "select"
    case .deselect: "deselect"
    case .shouldHighlight, .shouldSelect, .shouldDeselect: nil
    }
  }

  private func add(_ record: ControlEventEntry, _ id: String) {
    let control = record.control
    for name in record.events.names {
      if let value = record.value, name.isSame(as: "valueChanged") {
        add(.controls, id, .valueChanged(value))
      } else {
        add(.controls, id, .text(name))
      }
      add(
        .flags, id,
        .flags(
          isTracking: control.isTracking, isTouchInside: control.isTouchInside, isHighlighted: control.isHighlighted))
    }
  }

  private func add(_ record: ScrollEntry, _ id: String) {
    switch record.fact {
    case .willBeginDragging: add(.scroll, id, "willBeginDragging")
    case .willEndDragging(let velocity, let target):
      add(.scroll, id, "willEndDragging")
      add(.releases, id, "velocity \(LogFact.text(velocity)) target \(LogFact.text(target))")
    case .didEndDragging(let decelerates): add(.scroll, id, "didEndDragging \(Self.word(decelerates))")
    case .willBeginDecelerating: add(.scroll, id, "willBeginDecelerating")
    case .didEndDecelerating: add(.scroll, id, "didEndDecelerating")
    case .didEndScrollingAnimation: add(.scroll, id, "didEndScrollingAnimation")
    case .willBeginZooming: add(.scroll, id, "willBeginZooming")
    case .didEndZooming(_, let scale): add(.scroll, id, "didEndZooming \(DecimalText.text(scale))")
    case .didScroll(let offset): add(.offsets, id, .scrolled(offset))
    case .didZoom(let scale): add(.offsets, id, .zoomed(scale))
    case .shouldScrollToTop, .didScrollToTop, .contentTouch, .contentKeepsTouch, .touchesShouldBegin,
      .touchesShouldCancel,
      .transfersDrag, .leavesDrag, .targetSet, .isMoved, .didChangeAdjustedContentInset:
      break
    }
  }
}
