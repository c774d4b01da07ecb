// swift-tools-version: 6.1
import PackageDescription

// Plays three ways through the centre in a debug build, so that `record.py` can list the functions that they call.
let package = Package(
  name: "CentreWays",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .executableTarget(
      name: "CentreWays",
      dependencies: [
        .product(name: "TouchButton", package: "Touchstone"), .product(name: "TouchTap", package: "Touchstone"),
        .product(name: "TouchPan", package: "Touchstone"), .product(name: "TouchWindows", package: "Touchstone"),
      ])
  ])
