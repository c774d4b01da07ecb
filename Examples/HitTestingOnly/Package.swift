// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HitTestingOnly",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "HitTestingOnly",
      dependencies: ["TouchCore", "TouchViews"].map { .product(name: $0, package: "Touchstone") },
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
