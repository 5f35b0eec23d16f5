// swift-tools-version: 6.2
import PackageDescription

// Elsewhere, the dependency is the package of the plugins by its address.
let package = Package(
  name: "Greeting",
  dependencies: [.package(name: "NinefoldPlugins", path: "..")],
  targets: [
    .executableTarget(
      name: "Greeting",
      plugins: [
        .plugin(name: "NinefoldLayouts", package: "NinefoldPlugins"),
        .plugin(name: "NinefoldCode", package: "NinefoldPlugins"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
