// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Desktop",
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    // SDL 2 belongs to the example alone: apt-get install libsdl2-dev, or brew install sdl2.
    .systemLibrary(
      name: "CSDL", pkgConfig: "sdl2", providers: [.apt(["libsdl2-dev"]), .brew(["sdl2"])]),
    .executableTarget(
      name: "Desktop",
      dependencies: [
        "CSDL", .product(name: "Touchstone", package: "Touchstone"),
        .product(name: "TouchScenarios", package: "Touchstone"),
      ],
      // Text and circles are thousands of triangles a picture, too many for code that is not optimized.
      swiftSettings: [.enableUpcomingFeature("ExistentialAny"), .unsafeFlags(["-O"])]),
  ],
  swiftLanguageModes: [.v6]
)
