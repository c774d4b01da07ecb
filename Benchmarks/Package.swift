// swift-tools-version: 6.1
import PackageDescription

/// The parts of the library that are measured.
let measured: [Target.Dependency] = [
  "TouchEvents", "TouchViews", "TouchPlugins", "TouchGestures", "TouchTap", "TouchPan", "TouchSwipe", "TouchPinch",
  "TouchRotation", "TouchLongPress",
  "TouchScroll", "TouchScrollView", "TouchTableView", "TouchWindows",
].map { .product(name: $0, package: "Touchstone") }

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Benchmarks",
  dependencies: [
    .package(name: "Touchstone", path: ".."), .package(name: "Browser", path: "../Examples/Browser"),
  ],
  targets: [
    .executableTarget(
      name: "TouchBenchmarks",
      dependencies: measured + ["TouchCounting", .product(name: "Playground", package: "Browser")],
      swiftSettings: settings),
    .executableTarget(
      name: "TouchGrowth", dependencies: ["TouchCounting", .product(name: "Touchstone", package: "Touchstone")],
      swiftSettings: settings),
    .executableTarget(
      name: "TouchAskBenchmarks",
      dependencies: ["TouchAsk", "TouchScenarios", "Touchstone"].map { .product(name: $0, package: "Touchstone") },
      swiftSettings: settings),
    .target(name: "TouchCounting", swiftSettings: settings),
    .target(name: "AllocationCounter"),
    .testTarget(
      name: "TouchBenchmarksTests", dependencies: measured + ["AllocationCounter"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
