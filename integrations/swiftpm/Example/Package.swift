// swift-tools-version: 6.2
import PackageDescription

// In another repository, the dependency is the URL of the package with the plugins.
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
