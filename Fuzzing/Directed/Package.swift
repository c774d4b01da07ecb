// swift-tools-version: 6.1
import PackageDescription

/// Programs that do one harmful thing in one callback, each in a process of its own: `run.sh` builds and runs them.
let package = Package(
  name: "Directed",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(name: "Children"),
    .executableTarget(
      name: "Directed",
      dependencies: ["Touchstone", "TouchTesting"].map { .product(name: $0, package: "Touchstone") } + ["Children"],
      // A file at a time: the generated classes are many, and change seldom.
      swiftSettings: [.unsafeFlags(["-no-whole-module-optimization", "-incremental"])]),
  ],
  swiftLanguageModes: [.v5]
)
