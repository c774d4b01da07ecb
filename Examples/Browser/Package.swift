// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Touchstone") }

let package = Package(
  name: "Browser",
  products: [.library(name: "Playground", targets: ["Playground"])],
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "Playground",
      dependencies: [
        product("Touchstone"), product("TouchScenarios"), product("TouchRecordings"),
        product("TouchExplain"), product("TouchCode"), product("TouchAsk"),
      ],
      swiftSettings: settings),
    .target(
      name: "Timeline", dependencies: [product("Touchstone"), product("TouchScenarios"), product("TouchExplain")],
      swiftSettings: settings),
    .executableTarget(name: "Replay", dependencies: ["Playground"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
