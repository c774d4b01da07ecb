// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "HitTestingOnly",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "HitTestingOnly",
      dependencies: [.product(name: "TouchCore", package: "Touchstone")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")])
  ],
  swiftLanguageModes: [.v6]
)
