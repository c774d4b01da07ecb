// Written by Documentation/rule_titles.py from the tables of Documentation/Behaviour/9-versions.md.

import TouchEvents

extension ProfileSwitch {
  /// Every switch, in the order of the document.
  static let all: [ProfileSwitch] = [
    ProfileSwitch(
      .failedGetTouchesCancelled, name: "failedGetTouchesCancelled",
      nameInFiles: "failedGetTouchesCancelled", rule: "VN-1",
      notSet: "A recognizer that failed by itself or by a no gets no touchesCancelled.",
      set: "A recognizer that failed by itself, by a no or by a cancel gets touchesCancelled in the decisions."),
    ProfileSwitch(
      .resetReadsPossible, name: "resetReadsPossible",
      nameInFiles: "resetReadsPossible", rule: "VN-2",
      notSet: "In reset() a recognizer's state still reads how it ended.",
      set: "In reset() a recognizer's state already reads possible."),
    ProfileSwitch(
      .changedOnlyWhenAssigned, name: "changedOnlyWhenAssigned",
      nameInFiles: "changedOnlyWhenAssigned", rule: "VN-3",
      notSet: "A recognizer that has begun acts once for each of its events, whether it assigns changed or not.",
      set: "A recognizer that has begun acts again only when it assigns changed, and not for each of its events."),
    ProfileSwitch(
      .asksSideBySide, name: "asksSideBySide",
      nameInFiles: "asksSideBySide", rule: "VN-4",
      notSet: "Whether one excludes another is asked of the hooks of both, then of the delegates of both.",
      set: "Whether one excludes another is asked of its hook and its delegate, then of the other's."),
    ProfileSwitch(
      .trackpadSwipes, name: "trackpadSwipes",
      nameInFiles: "trackpadSwipes", rule: "VN-7",
      notSet: "A swipe is driven by touches alone.",
      set: "A swipe of one finger is also driven by a trackpad, over twice the distance."),
    ProfileSwitch(
      .switchReleasesInside, name: "switchReleasesInside",
      nameInFiles: "switchReleasesInside", rule: "VN-8",
      notSet: "A finger that moves outside of a switch, beyond its margin, ends its tap there.",
      set: "A finger on a switch never counts as outside, so that no move away ends its tap."),
    ProfileSwitch(
      .stepperHalvesAreExact, name: "stepperHalvesAreExact",
      nameInFiles: "stepperHalvesAreExact", rule: "VN-9",
      notSet: "A stepper's half is pressed beyond its edges as well, and enabled until the value is at its limit.",
      set: "A stepper's half is pressed on its own rectangle alone, and enabled when the whole step fits or wraps."),
    ProfileSwitch(
      .sliderEndsItself, name: "sliderEndsItself",
      nameInFiles: "sliderEndsItself", rule: "VN-10",
      notSet: "A slider still tracks while it sends its last value, and sends its up events as any control does.",
      set: "A slider sends its up events itself when its interaction ends, and is tracking while it is changed."),
    ProfileSwitch(
      .twoDecelerationRates, name: "twoDecelerationRates",
      nameInFiles: "twoDecelerationRates", rule: "VN-11",
      notSet: "A scroll view's deceleration rate is the number that it was set to.",
      set: "A scroll view's deceleration rate is 0.99 when it is set below 0.994, and else 0.998."),
    ProfileSwitch(
      .contentPop, name: "contentPop",
      nameInFiles: "contentPop", rule: "IT-8",
      notSet: "A pop begins at the leading edge alone.",
      set: "A sideways drag that begins anywhere in a navigation controller's content pops."),
    ProfileSwitch(
      .interruptibleBack, name: "interruptibleBack",
      nameInFiles: "interruptibleBack", rule: "IT-13",
      notSet: "A pop that a navigation controller animates runs to its end.",
      set: "A swipe takes a pop over that a navigation controller animates by itself."),
    ProfileSwitch(
      .guideDoubleTap, name: "guideDoubleTap",
      nameInFiles: "doubleTapProfile: guide", rule: "GE-6",
      notSet: "A double tap's views get the first began alone, and one cancel for both touches, as on devices.",
      set: "A double tap's views get each began, and for each sequence a cancel of its own, as Apple's guide has it."),
    ProfileSwitch(
      .cancelBeforeAction, name: "cancelBeforeAction",
      nameInFiles: "actionBeforeCancel: false", rule: "GV-2",
      notSet: "A recognizer's actions are sent before its views lose their touches.",
      set: "A recognizer's views lose their touches before its actions are sent."),
    ProfileSwitch(
      .preventedGetTouchesCancelled, name: "preventedGetTouchesCancelled",
      nameInFiles: "preventedGetsTouchesCancelled", rule: "GX-8",
      notSet: "A recognizer that another one prevents fails without a call.",
      set: "A recognizer that another one prevents receives touchesCancelled before it fails."),
    ProfileSwitch(
      .scrollViewsForwardTouches, name: "scrollViewsForwardTouches",
      nameInFiles: "scrollViewsForwardTouches", rule: "SC-15",
      notSet: "Scroll views keep the touches of their own, whether they can scroll or not.",
      set: "Scroll views that cannot scroll pass the touches of their own on to the next responder."),
    ProfileSwitch(
      .singleHitTest, name: "singleHitTest",
      nameInFiles: "hitTestPasses: 1", rule: "HT-13",
      notSet: "A new touch is hit-tested twice, and the second answer counts.",
      set: "A new touch is hit-tested once and not twice."),
  ]
}
