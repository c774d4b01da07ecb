// swift-tools-version: 6.1
import PackageDescription

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Touchstone") }

let package = Package(
  name: "GalleryInSwift",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(
      name: "WholeLog", dependencies: [product("Touchstone"), product("TouchScenarios"), product("TouchTesting")]),
    // What `run.sh` writes: the arrangements as the tool prints them, and a list of them.
    .testTarget(
      name: "TouchstoneSpelling",
      dependencies: ["WholeLog", product("Touchstone"), product("TouchTesting")]),
    .testTarget(
      name: "UIKitSpelling",
      dependencies: ["WholeLog", product("TouchUIKitNames"), product("TouchTesting")]),
  ],
  swiftLanguageModes: [.v6]
)
