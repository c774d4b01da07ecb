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
      name: "Desktop", dependencies: ["CSDL", .product(name: "Touchstone", package: "Touchstone")],
      swiftSettings: [.enableUpcomingFeature("ExistentialAny")]),
  ],
  swiftLanguageModes: [.v6]
)
