// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: [
    .executableTarget(
      name: "TouchBenchmarks",
      dependencies: [
        "TouchCore", "TouchGestures", "TouchTap", "TouchPan", "TouchSwipe", "TouchPinch", "TouchRotation",
        "TouchLongPress", "TouchScrollView",
      ].map { .product(name: $0, package: "Touchstone") },
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
