// swift-tools-version: 6.2
import PackageDescription

// In another repository, the dependency is
// .package(url: "https://github.com/OWNER/ninefold", exact: "0.1.0").
let package = Package(
  name: "Greeting",
  dependencies: [.package(name: "Ninefold", path: "../../..")],
  targets: [
    .executableTarget(
      name: "Greeting",
      plugins: [
        .plugin(name: "NinefoldLayouts", package: "Ninefold"),
        .plugin(name: "NinefoldCode", package: "Ninefold"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
