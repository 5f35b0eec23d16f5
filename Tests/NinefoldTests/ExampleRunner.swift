import ConfigurationReading
import InterfaceAssets
import InterfaceComposition
import InterfaceLint
import InterfaceSource
import Ninefold
import SourceScanning

extension DiagnosticKind {
  /// Whether a rule examines whole projects.
  fileprivate static func isOfProject(_ id: String) -> Bool {
    RuleSelection([id]).checksProject
  }
}

/// Inserts the text of an example into the file that it belongs to, and collects the findings.
enum ExampleRunner {
  /// Findings in one file.
  struct Run {
    var file: SourceFile
    var diagnostics: [Diagnostic]
    /// The offset of the example's text in the file.
    var start = 0
  }

  /// The rest of the project that an example belongs to.
  struct ScenePresentation {
    var configuration = ""
    var sources: [DiagnosticExample.File] = []

    init() {}
    init(_ example: DiagnosticExample) {
      configuration = example.configuration
      sources = example.sources
    }
  }

  /// Lints a text.
  ///
  /// - Parameters:
  ///   - text: The text of the example.
  ///   - setting: The kind of file that the text belongs to.
  ///   - rule: The id of the only rule to check.
  ///   - around: The rest of the project that the text belongs to.
  /// - Returns: The findings, file by file.
  static func run(
    _ text: String, in setting: DiagnosticExample.Setting, checking rule: String = "",
    _ around: ScenePresentation = ScenePresentation()
  ) -> [Run] {
    switch setting {
    case .document: [compiled("", text, "", rule, around)]
    case .scenes: [compiled(storyboardHead, text, storyboardTail, rule, around)]
    case .objects: [compiled(xibHead, text, xibTail, rule, around)]
    case .view: [compiled(xibHead + viewHead, text, viewTail + xibTail, rule, around)]
    case .catalog(let folder, let files): catalog(text, folder, files)
    case .strings: [strings(text) { StringsTable(reading: $0).diagnostics }]
    case .stringCatalog: [strings(text) { StringCatalog(reading: $0).diagnostics }]
    case .configuration: [configuration(text)]
    case .propertyList:
      [strings(text) { ApplicationInformation(reading: $0).diagnostics }]
    case .project(let path, let others):
      project(others.filter { $0.path != path } + [.init(path, text)], rule)
    }
  }

  /// Returns the findings of a project rule in files; an empty text means no file.
  private static func project(_ files: [DiagnosticExample.File], _ rule: String) -> [Run] {
    let files = files.filter { !$0.text.isEmpty || !$0.path.hasSuffix(".json") }
      .map { SourceFile(path: $0.path, bytes: Array($0.text.utf8)) }
    let rules = RuleSelection([rule])
    var compiler = Compiler()
    var index = ProjectIndex()
    var sources: [SourceDeclarations] = []
    var catalogs: [String: [Assets.File]] = [:]
    for file in files {
      let parts = file.path.split(separator: "/").map { String($0) }
      if let top = parts.firstIndex(where: { $0.hasSuffix(".xcassets") }) {
        let bytes = file.bytes
        let place = parts[(top + 1)...].joined(separator: "/")
        catalogs[parts[...top].joined(separator: "/"), default: []].append(
          Assets.File(path: place) { Array(bytes.prefix($0)) })
      } else if let source = SourceDeclarations.scan(path: file.path, file.bytes) {
        sources.append(source)
      } else if file.path.hasSuffix(".plist") {
        index.addPropertyList(file)
      } else if file.path.hasSuffix(".pbxproj") {
        index.addBuildSettings(file)
      } else if file.path.hasSuffix("strings") {
        index.addTexts(file)
      } else if file.path.hasSuffix(".ttf") {
        index.fonts.append(file.path)
      } else {
        index.documents.append(compiler.names(of: file, for: rules))
      }
    }
    index.sources = sources.isEmpty ? nil : DeclarationIndex(sources)
    index.catalogs = catalogs.map { Assets.Catalog(path: $0.key, files: $0.value) }
    let ofCatalogs = index.catalogs.flatMap { $0.findings { _ in true } }.map {
      Run(file: $0.file, diagnostics: $0.diagnostics)
    }
    let found =
      ofCatalogs
      + index.findings(rules, limit: compiler.options.limits.findings).map { found in
        Run(
          file: files.first { $0.path == found.path } ?? SourceFile(path: found.path, bytes: []),
          diagnostics: found.diagnostics)
      }
    // Rules for documents see the asset catalogs in the same folder.
    guard let last = files.last, last.path.hasSuffix(".xib"), !DiagnosticKind.isOfProject(rule)
    else { return found }
    let compilation = compiler.compile(last, assets: Assets(catalogs: index.catalogs))
    let diagnostics =
      compilation.diagnostics + compiler.lint(compilation, rules: [rule]).diagnostics
    return found + [Run(file: last, diagnostics: diagnostics)]
  }

  private static func compiled(
    _ head: String, _ text: String, _ tail: String, _ rule: String, _ around: ScenePresentation
  ) -> Run {
    let file = SourceFile(path: "Example.xib", bytes: Array((head + text + tail).utf8))
    var compiler = Compiler()
    var request = LintRequest(rules: RuleSelection([rule]))
    if !around.configuration.isEmpty {
      let section = ProjectConfiguration(
        reading: [SourceFile(path: ".ninefold.yml", bytes: Array(around.configuration.utf8))]
      ).sections[LintSection.self]
      request.settings = LintSettings(
        section, policy: LintPolicy(section, paths: ["Example.xib"]))
    }
    if !around.sources.isEmpty {
      request.declarations = DeclarationIndex(
        around.sources.compactMap {
          SourceDeclarations.scan(path: $0.path, Array($0.text.utf8))
        })
    }
    let compilation = compiler.compile(file)
    var diagnostics =
      compilation.diagnostics + compiler.lint(compilation, request).diagnostics
    if DiagnosticKind.ofComposition.contains(where: { $0.id == rule }) {
      let app = StoryboardApp([.init(name: "Example", compilation: compilation)])
      diagnostics += app.findings.flatMap { $0 }
    }
    return Run(file: file, diagnostics: diagnostics, start: head.utf8.count)
  }

  private static func catalog(_ text: String, _ folder: String, _ files: [String]) -> [Run] {
    var sources = files.map { path in
      AssetFile(path: path, bytes: path.hasSuffix(".json") ? Array("{}".utf8) : [])
    }
    if !text.isEmpty {
      sources.append(AssetFile(path: folder + "Contents.json", bytes: Array(text.utf8)))
    }
    let catalog = Catalog(
      reading: AssetCatalogSource(path: "Example.xcassets", files: sources))
    return catalog.findings.map { Run(file: $0.file, diagnostics: $0.diagnostics) }
  }

  private static func strings(_ text: String, _ read: (SourceFile) -> [Diagnostic]) -> Run {
    let file = SourceFile(path: "Example.strings", bytes: Array(text.utf8))
    return Run(file: file, diagnostics: read(file))
  }

  private static func configuration(_ text: String) -> Run {
    let file = SourceFile(path: ".ninefold.yml", bytes: Array(text.utf8))
    let found = ProjectConfiguration(reading: [file]).findings
    return Run(file: file, diagnostics: found.flatMap(\.diagnostics))
  }

  private static let storyboardHead =
    head(of: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB") + "    <scenes>\n"
  private static let storyboardTail = "\n    </scenes>\n</document>\n"
  private static let xibHead =
    head(of: "com.apple.InterfaceBuilder3.CocoaTouch.XIB") + "    <objects>\n"
  private static let xibTail = "\n    </objects>\n</document>\n"
  private static let viewHead = """
    <view contentMode="scaleToFill" id="root">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>

    """
  private static let viewTail = "\n</view>"

  private static func head(of type: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="22505" targetRuntime="iOS.CocoaTouch" \
    propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
    colorMatched="YES">
        <device id="retina6_12" orientation="portrait" appearance="light"/>

    """
  }
}
