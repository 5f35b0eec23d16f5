package import InterfaceAssets
package import PropertyListReading
package import SourceScanning

/// What rules of projects see: everything that a project's files say of each other by name.
package struct LintedProject: Sendable {
  /// A property list of the project.
  package struct PropertyList: Sendable {
    /// The path as the user gave it.
    let path: String
    /// What the file is.
    let root: PropertyListValue

    /// Takes a property list that has been read.
    package init(path: String, root: PropertyListValue) {
      self.path = path
      self.root = root
    }
  }

  /// All documents of the project, in byte order of their paths.
  package let documents: [DocumentNames]
  /// What its sources declare and name; nil where there are none, or not all could be read.
  package let sources: DeclarationIndex?
  /// Whether all of it was looked into; if not, what it seems to lack may lie elsewhere.
  package let isWhole: Bool
  /// Its asset catalogs.
  package let catalogs: [Catalog]
  /// The paths of its image files that are in no catalog.
  package let images: [String]
  /// The paths of its font files.
  package let fonts: [String]
  /// The `Info.plist` files among its property lists, and others.
  package let propertyLists: [PropertyList]

  /// The kinds of devices that its targets are for, by what the build settings of Xcode's project say in one place each.
  package let deviceFamilies: [Set<Int>]

  /// Its texts by language, and its string catalogs, where some rule asks for them.
  package let tables: [TextTable]

  package init(
    documents: [DocumentNames] = [], sources: DeclarationIndex? = nil, catalogs: [Catalog] = [],
    images: [String] = [], fonts: [String] = [], propertyLists: [PropertyList] = [],
    tables: [TextTable] = [], deviceFamilies: [Set<Int>] = [], isWhole: Bool = true
  ) {
    self.deviceFamilies = deviceFamilies
    self.isWhole = isWhole
    self.documents = documents.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.sources = sources
    self.catalogs = catalogs
    self.images = images
    self.fonts = fonts
    self.tables = tables.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    self.propertyLists = propertyLists.sorted {
      $0.path.utf8.lexicographicallyPrecedes($1.path.utf8)
    }
  }

  /// The storyboards of a name; those for one kind of device count too.
  func storyboards(named name: String) -> [DocumentNames] {
    documents.filter { $0.isStoryboard && $0.baseName == DocumentNames.baseName(of: name) }
  }
}
