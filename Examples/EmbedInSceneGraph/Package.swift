// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "EmbedInSceneGraph",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "EmbedInSceneGraph",
      dependencies: [
        .product(name: "TouchCore", package: "Touchstone"),
        .product(name: "TouchGestures", package: "Touchstone"),
      ],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
