import TouchCollectionView
import TouchControls
import TouchScroll
import TouchScrollView
import TouchSheet
import TouchTableView
import TouchTransitions

extension ScenarioLog {
  /// Adds the lines of a record of a module that Core does not know.
  func add(_ record: any ModuleRecord) {
    guard let id = stage.knownID(of: record.node) else { return }
    if let record = record as? ControlEventEntry {
      add(record, id)
    } else if let record = record as? ScrollEntry {
      add(record, id)
    } else if let record = record as? SheetEntry {
      add(record, id)
    } else if let record = record as? TransitionEntry {
      add(record, id)
    } else if let record = record as? RowEntry {
      if let words = record.words { add(.rows, id, words) }
    } else if let record = record as? HandOverEntry {
      add(record, id)
    } else if let record = record as? CellEntry {
      if let word = Self.word(of: record.fact) { add(.cells, id, word) }
    }
  }

  private func add(_ record: HandOverEntry, _ id: String) {
    switch record.fact {
    case .took(let way, let offered, let axis):
      add(.handOver, id, "\(DecimalText.text(way)) of \(DecimalText.text(offered))\(axis == .horizontal ? " x" : "")")
    case .rest(let way, let axis):
      add(.handOver, "rest", "\(DecimalText.text(way))\(axis == .horizontal ? " x" : "")")
    }
  }

  private func add(_ record: TransitionEntry, _ id: String) {
    switch record.fact {
    case .start(let kind, let isInteractive):
      add(.transitions, id, "start \(kind.name)\(isInteractive ? " interactive" : "")")
    case .update(let share): add(.transitions, id, .share(share))
    case .finish: add(.transitions, id, "finish")
    case .cancel: add(.transitions, id, "cancel")
    case .interactive(let isInteractive): add(.transitions, id, "interactive \(Self.word(isInteractive))")
    case .completed(let isCompleted): add(.transitions, id, "completed \(Self.word(isCompleted))")
    case .reports(let mistake): add(.diagnostics, id, "reports \(mistake.name)")
    case .refusesPop, .asks: break
    }
  }

  private func add(_ record: SheetEntry, _ id: String) {
    switch record.fact {
    case .drag: add(.sheets, id, "drag")
    case .shouldDismiss(let answer): add(.sheets, id, "should \(Self.word(answer))")
    case .willDismiss: add(.sheets, id, "will")
    case .didAttemptToDismiss: add(.sheets, id, "attempt")
    case .didDismiss: add(.sheets, id, "did")
    case .detent(let identifier): add(.sheets, id, "detent \(identifier.rawValue)")
    case .settles(let identifier): add(.sheets, id, "settles to \(identifier?.rawValue ?? "gone")")
    case .rests(let top): add(.positions, id, .sheetTop(top))
    case .changedByCode, .dismissedByCode: break
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
    case .keyboardFollows(let top): add(.keyboard, "keyboard", "top \(DecimalText.text(top))")
    case .keyboardGoesBack: add(.keyboard, "keyboard", "back")
    case .keyboardIsGone: add(.keyboard, "keyboard", "gone")
    }
  }
}
