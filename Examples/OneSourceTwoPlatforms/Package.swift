// swift-tools-version: 6.1
import PackageDescription

let touchstone: [Platform] = [.linux, .windows, .android, .wasi]

let package = Package(
  name: "OneSourceTwoPlatforms",
  platforms: [.iOS(.v15)],
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    // What both sides take: UIKit where there is one, Touchstone elsewhere.
    .target(
      name: "Shared",
      dependencies: [
        .product(name: "TouchUIKitNames", package: "Touchstone", condition: .when(platforms: touchstone))
      ]),
    .executableTarget(
      name: "Demo",
      dependencies: [
        "Shared", .product(name: "Touchstone", package: "Touchstone"),
        .product(name: "TouchTesting", package: "Touchstone"),
      ]),
  ],
  swiftLanguageModes: [.v5]
)
