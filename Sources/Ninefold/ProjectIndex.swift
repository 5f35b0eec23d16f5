import InterfaceAssets
package import InterfaceLint
import InterfaceReading
package import InterfaceSource
import InterfaceXML
import PlatformFacts
package import SourceScanning
import StructuredData

/// Collects the project-wide data that rules need, file by file in any order.
package struct ProjectIndex: Sendable {
  /// The documents that were read.
  package var documents: [DocumentNames] = []
  /// The paths of the documents whose findings are reported, or `nil` for those of all files.
  package var reportedDocuments: Set<String>?
  /// The declarations in the sources, or `nil` if there are none or some could not be read.
  package var sources: DeclarationIndex?
  /// Whether the whole project was read.
  package var isComplete = true
  /// The asset catalogs.
  package var catalogs: [Assets.Catalog] = []
  /// The paths of image files in no catalog.
  package var images: [String] = []
  /// The paths of font files.
  package var fonts: [String] = []
  /// The parts of the project that could not be read, except documents.
  package var gaps: [ProjectGap] = []
  /// The texts by language, and the string catalogs.
  package private(set) var tables: [TextTable] = []
  /// The major version of the SDK that the app is built with, according to the user, or `nil` if it
  /// is not stated.
  package var sdkVersion: Int?
  private var buildSettings: [BuildSettings] = []
  private var assetNamesOfBuilds: Set<String> = []
  private var propertyLists: [LintedProject.PropertyList] = []

  package init() {}

  /// Adds a property list; problems in it are not reported anywhere else, and an invalid one counts
  /// as empty.
  package mutating func addPropertyList(_ file: SourceFile) {
    guard let root = StructuredDocument(propertyList: file).root else {
      let isPointer = GitLFSPointer.isPointer(file.bytes)
      gaps.append(
        ProjectGap(file.path, isPointer ? .pointer : .unreadable, holding: .propertyLists))
      return
    }
    propertyLists.append(LintedProject.PropertyList(path: file.path, root: root))
  }

  /// Adds the `project.pbxproj` of an Xcode project, or an `.xcconfig` file.
  package mutating func addBuildSettings(_ file: SourceFile) {
    guard file.path.lowercased().hasSuffix(".pbxproj") else {
      assetNamesOfBuilds.formUnion(BuildSettings.assetNames(in: file))
      return
    }
    let settings = BuildSettings(reading: file)
    assetNamesOfBuilds.formUnion(settings.assetNames)
    buildSettings.append(settings)
  }

  /// Adds a strings file in the folder of a language, or a string catalog; one that cannot be read
  /// yields a finding.
  package mutating func addTexts(_ file: SourceFile) {
    if file.path.lowercased().hasSuffix(".xcstrings") {
      tables.append(TextTable(catalog: file))
    } else if let table = TextTable(strings: file) {
      tables.append(table)
    }
  }

  /// Returns a file as its locations are counted: the text of a strings file is converted to UTF-8.
  package static func located(_ file: SourceFile) -> SourceFile {
    file.path.lowercased().hasSuffix(".strings") ? StringsTable(reading: file).file : file
  }

  /// Returns the findings of project rules, file by file.
  ///
  /// - Parameters:
  ///   - rules: The rules to check.
  ///   - limit: The maximum number of findings of one rule in a file.
  /// - Returns: The files with findings, in byte order of their paths.
  package func findings(
    _ rules: RuleSelection, limit: Int
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    let found = Linter.check(project, rules: rules, findings: limit)
    guard rules.needsTexts else { return found }
    let damaged = tables.filter { !$0.faults.isEmpty }.map { ($0.path, $0.faults) }
    return Self.merged(found, with: damaged, limit: limit)
  }

  /// Returns whether the findings of rules in the reported documents depend on documents that are not
  /// among those that were read.
  package func needsOtherDocuments(_ rules: RuleSelection) -> Bool {
    Linter.needsOtherDocuments(project, rules: rules)
  }

  /// The input of rules.
  private var project: LintedProject {
    var project = LintedProject(documents: documents, gaps: gaps)
    project.reportedDocuments = reportedDocuments
    project.sources = sources
    project.catalogs = catalogs.map(\.catalog)
    project.images = images
    project.fonts = fonts
    project.propertyLists = propertyLists
    project.tables = tables
    project.buildSettings = buildSettings
    project.assetNamesOfBuilds = assetNamesOfBuilds
    project.statedSDK = sdkVersion.map { SystemVersion($0) }
    project.isComplete = isComplete
    return project
  }

  /// Merges the findings of each file and sorts the files in byte order of their paths.
  private static func merged(
    _ found: [(path: String, diagnostics: [Diagnostic])],
    with others: [(String, [Diagnostic])], limit: Int
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    guard !others.isEmpty else { return found }
    var byPath = Dictionary(uniqueKeysWithValues: found.map { ($0.path, $0.diagnostics) })
    for (path, diagnostics) in others {
      var list = FindingList(limit: limit)
      for diagnostic in diagnostics { list.append(diagnostic) }
      byPath[path, default: []] += list.diagnostics
    }
    return byPath.map { ($0.key, $0.value) }.sorted {
      $0.0.utf8.lexicographicallyPrecedes($1.0.utf8)
    }
  }
}

extension Compiler {
  /// Returns the names that a document that is not compiled defines for others of its project.
  ///
  /// - Parameters:
  ///   - file: The document's bytes.
  ///   - rules: The rules that need the names.
  /// - Returns: The names.
  package mutating func names(of file: SourceFile, for rules: RuleSelection) -> DocumentNames {
    guard let xml = read(file).document else {
      return DocumentNames(
        unreadAt: file.path, isPointer: GitLFSPointer.isPointer(file.bytes))
    }
    let contents = rules.contentsOfNames
    return DocumentNames(
      xml, file, contents,
      uses: contents.contains(.classes) ? ClassReferences(xml, file) : nil)
  }

  /// Returns findings in a document with the objects and scenes that contain their locations.
  package mutating func located(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard let xml = read(file).document else { return diagnostics }
    return DocumentOutline(xml, file: file, vocabulary: DocumentVocabulary(xml))
      .located(diagnostics)
  }
}
