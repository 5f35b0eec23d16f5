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
    // The targets stand in the order in which data flows; every arrow points up this list.
    .target(name: "SystemCalls", swiftSettings: strict),
    .target(name: "InterfaceTraits", swiftSettings: strict),
    .testTarget(
      name: "InterfaceTraitsTests",
      dependencies: [
        "EditorCanvas", "InterfaceTraits",
      ], swiftSettings: strict),
    .systemLibrary(
      name: "CXXHash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .target(
      name: "InterfaceSource",
      dependencies: [
        "CXXHash",
        "InterfaceTraits",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceSourceTests", dependencies: ["InterfaceSource"], swiftSettings: strict),
    .target(
      name: "SourceScanning", dependencies: ["InterfaceSource", "InterfaceTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "SourceScanningTests", dependencies: ["InterfaceSource", "SourceScanning"],
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
      ], swiftSettings: strict),
    .testTarget(
      name: "InterfaceXMLTests", dependencies: ["InterfaceXML", "InterfaceSource"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CYajl", pkgConfig: "yajl",
      providers: [.apt(["libyajl-dev"]), .brew(["yajl"])]),
    .target(
      name: "JSONReading", dependencies: ["CYajl", "InterfaceSource"], swiftSettings: strict),
    .testTarget(
      name: "JSONReadingTests", dependencies: ["JSONReading", "InterfaceSource"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CHarfBuzz", pkgConfig: "harfbuzz",
      providers: [.apt(["libharfbuzz-dev"]), .brew(["harfbuzz"])]),
    .target(
      name: "FontReading", dependencies: ["CHarfBuzz", "InterfaceSource"], swiftSettings: strict),
    .testTarget(
      name: "FontReadingTests", dependencies: ["FontReading", "InterfaceSource", "TestSupport"],
      swiftSettings: strict),
    .systemLibrary(
      name: "CYaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(
      name: "YAMLReading", dependencies: ["CYaml", "InterfaceSource"], swiftSettings: strict),
    .testTarget(
      name: "YAMLReadingTests", dependencies: ["YAMLReading", "InterfaceSource"],
      swiftSettings: strict),
    .target(
      name: "PropertyListReading", dependencies: ["InterfaceSource", "InterfaceXML"],
      swiftSettings: strict),
    .testTarget(
      name: "PropertyListReadingTests", dependencies: ["PropertyListReading", "InterfaceSource"],
      swiftSettings: strict),
    .target(name: "PropertyListWriting", swiftSettings: strict),
    .testTarget(
      name: "PropertyListWritingTests", dependencies: ["PropertyListWriting"],
      swiftSettings: strict),
    .target(
      name: "InterfaceModel", dependencies: ["InterfaceSource", "InterfaceTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceModelTests", dependencies: ["InterfaceModel"], swiftSettings: strict),
    .target(
      name: "InterfaceDecoding",
      dependencies: ["InterfaceModel", "InterfaceSource", "InterfaceTraits", "InterfaceXML"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceDecodingTests",
      dependencies: [
        "InterfaceDecoding", "InterfaceEmission", "InterfaceModel", "InterfaceSource",
        "InterfaceXML", "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceValidation",
      dependencies: ["InterfaceModel", "InterfaceSource", "InterfaceTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceValidationTests",
      dependencies: [
        "InterfaceDecoding", "InterfaceModel", "InterfaceSource", "InterfaceTraits",
        "InterfaceValidation", "InterfaceXML", "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceAssets",
      dependencies: [
        "InterfaceTraits", "InterfaceSource", "JSONReading", "PropertyListReading",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceAssetsTests",
      dependencies: ["InterfaceAssets", "InterfaceTraits", "InterfaceSource", "TestSupport"],
      swiftSettings: strict),
    .target(
      name: "InterfaceLocalization",
      dependencies: [
        "InterfaceAssets", "InterfaceModel", "InterfaceSource", "InterfaceTraits",
        "InterfaceValidation",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceLocalizationTests",
      dependencies: [
        "InterfaceAssets", "InterfaceDecoding", "InterfaceLocalization", "InterfaceModel",
        "InterfaceSource", "InterfaceTraits", "InterfaceValidation", "InterfaceXML",
      ],
      swiftSettings: strict),
    .target(
      name: "PlatformFacts", dependencies: ["InterfaceTraits"], swiftSettings: strict),
    .testTarget(
      name: "PlatformFactsTests",
      dependencies: ["EditorCanvas", "InterfaceTraits", "PlatformFacts"],
      swiftSettings: strict),
    .target(
      name: "EditorCanvas",
      dependencies: ["InterfaceModel", "InterfaceSource", "InterfaceTraits", "PlatformFacts"],
      swiftSettings: strict),
    .testTarget(
      name: "EditorCanvasTests",
      dependencies: ["EditorCanvas", "InterfaceTraits", "PlatformFacts"],
      swiftSettings: strict),
    .target(
      name: "InterfaceEnvironment",
      dependencies: ["EditorCanvas", "InterfaceTraits", "PlatformFacts"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceEnvironmentTests",
      dependencies: ["InterfaceEnvironment", "InterfaceTraits", "PlatformFacts"],
      swiftSettings: strict),
    .target(
      name: "ConfigurationReading",
      dependencies: [
        "InterfaceModel", "InterfaceSource", "InterfaceTraits", "PlatformFacts", "YAMLReading",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ConfigurationReadingTests",
      dependencies: [
        "ConfigurationReading", "InterfaceSource", "InterfaceTraits", "TestSupport", "YAMLReading",
      ],
      swiftSettings: strict),
    .target(
      name: "TextMeasurement", dependencies: ["FontReading", "PlatformFacts", "InterfaceTraits"],
      swiftSettings: strict),
    .testTarget(
      name: "TextMeasurementTests",
      dependencies: [
        "EditorCanvas",
        "FontReading", "InterfaceTraits", "PlatformFacts", "TestSupport", "TextMeasurement",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceResolution",
      dependencies: [
        "EditorCanvas",
        "ConfigurationReading",
        "InterfaceEnvironment",
        "InterfaceLocalization",
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "PlatformFacts",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceResolutionTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceDecoding", "InterfaceEnvironment", "InterfaceModel", "InterfaceResolution",
        "InterfaceSource", "InterfaceTraits", "InterfaceValidation", "InterfaceXML",
        "PlatformFacts", "TestSupport", "TextMeasurement",
      ],
      swiftSettings: strict),
    .target(name: "ConstraintSolver", swiftSettings: strict),
    .testTarget(
      name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], swiftSettings: strict),
    // What `scripts/check conflicts` gives systems to.
    .executableTarget(
      name: "ConflictDriver", dependencies: ["ConstraintSolver"], path: "Tests/ConflictDriver",
      swiftSettings: strict),
    .target(
      name: "InterfaceLayout",
      dependencies: [
        "EditorCanvas",
        "ConfigurationReading",
        "ConstraintSolver",
        "InterfaceEnvironment",
        "InterfaceLocalization",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "PlatformFacts",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceLayoutTests",
      dependencies: [
        "EditorCanvas",
        "ConstraintSolver",
        "InterfaceDecoding",
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
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
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "InterfaceXML",
        "PlatformFacts",
        "PropertyListReading",
        "SourceScanning",
        "TextMeasurement",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceLintTests",
      dependencies: [
        "InterfaceLint", "InterfaceSource", "InterfaceTraits", "InterfaceXML", "SourceScanning",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceMending",
      dependencies: [
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "InterfaceXML",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceComposition",
      dependencies: [
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceCompositionTests",
      dependencies: [
        "InterfaceComposition",
        "InterfaceDecoding",
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "InterfaceXML",
        "PlatformFacts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceComparison",
      dependencies: [
        "InterfaceSource",
        "InterfaceTraits",
        "JSONReading",
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
        "FontReading",
        "InterfaceComposition",
        "InterfaceEnvironment",
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
        "InterfaceEnvironment",
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
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceEmissionTests",
      dependencies: [
        "EditorCanvas",
        "InterfaceEmission",
        "InterfaceEnvironment",
        "InterfaceLayout",
        "InterfaceModel",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceValidation",
        "PlatformFacts",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfacePage",
      dependencies: ["InterfaceEmission", "InterfacePicture", "InterfaceSource"],
      resources: [.embedInCode("page.css"), .embedInCode("page.js")],
      swiftSettings: strict),
    .testTarget(
      name: "InterfacePageTests",
      dependencies: ["InterfacePage", "InterfaceSource"],
      swiftSettings: strict),
    .target(
      name: "InterfaceCode",
      dependencies: ["InterfaceLayout", "InterfaceSource", "InterfaceXML"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceCodeTests",
      dependencies: ["InterfaceCode"],
      swiftSettings: strict),
    .target(
      name: "Ninefold",
      dependencies: [
        "ConfigurationReading", "FontReading", "InterfaceAssets", "InterfaceCode",
        "InterfaceComparison",
        "InterfaceComposition",
        "InterfaceDecoding",
        "InterfaceEmission",
        "InterfaceEnvironment",
        "InterfaceLayout", "InterfaceLint", "InterfaceLocalization", "InterfaceMending",
        "InterfaceModel",
        "InterfacePage",
        "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource",
        "InterfaceTraits", "InterfaceValidation", "InterfaceXML", "JSONReading", "PlatformFacts",
        "PropertyListReading", "SourceScanning", "SystemCalls", "TextMeasurement", "YAMLReading",
      ],
      swiftSettings: strict),
    // What other packages see, and no more.
    .testTarget(
      name: "PublicInterfaceTests", dependencies: ["Ninefold"], packageAccess: false,
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldTests",
      dependencies: [
        "ConfigurationReading", "InterfaceAssets", "InterfaceComposition", "InterfaceEnvironment",
        "InterfaceLayout", "InterfaceLint", "InterfaceModel", "InterfacePage", "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource", "InterfaceTraits", "Ninefold", "PlatformFacts", "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    // Finds and reads files; nothing before it in this list does.
    .target(
      name: "NinefoldProject",
      dependencies: [
        "ConfigurationReading", "InterfaceSource", "InterfaceTraits", "Ninefold", "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldProjectTests",
      dependencies: ["Ninefold", "NinefoldProject", "TestSupport"], swiftSettings: strict),
    .systemLibrary(name: "CBeneath"),
    .target(
      name: "NinefoldCommandLine",
      dependencies: [
        "EditorCanvas",
        "CBeneath", "ConfigurationReading", "InterfaceAssets", "InterfaceCode",
        "InterfaceComparison",
        "InterfaceEmission",
        "InterfaceLint", "InterfaceMending", "InterfacePage", "InterfacePicture",
        "InterfaceResolution",
        "InterfaceSource", "InterfaceTraits", "InterfaceXML", "JSONReading", "Ninefold",
        "NinefoldProject", "InterfaceLocalization", "PlatformFacts", "PropertyListWriting",
        "SourceScanning",
        "SystemCalls",
        "YAMLReading",
      ],
      resources: [
        .embedInCode("Reporting/comparison.css"),
        .embedInCode("Reporting/report.css"),
      ],
      swiftSettings: strict),
    .testTarget(
      name: "NinefoldCommandLineTests",
      dependencies: [
        "CBeneath", "InterfaceSource", "InterfaceTraits", "Ninefold", "NinefoldCommandLine",
        "NinefoldProject",
        "TestSupport",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "NinefoldTool", dependencies: ["NinefoldCommandLine"], swiftSettings: strict),
    .target(
      name: "TestSupport",
      dependencies: [
        "InterfaceSource"
      ], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Ninefold", "NinefoldTool", "TestSupport"],
      swiftSettings: strict),

    // What `scripts/fuzz` runs; in this package, so that it reaches what is `package`.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "ConstraintSolver", "FontReading", "InterfaceAssets", "InterfaceSource", "InterfaceTraits",
        "InterfaceXML", "JSONReading", "Ninefold", "NinefoldCommandLine", "PropertyListReading",
        "YAMLReading",
      ], path: "Fuzz/Targets",
      swiftSettings: strict),
    // Tries them on seeds without a fuzzer.
    .executableTarget(
      name: "FuzzSeeds", dependencies: ["FuzzTargets"], path: "Fuzz/Seeds", swiftSettings: strict),

    // What writes the generated files; nothing else depends on it.
    .target(name: "Vocabulary", swiftSettings: strict),
    .testTarget(
      name: "VocabularyTests", dependencies: ["TestSupport", "Vocabulary"], swiftSettings: strict),
    .target(name: "Documentation", swiftSettings: strict),
    .testTarget(
      name: "DocumentationTests", dependencies: ["Documentation", "TestSupport"],
      swiftSettings: strict),
    .executableTarget(
      name: "regenerate",
      dependencies: [
        "Documentation",
        "Ninefold",
        "NinefoldCommandLine",
        "SystemCalls",
        "Vocabulary",
      ],
      swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
