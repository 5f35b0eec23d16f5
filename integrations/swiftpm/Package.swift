// swift-tools-version: 6.2
import PackageDescription

// The plugins run the program of this package, which is built once, in a few minutes. A package that uses a released
// program instead builds nothing: if NINEFOLD_BUNDLE is set, it is the path of the artifact bundle in this folder.
let bundle = Context.environment["NINEFOLD_BUNDLE"]
let tool: Target.Dependency =
  bundle == nil ? .product(name: "ninefold", package: "Ninefold") : "ninefold"

let package = Package(
  name: "NinefoldPlugins",
  products: [
    .plugin(name: "NinefoldLayouts", targets: ["NinefoldLayouts"]),
    .plugin(name: "NinefoldCode", targets: ["NinefoldCode"]),
    .plugin(name: "NinefoldLint", targets: ["NinefoldLint"]),
    .plugin(name: "NinefoldFix", targets: ["NinefoldFix"]),
  ],
  dependencies: bundle == nil ? [.package(name: "Ninefold", path: "../..")] : [],
  targets: [
    .plugin(name: "NinefoldLayouts", capability: .buildTool(), dependencies: [tool]),
    .plugin(name: "NinefoldCode", capability: .buildTool(), dependencies: [tool]),
    .plugin(
      name: "NinefoldLint",
      capability: .command(
        intent: .custom(
          verb: "ninefold-lint", description: "Lint storyboards and xibs")),
      dependencies: [tool]),
    .plugin(
      name: "NinefoldFix",
      capability: .command(
        intent: .custom(
          verb: "ninefold-fix", description: "Apply safe fixes to storyboards and xibs"),
        permissions: [.writeToPackageDirectory(reason: "Documents are fixed in place.")]),
      dependencies: [tool]),
  ] + (bundle.map { [.binaryTarget(name: "ninefold", path: $0)] } ?? []),
  swiftLanguageModes: [.v6]
)
