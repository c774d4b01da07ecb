// swift-tools-version: 6.2
import PackageDescription

/// The parts that a program may link, by the names of their products, and a target for each composition.
let consumers: [(name: String, products: [String])] = [
  ("HitTesting", ["TouchCore"]),
  ("Touches", ["TouchEvents"]),
  ("Recognizers", ["TouchGestures", "TouchTap", "TouchPan"]),
  ("MainActorTree", ["TouchGestures", "TouchTap"]),
  ("ScrollMotion", ["TouchScrollView"]),
  ("Responders", ["TouchResponders"]),
  ("Views", ["TouchViews", "TouchGestures", "TouchTap"]),
  ("Controls", ["TouchControls", "TouchButton"]),
  ("Windows", ["TouchWindows"]),
]

let package = Package(
  name: "Consumers",
  // The toolkit is another package: its classes are somebody else's.
  dependencies: [.package(name: "Touchstone", path: "../.."), .package(path: "Toolkit")],
  targets: consumers.map { consumer in
    .executableTarget(
      name: consumer.name,
      dependencies: [.product(name: "Toolkit", package: "Toolkit")]
        + consumer.products.map { .product(name: $0, package: "Touchstone") },
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility")])
  },
  swiftLanguageModes: [.v6]
)
