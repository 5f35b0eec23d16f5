// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: Swift 6 with explicit existentials, imports that stay internal unless
/// said otherwise, and warnings that stop the build.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "Ninefold",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"])
  ],
  targets: [
    // The targets stand in the order in which data flows; every arrow points up this list.
    .target(name: "InterfaceTraits", swiftSettings: strict),
    .testTarget(
      name: "InterfaceTraitsTests", dependencies: ["InterfaceTraits"], swiftSettings: strict),
    .target(
      name: "InterfaceSource", dependencies: ["InterfaceTraits"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceSourceTests", dependencies: ["InterfaceSource"], swiftSettings: strict),
    .target(
      name: "InterfaceXML", dependencies: ["InterfaceSource"], swiftSettings: strict),
    .target(
      name: "PlatformFacts", dependencies: ["InterfaceTraits"], swiftSettings: strict),
    .testTarget(
      name: "PlatformFactsTests", dependencies: ["PlatformFacts", "InterfaceTraits"],
      swiftSettings: strict),
    .target(
      name: "TextMeasurement", dependencies: ["PlatformFacts", "InterfaceTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "TextMeasurementTests",
      dependencies: ["TextMeasurement", "PlatformFacts", "InterfaceTraits"],
      swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
