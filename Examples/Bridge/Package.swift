// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "Bridge",
  products: [.library(name: "Bridge", type: .dynamic, targets: ["Bridge"])],
  dependencies: [.package(name: "Touchstone", path: "../..")],
  targets: [
    .target(name: "Bridge", dependencies: [.product(name: "Touchstone", package: "Touchstone")])
  ],
  swiftLanguageModes: [.v6]
)
