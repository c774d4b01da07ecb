// swift-tools-version: 6.1
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("InternalImportsByDefault"),
]

func product(_ name: String) -> Target.Dependency { .product(name: name, package: "Touchstone") }

let package = Package(
  name: "EmbedInSceneGraph",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(name: "SceneGraph", dependencies: [product("TouchEvents")], swiftSettings: settings),
    .executableTarget(
      name: "EmbedInSceneGraph",
      dependencies: ["SceneGraph", product("TouchEvents"), product("TouchGestures")],
      swiftSettings: settings),
    .executableTarget(
      name: "ControlsInSceneGraph",
      dependencies: [
        "SceneGraph", product("TouchEvents"), product("TouchGestures"), product("TouchTap"),
        product("TouchPan"), product("TouchControls"), product("TouchSlider"), product("TouchScrollView"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
