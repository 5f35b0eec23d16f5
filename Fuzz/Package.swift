// swift-tools-version: 6.2
import PackageDescription

/// Fuzzing with libFuzzer, separate from the product: one program for all targets, so that it is built once.
///
/// `scripts/fuzz` builds it with coverage and links libFuzzer. The targets themselves are in the package that they
/// test, because they use its `package` declarations.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Ninefold", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "CFuzzer",
        .product(name: "_FuzzTargets", package: "Ninefold"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
