// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "Browser",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "Panel", dependencies: [.product(name: "Touchstone", package: "Touchstone")], swiftSettings: settings),
    .executableTarget(name: "Replay", dependencies: ["Panel"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
