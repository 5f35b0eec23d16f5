// swift-tools-version: 6.2
import PackageDescription

/// Benchmarks, separate from the product: this package uses only the public API.
let package = Package(
  name: "Benchmarks",
  dependencies: [.package(name: "Ninefold", path: "..")],
  targets: [
    .target(name: "MeasuredProcess"),
    .executableTarget(
      name: "PipelineBenchmark",
      dependencies: ["MeasuredProcess", .product(name: "Ninefold", package: "Ninefold")]),
    .executableTarget(name: "GrowthBenchmark", dependencies: ["MeasuredProcess"]),
    .executableTarget(
      name: "SolverBenchmark",
      dependencies: [.product(name: "ConstraintSolver", package: "Ninefold")]),
  ],
  swiftLanguageModes: [.v6]
)
