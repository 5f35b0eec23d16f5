// swift-tools-version: 6.2
import PackageDescription

// In another repository, the dependency is
// .package(url: "https://…/ninefold.git", branch: "main").
let package = Package(
  name: "PrintFrames",
  dependencies: [.package(name: "Ninefold", path: "../..")],
  targets: [
    .executableTarget(
      name: "PrintFrames", dependencies: [.product(name: "Ninefold", package: "Ninefold")],
      swiftSettings: [.treatAllWarnings(as: .error)])
  ],
  swiftLanguageModes: [.v6]
)
