// swift-tools-version: 6.2
import PackageDescription

/// The parts that a program may link, by the names of their products, and a target for each composition.
let consumers: [(name: String, products: [String])] = [
  ("HitTesting", ["TouchCore"]),
  ("Touches", ["TouchEvents"]),
  ("Recognizers", ["TouchGestures", "TouchTap", "TouchPan"]),
  ("MainActorTree", ["TouchGestures", "TouchTap"]),
  ("MainActorModule", ["TouchWindows", "TouchPlugins", "TouchGestures", "TouchTap"]),
  ("ScrollMotion", ["TouchScrollView"]),
  ("HandOver", ["TouchGestures", "TouchScrollView"]),
  ("Responders", ["TouchResponders"]),
  ("Views", ["TouchViews", "TouchGestures", "TouchTap"]),
  ("Controls", ["TouchControls", "TouchButton"]),
  ("Windows", ["TouchWindows"]),
  // A program of one product and one import for each plugin, and for what tests them.
  ("AloneButton", ["TouchButton"]),
  ("AloneCollectionView", ["TouchCollectionView"]),
  ("AloneHover", ["TouchHover"]),
  ("AloneLongPress", ["TouchLongPress"]),
  ("AlonePageControl", ["TouchPageControl"]),
  ("AlonePan", ["TouchPan"]),
  ("AlonePinch", ["TouchPinch"]),
  ("AloneRefreshControl", ["TouchRefreshControl"]),
  ("AloneRotation", ["TouchRotation"]),
  ("AloneScreenEdgePan", ["TouchScreenEdgePan"]),
  ("AloneScroll", ["TouchScroll"]),
  ("AloneSegmentedControl", ["TouchSegmentedControl"]),
  ("AloneSheet", ["TouchSheet"]),
  ("AloneSlider", ["TouchSlider"]),
  ("AloneStepper", ["TouchStepper"]),
  ("AloneSwipe", ["TouchSwipe"]),
  ("AloneTableView", ["TouchTableView"]),
  ("AloneSwitch", ["TouchSwitch"]),
  ("AloneTap", ["TouchTap"]),
  ("AloneTransitions", ["TouchTransitions"]),
  ("AloneTesting", ["TouchTesting"]),
]

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Consumers",
  // The toolkit is another package: its classes are somebody else's.
  dependencies: [.package(name: "Touchstone", path: "../.."), .package(path: "Toolkit")],
  targets: [
    // The toolkit's class as a node of touches.
    .target(
      name: "SpriteNodes",
      dependencies: [
        .product(name: "Toolkit", package: "Toolkit"), .product(name: "TouchEvents", package: "Touchstone"),
      ],
      swiftSettings: settings)
  ]
    + consumers.map { consumer in
      .executableTarget(
        name: consumer.name,
        dependencies: (consumer.name.hasPrefix("Alone") ? [] : [.product(name: "Toolkit", package: "Toolkit")])
          + (["Touches", "Recognizers"].contains(consumer.name) ? ["SpriteNodes"] : [])
          + consumer.products.map { .product(name: $0, package: "Touchstone") },
        swiftSettings: settings
          // As new applications are set up: all that does not say otherwise is of the main actor.
          + (consumer.name == "MainActorModule"
            ? [.defaultIsolation(MainActor.self), .enableUpcomingFeature("InferIsolatedConformances")] : []))
    },
  swiftLanguageModes: [.v6]
)
