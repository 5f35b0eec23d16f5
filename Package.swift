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

/// The program that plugins run on Linux, as an artifact bundle of a release: its SHA-256 checksum, or nil if there is none for
/// this version (docs/releasing.md, "Steps").
let released: String? = nil
let releaseURL =
  "https://github.com/OWNER/ninefold/releases/download/v0.1.0/ninefold-0.1.0.artifactbundle.zip"

/// The program of plugins: an artifact bundle, the program that is built from the sources, or nothing.
///
/// A plugin's program is built apart from everything else, which doubles the time of a build. In the build of this package, in
/// which nothing uses the plugins, they therefore have none. The environment variable NINEFOLD_BUNDLE is the absolute path of a
/// bundle, or `source`.
enum Program {
  case bundle(Target)
  case source
  case none

  static func choice() -> Program {
    let folders = Context.packageDirectory.split(separator: "/")
    if let choice = Context.environment["NINEFOLD_BUNDLE"], !choice.isEmpty {
      // SwiftPM takes relative paths only.
      let top = String(repeating: "../", count: folders.count)
      return choice == "source"
        ? .source : .bundle(.binaryTarget(name: "ninefold", path: top + choice.dropFirst()))
    }
    // SwiftPM and Xcode check out dependencies into a folder of this name.
    guard folders.dropLast().last == "checkouts" else { return .none }
    #if os(Linux) && arch(x86_64)
      if let released {
        return .bundle(.binaryTarget(name: "ninefold", url: releaseURL, checksum: released))
      }
    #endif
    return .source
  }

  var dependencies: [Target.Dependency] {
    switch self {
    case .bundle: ["ninefold"]
    case .source: ["NinefoldTool"]
    case .none: []
    }
  }

  var targets: [Target] { if case .bundle(let target) = self { [target] } else { [] } }

  /// A plugin's program has to be a product with the name of its target.
  var products: [Product] {
    if case .source = self {
      [.executable(name: "NinefoldTool", targets: ["NinefoldTool"])]
    } else {
      []
    }
  }
}

let program = Program.choice()

/// Returns the target of a command.
@MainActor func command(
  _ name: String, verb: String, description: String, permissions: [PluginPermission] = []
) -> Target {
  .plugin(
    name: name,
    capability: .command(
      intent: .custom(verb: verb, description: description), permissions: permissions),
    dependencies: program.dependencies)
}

let package = Package(
  name: "Ninefold",
  products: [
    .library(name: "ConstraintSolver", targets: ["ConstraintSolver"]),
    .library(name: "Ninefold", targets: ["Ninefold"]),
    .library(name: "NinefoldProject", targets: ["NinefoldProject"]),
    .executable(name: "ninefold", targets: ["NinefoldTool"]),
    .plugin(name: "NinefoldLayouts", targets: ["NinefoldLayouts"]),
    .plugin(name: "NinefoldCode", targets: ["NinefoldCode"]),
    .plugin(name: "NinefoldLint", targets: ["NinefoldLint"]),
    .plugin(name: "NinefoldFix", targets: ["NinefoldFix"]),
    .plugin(name: "NinefoldPreview", targets: ["NinefoldPreview"]),
    .plugin(name: "NinefoldCodeCommand", targets: ["NinefoldCodeCommand"]),
    // For the package `Fuzz` alone.
    .library(name: "_FuzzTargets", targets: ["FuzzTargets"]),
  ] + program.products,
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
      name: "InterfaceMerging",
      dependencies: [
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "SystemCalls",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceMergingTests",
      dependencies: [
        "InterfaceMerging",
        "InterfaceSource",
        "InterfaceXML",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceEditing",
      dependencies: [
        "InterfaceMerging",
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "PlatformFacts",
        "StructuredData",
      ],
      resources: [.embedInCode("writing-order.txt")],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceEditingTests",
      dependencies: [
        "InterfaceEditing",
        "InterfaceMerging",
        "InterfaceSource",
        "StructuredData",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceLint",
      dependencies: [
        "ConfigurationReading",
        "InterfaceAssets",
        "InterfaceComposition",
        "InterfaceEditing",
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
        "InterfaceEditing",
        "InterfaceLint",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "SourceScanning",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "JSONRPC",
      dependencies: [
        "InterfaceSource",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "JSONRPCTests",
      dependencies: [
        "JSONRPC",
        "StructuredData",
      ],
      swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: [
        "InterfaceMerging",
        "InterfaceModel",
        "InterfaceSource",
        "InterfaceXML",
        "JSONRPC",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "InterfaceSource",
        "JSONRPC",
        "LanguageServer",
        "StructuredData",
        "TestSupport",
      ],
      swiftSettings: strict),
    .target(
      name: "ContextProtocol",
      dependencies: [
        "StructuredData"
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ContextProtocolTests",
      dependencies: [
        "ContextProtocol",
        "InterfaceSource",
        "StructuredData",
      ],
      swiftSettings: strict),
    .target(
      name: "InterfaceComparison",
      dependencies: [
        "InterfaceMerging",
        "InterfaceSource",
        "InterfaceTraits",
        "InterfaceXML",
        "StructuredData",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceComparisonTests",
      dependencies: [
        "InterfaceComparison",
        "InterfaceSource",
        "InterfaceTraits",
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
        .embedInCode("Page/common.css"),
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
        "InterfaceEditing",
        "InterfaceEmission",
        "InterfaceLayout",
        "InterfaceLint",
        "InterfaceMerging",
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
        "PlatformFacts",
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
        "InterfaceEditing",
        "InterfaceEmission",
        "InterfaceLint",
        "InterfaceMerging",
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
        .embedInCode("Explanations/agents.md"),
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
        "ContextProtocol",
        "EditorCanvas",
        "InterfaceAssets",
        "InterfaceBuilderTool",
        "InterfaceComparison",
        "InterfaceEditing",
        "InterfaceEmission",
        "InterfaceLint",
        "InterfaceMerging",
        "InterfacePicture",
        "InterfaceSource",
        "InterfaceTraits",
        "JSONRPC",
        "LanguageServer",
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
        "ContextProtocol",
        "InterfaceSource",
        "LanguageServer",
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

    // For other packages; see integrations/swiftpm. Links in their folders lead to the files in Plugins/Shared.
    .plugin(
      name: "NinefoldLayouts", capability: .buildTool(),
      dependencies: program.dependencies),
    .plugin(
      name: "NinefoldCode", capability: .buildTool(), dependencies: program.dependencies),
    command("NinefoldLint", verb: "ninefold-lint", description: "Lint storyboards and xibs"),
    command(
      "NinefoldFix", verb: "ninefold-fix", description: "Apply safe fixes to storyboards and xibs",
      permissions: [.writeToPackageDirectory(reason: "Documents are fixed in place.")]),
    command(
      "NinefoldPreview", verb: "ninefold-preview",
      description: "Draw storyboards and xibs on an HTML page"),
    command(
      "NinefoldCodeCommand", verb: "ninefold-code",
      description: "Write Swift code for the names and layouts in storyboards and xibs",
      permissions: [.writeToPackageDirectory(reason: "Interface.swift is written.")]),

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
  ] + program.targets,
  swiftLanguageModes: [.v6]
)
