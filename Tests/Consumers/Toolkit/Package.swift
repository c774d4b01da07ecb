// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Toolkit",
  products: [.library(name: "Toolkit", targets: ["Toolkit"])],
  targets: [.target(name: "Toolkit")]
)
