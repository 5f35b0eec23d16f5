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
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Ninefold", targets: ["Ninefold"]),
    .library(name: "NinefoldProject", targets: ["NinefoldProject"]),
    .executable(name: "ninefold", targets: ["NinefoldTool"]),
    // For the package `Fuzz` alone.
    .library(name: "_FuzzTargets", targets: ["FuzzTargets"]),
  ],
  targets: [
    // The targets stand in the order in which data flows; every arrow points up this list, those of tests too.
    .target(name: "SystemCalls", swiftSettings: strict),
    .target(name: "InterfaceTraits", swiftSettings: strict),
    .testTarget(
      name: "InterfaceTraitsTests",
      dependencies: [
        "InterfaceTraits"
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(
      name: "InterfaceSource",
      dependencies: [
        "CXXHash",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceSourceTests",
      dependencies: [
        "InterfaceSource"
      ],
      swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "InterfaceSource"
      ],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .target(
      name: "SourceScanning",
      dependencies: [
        "InterfaceSource",
        "InterfaceTraits",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SourceScanningTests",
      dependencies: [
        "InterfaceSource",
        "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CLibxml2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(
      name: "InterfaceXML",
      dependencies: [
        "CLibxml2",
        "InterfaceSource",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceXMLTests",
      dependencies: [
        "InterfaceSource",
        "InterfaceXML",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CYajl", pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "StructuredData",
      dependencies: [
        "CYajl",
        "CYaml",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "StructuredDataTests",
      dependencies: [
        "InterfaceSource",
        "StructuredData",
      ],
      swiftSettings: strict),
    .target(
      name: "ProjectReading",
      dependencies: [
        "InterfaceSource",
        "SourceScanning",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProjectReadingTests",
      dependencies: [
        "InterfaceSource",
        "ProjectReading",
        "SourceScanning",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceModel",
      dependencies: [
        "InterfaceSource",
        "InterfaceTraits",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceModelTests",
      dependencies: [
        "InterfaceModel"
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceReading",
      dependencies: [
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceReadingTests",
      dependencies: [
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceAssets",
      dependencies: [
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceSource",
        "InterfaceTraits",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceAssetsTests",
      dependencies: [
        "InterfaceAssets",
        "InterfaceSource",
        "InterfaceTraits",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "PlatformFacts",
      dependencies: [
        "InterfaceTraits"
      ],
      swiftSettings: strict),
    .target(
      name: "EditorCanvas",
      dependencies: [
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PlatformFactsTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceTraits",
        "PlatformFacts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EditorCanvasTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceTraits",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .target(
      name: "ConfigurationReading",
      dependencies: [
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConfigurationReadingTests",
      dependencies: [
        "ConfigurationReading",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
        "StructuredData",
        "TestSupport",
      ],
      swiftSettings: strict),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "TextMeasurement",
      dependencies: [
        "CHarfBuzz",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "TextMeasurementTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceTraits",
        "PlatformFacts",
        "TestSupport",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceResolution",
      dependencies: [
        "ConfigurationReading",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceResolutionTests",
      dependencies: [
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "TestSupport",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests",
      dependencies: [
        "ConstraintSolver"
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceLayout",
      dependencies: [
        "ConstraintSolver",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceLayoutTests",
      dependencies: [
        "ConstraintSolver",
        "EditorCanvas",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceComposition",
      dependencies: [
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceCompositionTests",
      dependencies: [
        "InterfaceComposition",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceLint",
      dependencies: [
        "ConfigurationReading",
        "InterfaceAssets",
        "InterfaceComposition",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "SourceScanning",
        "StructuredData",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceLintTests",
      dependencies: [
        "InterfaceLint",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceComparison",
      dependencies: [
        "InterfaceSource",
        "InterfaceTraits",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceComparisonTests",
      dependencies: [
        "InterfaceComparison",
        "InterfaceSource",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfacePicture",
      dependencies: [
        "InterfaceComposition",
        "InterfaceLayout",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "PlatformFacts",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfacePictureTests",
      dependencies: [
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceTraits",
        "PlatformFacts",
        "TestSupport",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceEmission",
      dependencies: [
        "ConstraintSolver",
        "EditorCanvas",
        "InterfaceComposition",
        "InterfaceLayout",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "StructuredData",
      ],
      resources: [
        .embedInCode("Page/Script/address.js"),
        .embedInCode("Page/Script/details.js"),
        .embedInCode("Page/Script/documents.js"),
        .embedInCode("Page/Script/gallery.js"),
        .embedInCode("Page/Script/pictures.js"),
        .embedInCode("Page/Script/start.js"),
        .embedInCode("Page/Script/viewer.js"),
        .embedInCode("Page/Script/windows.js"),
        .embedInCode("Page/page.css"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceEmissionTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceEmission",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfacePicture",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "StructuredData",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "Ninefold",
      dependencies: [
        "ConfigurationReading",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceComparison",
        "InterfaceComposition",
        "InterfaceEmission",
        "InterfaceLayout",
        "InterfaceLint",
        "InterfaceModel",
        "InterfacePicture",
        "InterfaceReading",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "SourceScanning",
        "StructuredData",
        "SystemCalls",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    // Sees only the public interface, as other packages do.
    .testTarget(
      name: "PublicInterfaceTests",
      dependencies: [
        "Ninefold"
      ],
      packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldTests",
      dependencies: [
        "ConfigurationReading",
        "InterfaceAssets",
        "InterfaceComposition",
        "InterfaceEmission",
        "InterfaceLayout",
        "InterfaceLint",
        "InterfaceModel",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "Ninefold",
        "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    .systemLibrary(name: "CBeneath"),
    // Finds, reads and writes files, and runs programs; nothing before it in this list does.
    .target(
      name: "NinefoldProject",
      dependencies: [
        "CBeneath",
        "ConfigurationReading",
        "InterfaceAssets",
        "InterfaceSource",
        "InterfaceTraits",
        "Ninefold",
        "ProjectReading",
        "SourceScanning",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldProjectTests",
      dependencies: [
        "CBeneath",
        "InterfaceSource",
        "Ninefold",
        "NinefoldProject",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "Reporting",
      dependencies: [
        "ConfigurationReading",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceComparison",
        "InterfaceEmission",
        "InterfaceLint",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "Ninefold",
        "NinefoldProject",
        "PlatformFacts",
        "SourceScanning",
        "StructuredData",
        "TextMeasurement",
      ],
      resources: [
        .embedInCode("Reporters/comparison.css"),
        .embedInCode("Reporters/report.css"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "InterfaceSource",
        "Reporting",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "ProjectIndex",
      dependencies: [
        "InterfaceLint",
        "InterfaceSource",
        "Ninefold",
        "NinefoldProject",
        "Reporting",
        "SourceScanning",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ProjectIndexTests",
      dependencies: [
        "InterfaceSource",
        "ProjectIndex",
        "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "LintPolicy",
      dependencies: [
        "ConfigurationReading",
        "InterfaceEmission",
        "InterfaceLayout",
        "InterfaceLint",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "Ninefold",
        "NinefoldProject",
        "Reporting",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LintPolicyTests",
      dependencies: [
        "ConfigurationReading",
        "InterfaceSource",
        "LintPolicy",
        "Ninefold",
        "NinefoldProject",
        "Reporting",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceBuilderTool",
      dependencies: [
        "InterfaceAssets",
        "InterfaceLint",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "Ninefold",
        "Reporting",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderToolTests",
      dependencies: [
        "InterfaceBuilderTool",
        "InterfaceSource",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "NinefoldCommandLine",
      dependencies: [
        "ConfigurationReading",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceBuilderTool",
        "InterfaceComparison",
        "InterfaceEmission",
        "InterfaceLint",
        "InterfaceSource",
        "LintPolicy",
        "Ninefold",
        "NinefoldProject",
        "PlatformFacts",
        "ProjectIndex",
        "ProjectReading",
        "Reporting",
        "SourceScanning",
        "StructuredData",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldCommandLineTests",
      dependencies: [
        "InterfaceSource",
        "Ninefold",
        "NinefoldCommandLine",
        "NinefoldProject",
        "Reporting",
        "TestSupport",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "NinefoldTool",
      dependencies: [
        "NinefoldCommandLine"
      ],
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "Ninefold",
        "NinefoldTool",
        "TestSupport",
      ],
      swiftSettings: strict),

    // The writer of the generated files; nothing else depends on it.
    .executableTarget(
      name: "regenerate",
      dependencies: [
        "Ninefold",
        "NinefoldCommandLine",
        "Reporting",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "regenerateTests",
      dependencies: [
        "NinefoldCommandLine",
        "Reporting",
        "TestSupport",
        "regenerate",
      ],
      swiftSettings: strict),

    // The targets of `scripts/fuzz`, in this package so that they can use `package` declarations.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ConstraintSolver",
        "InterfaceAssets",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "Ninefold",
        "NinefoldCommandLine",
        "StructuredData",
        "TextMeasurement",
      ],
      path: "Fuzz/Targets",
      swiftSettings: strict),
    // A driver for scripts: runs the fuzz targets on seeds, and the solver on systems of constraints.
    .executableTarget(
      name: "TestDriver",
      dependencies: [
        "ConstraintSolver",
        "FuzzTargets",
      ],
      path: "Tests/TestDriver",
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
