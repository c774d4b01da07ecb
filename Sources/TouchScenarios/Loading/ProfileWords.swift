package import TouchEvents

/// How files name the profiles and their switches, and the rule of each (VN-13).
package enum ProfileWords {
  /// The named profiles.
  package static let profiles: [(name: String, value: BehaviourProfile)] = [
    ("iOS18", .iOS18), ("iOS26", .iOS26), ("documented", .documented),
  ]

  /// A switch: its name in files, whether `true` there means that it is not set, and its rule.
  package typealias Switch = (name: String, behaviour: BehaviourProfile, isInverse: Bool, rule: String)

  /// The switches that are true or false in files.
  package static let switches: [Switch] = [
    ("failedGetTouchesCancelled", .failedGetTouchesCancelled, false, "VN-1"),
    ("resetReadsPossible", .resetReadsPossible, false, "VN-2"),
    ("changedOnlyWhenAssigned", .changedOnlyWhenAssigned, false, "VN-3"),
    ("asksSideBySide", .asksSideBySide, false, "VN-4"),
    ("trackpadSwipes", .trackpadSwipes, false, "VN-7"),
    ("switchReleasesInside", .switchReleasesInside, false, "VN-8"),
    ("stepperHalvesAreExact", .stepperHalvesAreExact, false, "VN-9"),
    ("sliderEndsItself", .sliderEndsItself, false, "VN-10"),
    ("twoDecelerationRates", .twoDecelerationRates, false, "VN-11"),
    ("contentPop", .contentPop, false, "IT-8"),
    ("interruptibleBack", .interruptibleBack, false, "IT-13"),
    ("actionBeforeCancel", .cancelBeforeAction, true, "GV-2"),
    ("preventedGetsTouchesCancelled", .preventedGetTouchesCancelled, false, "GX-8"),
    ("scrollViewsForwardTouches", .scrollViewsForwardTouches, false, "SC-15"),
  ]

  /// All of them.
  package static var all: [Switch] { switches + others }

  /// The switches that a file names by a word or a number instead.
  package static let others: [Switch] = [
    ("doubleTapProfile", .guideDoubleTap, false, "GE-6"), ("hitTestPasses", .singleHitTest, false, "HT-13"),
  ]
}
