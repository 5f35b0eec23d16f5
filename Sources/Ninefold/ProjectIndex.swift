import InterfaceAssets
package import InterfaceLint
import InterfaceReading
package import InterfaceSource
import InterfaceXML
package import SourceScanning
import StructuredData

/// Gathers what only the whole of a project knows, file by file in any order.
package struct ProjectIndex: Sendable {
  /// Documents that were read.
  package var documents: [DocumentNames] = []
  /// What the sources declare; nil where there are none or not all could be read.
  package var sources: DeclarationIndex?
  /// Whether all of the project was looked into.
  package var isWhole = true
  /// The asset catalogs.
  package var catalogs: [Assets.Catalog] = []
  /// The paths of image files in no catalog.
  package var images: [String] = []
  /// The paths of font files.
  package var fonts: [String] = []
  /// What could not be looked into, but for documents.
  package var gaps: [ProjectGap] = []
  /// Texts by language, and string catalogs.
  package private(set) var tables: [TextTable] = []
  private var deviceFamilies: [Set<Int>] = []
  private var propertyLists: [LintedProject.PropertyList] = []

  package init() {}

  /// Adds a property list; what is wrong with it is told nowhere else, and it counts as empty.
  package mutating func addPropertyList(_ file: SourceFile) {
    guard let root = StructuredDocument(propertyList: file).root else {
      let isPointer = GitLFSPointer.isPointer(file.bytes)
      gaps.append(
        ProjectGap(file.path, isPointer ? .pointer : .unreadable, holding: .propertyLists))
      return
    }
    propertyLists.append(LintedProject.PropertyList(path: file.path, root: root))
  }

  /// Adds a project of Xcode, `project.pbxproj`.
  package mutating func addBuildSettings(_ file: SourceFile) {
    deviceFamilies += BuildSettings.deviceFamilies(in: file.bytes)
  }

  /// Adds a strings file in the folder of a language, or a string catalog; that it cannot be read is among the findings.
  package mutating func addTexts(_ file: SourceFile) {
    if file.path.lowercased().hasSuffix(".xcstrings") {
      tables.append(TextTable(catalog: file))
    } else if let table = TextTable(strings: file) {
      tables.append(table)
    }
  }

  /// A file as places in it are counted: a strings file's text converted to UTF-8.
  package static func placed(_ file: SourceFile) -> SourceFile {
    file.path.lowercased().hasSuffix(".strings") ? StringsTable(reading: file).file : file
  }

  /// What rules of projects find, file by file.
  ///
  /// - Parameters:
  ///   - rules: The rules that are checked.
  ///   - limit: How many findings of one rule are kept in a file.
  /// - Returns: The findings of the files that have any, in byte order of the paths.
  package func findings(
    _ rules: RuleSelection, limit: Int
  ) -> [(path: String, diagnostics: [Diagnostic])] {
    var project = LintedProject(documents: documents, gaps: gaps)
    project.sources = sources
    project.catalogs = catalogs.map(\.catalog)
    project.images = images
    project.fonts = fonts
    project.propertyLists = propertyLists
    project.tables = tables
    project.deviceFamilies = deviceFamilies
    project.isWhole = isWhole
    let found = Linter.check(project, rules: rules, findings: limit)
    guard rules.needsTexts else { return found }
    let damaged = tables.filter { !$0.faults.isEmpty }.map { ($0.path, $0.faults) }
    return Self.merged(found, with: damaged, limit: limit)
  }

  /// Findings of files, each file once, in byte order of the paths.
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
  /// What a document that is not compiled offers to others of its project by name.
  ///
  /// - Parameters:
  ///   - file: The document's bytes.
  ///   - rules: The rules that want to know.
  /// - Returns: The names.
  package mutating func names(of file: SourceFile, for rules: RuleSelection) -> DocumentNames {
    guard let xml = read(file).document else {
      return DocumentNames(
        unreadAt: file.path, isPointer: GitLFSPointer.isPointer(file.bytes))
    }
    let contents = rules.contentsOfNames
    return DocumentNames(
      xml, file, texts: contents.contains(.texts),
      uses: contents.contains(.classes) ? ClassUses(xml, file) : nil)
  }

  /// Findings in a document with the objects and scenes that their places are in.
  package mutating func located(_ diagnostics: [Diagnostic], in file: SourceFile) -> [Diagnostic] {
    guard let xml = read(file).document else { return diagnostics }
    return DocumentOutline(xml, file: file, vocabulary: DocumentVocabulary(xml))
      .located(diagnostics)
  }
}
