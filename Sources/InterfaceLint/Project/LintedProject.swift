package import InterfaceAssets
package import SourceScanning
package import StructuredData

/// What rules of projects see: everything that a project's files say of each other by name.
package struct LintedProject: Sendable {
  /// A property list of the project.
  package struct PropertyList: Sendable {
    /// The path as the user gave it.
    let path: String
    /// What the file is.
    let root: StructuredValue

    /// Takes a property list that has been read.
    package init(path: String, root: StructuredValue) {
      self.path = path
      self.root = root
    }
  }

  /// All documents of the project, in byte order of their paths.
  package let documents: [DocumentNames]
  /// What its sources declare and name; nil where there are none, or not all could be read.
  package var sources: DeclarationIndex?
  /// Whether all of it was looked into; if not, what it seems to lack may lie elsewhere.
  package var isWhole = true
  /// Its asset catalogs.
  package var catalogs: [Catalog] = []
  /// The paths of its image files that are in no catalog.
  package var images: [String] = []
  /// The paths of its font files.
  package var fonts: [String] = []
  /// The `Info.plist` files among its property lists, and others.
  package var propertyLists: [PropertyList] = [] {
    didSet { propertyLists = Self.sorted(propertyLists, by: \.path) }
  }

  /// The kinds of devices that its targets are for, by what the build settings of Xcode's project say in one place each.
  package var deviceFamilies: [Set<Int>] = []

  /// Its texts by language, and its string catalogs, where some rule asks for them.
  package var tables: [TextTable] = [] {
    didSet { tables = Self.sorted(tables, by: \.path) }
  }

  /// What could not be looked into, in byte order of the paths.
  private let gaps: [ProjectGap]

  /// A project of documents; what else is in it is set afterwards.
  ///
  /// - Parameters:
  ///   - documents: The documents, in any order.
  ///   - gaps: What could not be looked into besides documents.
  package init(documents: [DocumentNames] = [], gaps: [ProjectGap] = []) {
    let unread = documents.filter { !$0.isRead }.map {
      ProjectGap($0.path, $0.isPointer ? .pointer : .unreadable, holding: .documents)
    }
    self.gaps = Self.sorted(gaps + unread, by: \.path)
    self.documents = Self.sorted(documents, by: \.path)
  }

  private static func sorted<Part>(_ parts: [Part], by path: (Part) -> String) -> [Part] {
    parts.sorted { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
  }

  /// What could not be looked into and may have what a rule misses.
  ///
  /// - Parameters:
  ///   - contents: What the rule looks for.
  ///   - dependencies: Whether pods and packages count, which know nothing of the app's own names.
  /// - Returns: The parts, in byte order of their paths.
  func gaps(_ contents: ProjectGap.Contents, dependencies: Bool = true) -> [ProjectGap] {
    gaps.filter {
      !$0.contents.isDisjoint(with: contents) && (dependencies || !$0.isDependency)
    }
  }

  /// What could not be looked into and may have whole documents, be they readable or not.
  func gapsWithDocuments(dependencies: Bool = true) -> [ProjectGap] {
    gaps([.documents], dependencies: dependencies).filter { $0.contents.contains(.sources) }
  }

  /// What could not be looked into and may have scenes and segues, which a xib has none of.
  var storyboardGaps: [ProjectGap] {
    gaps(.documents).filter { !$0.path.utf8.suffix(4).elementsEqual(".xib".utf8) }
  }

  /// Documents of the project as what could not be looked into.
  func gaps(of documents: [DocumentNames]) -> [ProjectGap] {
    let paths = Set(documents.map(\.path))
    return gaps.filter { paths.contains($0.path) }
  }

  /// The storyboards of a name; those for one kind of device count too.
  func storyboards(named name: String) -> [DocumentNames] {
    documents.filter { $0.isStoryboard && $0.baseName == DocumentNames.baseName(of: name) }
  }
}
