// swift-tools-version: 6.1
import PackageDescription

/// The fuzz targets, apart from the library: they need libFuzzer's `main` and the sanitizers that `run.sh` switches on.
let package = Package(
  name: "Fuzzing",
  dependencies: [.package(name: "Touchstone", path: "..")],
  targets: ["FuzzSamples", "FuzzScenarios", "FuzzRecordings"].map { name in
    .executableTarget(
      name: name,
      dependencies: [
        "Touchstone", "TouchTesting", "TouchScenarios", "TouchRecordings", "TouchExplain", "TouchPan", "TouchScroll",
        "TouchScrollView", "TouchSheet", "TouchViews", "TouchWindows",
      ].map { .product(name: $0, package: "Touchstone") } + ["FuzzDriver"],
      swiftSettings: [.unsafeFlags(["-parse-as-library"])],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address"])])
  } + [
    .target(name: "FuzzDriver"),
    .executableTarget(
      name: "Growth",
      dependencies: ["Touchstone", "TouchTesting"].map { .product(name: $0, package: "Touchstone") }),
  ],
  swiftLanguageModes: [.v6]
)
