// swift-tools-version: 6.2
import PackageDescription

/// Fuzzing with libFuzzer, apart from the product: this package sees public API only.
///
/// `scripts/fuzz` builds it with coverage and links libFuzzer.
let package = Package(
  name: "Fuzz",
  dependencies: [.package(name: "Ninefold", path: "..")],
  targets: [
    .target(name: "CFuzzer"),
    .target(
      name: "FuzzSupport",
      dependencies: ["CFuzzer", .product(name: "Ninefold", package: "Ninefold")]),
    .executableTarget(
      name: "DocumentFuzz",
      dependencies: ["FuzzSupport", .product(name: "Ninefold", package: "Ninefold")]),
    .executableTarget(
      name: "CatalogFuzz",
      dependencies: ["FuzzSupport", .product(name: "Ninefold", package: "Ninefold")]),
  ],
  swiftLanguageModes: [.v6]
)
