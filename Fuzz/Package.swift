// swift-tools-version: 6.2
import PackageDescription

/// Fuzzing with libFuzzer, apart from the product: one program for all targets, so that it is built once.
///
/// `scripts/fuzz` builds it with coverage and links libFuzzer. The targets themselves are in the package
/// that they test, since they reach what is `package` there.
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
