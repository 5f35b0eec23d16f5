package import InterfaceAssets
package import PlatformFacts
package import SourceScanning
package import StructuredData

/// The input of rules about projects: all names by which a project's files refer to each other.
package struct LintedProject: Sendable {
  /// A property list of the project.
  package struct PropertyList: Sendable {
    /// The path as the user passed it.
    let path: String
    /// The parsed content of the file.
    let root: StructuredValue

    /// Creates a property list from its parsed content.
    package init(path: String, root: StructuredValue) {
      self.path = path
      self.root = root
    }
  }

  /// All documents of the project, in byte order of their paths.
  package let documents: [DocumentNames]
  /// The paths of the documents whose findings are reported, or `nil` for those of all files.
  ///
  /// Rules need not check others.
  package var reportedDocuments: Set<String>?
  /// The declarations and names in the sources, or `nil` if there are no sources or not all could
  /// be read.
  package var sources: DeclarationIndex?
  /// Whether the whole project was examined.
  ///
  /// If not, objects that seem missing may be elsewhere.
  package var isComplete = true
  /// The asset catalogs.
  package var catalogs: [Catalog] = []
  /// The paths of the image files outside catalogs.
  package var images: [String] = []
  /// The paths of the font files.
  package var fonts: [String] = []
  /// The property lists, `Info.plist` files and others.
  package var propertyLists: [PropertyList] = [] {
    didSet { propertyLists = Self.sorted(propertyLists, by: \.path) }
  }

  /// The build settings of the Xcode projects.
  package var buildSettings: [BuildSettings] = []
  /// The names of assets that build settings name.
  package var assetNamesOfBuilds: Set<String> = []
  /// The SDK that the app is built with, according to the user, or `nil` if it is not stated.
  package var statedSDK: SystemVersion?

  /// The device families of the targets, one set for each declaration in the build settings.
  var deviceFamilies: [Set<Int>] { buildSettings.flatMap(\.deviceFamilies) }

  /// The texts by language, and the string catalogs, if any rule needs them.
  package var tables: [TextTable] = [] {
    didSet { tables = Self.sorted(tables, by: \.path) }
  }

  /// The parts of the project that could not be examined, in byte order of their paths.
  private let gaps: [ProjectGap]

  /// Creates a project with documents; its other properties are set afterwards.
  ///
  /// - Parameters:
  ///   - documents: The documents, in any order.
  ///   - gaps: The parts other than documents that could not be examined.
  package init(documents: [DocumentNames] = [], gaps: [ProjectGap] = []) {
    let unread = documents.filter { !$0.isRead }.map {
      ProjectGap($0.path, $0.isPointer ? .pointer : .unreadable, holding: .documents)
    }
    self.gaps = Self.sorted(gaps + unread, by: \.path)
    self.documents = Self.sorted(documents, by: \.path)
  }

  private static func sorted<Part>(_ parts: [Part], by path: (Part) -> String) -> [Part] {
    let isSorted = zip(parts, parts.dropFirst()).allSatisfy {
      !path($1).utf8.lexicographicallyPrecedes(path($0).utf8)
    }
    // Without a copy.
    if isSorted { return parts }
    return parts.sorted { path($0).utf8.lexicographicallyPrecedes(path($1).utf8) }
  }

  /// Returns the parts that could not be examined and may contain the missing object.
  ///
  /// - Parameters:
  ///   - contents: The contents that the rule looks for.
  ///   - dependencies: Whether to include pods and packages, which do not refer to the app's own
  ///     names.
  /// - Returns: The parts, in byte order of their paths.
  func gaps(_ contents: ProjectGap.Contents, dependencies: Bool = true) -> [ProjectGap] {
    gaps.filter {
      !$0.contents.isDisjoint(with: contents) && (dependencies || !$0.isDependency)
    }
  }

  /// Returns the parts that could not be examined and may contain documents, including documents
  /// that could not be read.
  func gapsWithDocuments(dependencies: Bool = true) -> [ProjectGap] {
    gaps(.documents, dependencies: dependencies).filter { $0.contents.contains(.sources) }
  }

  /// The parts that could not be examined and may contain scenes and segues, which xibs do not
  /// have.
  var storyboardGaps: [ProjectGap] {
    gaps(.documents).filter { !$0.path.utf8.suffix(4).elementsEqual(".xib".utf8) }
  }

  /// Returns the gaps for unreadable documents of the project.
  func gaps(of documents: [DocumentNames]) -> [ProjectGap] {
    let paths = Set(documents.map(\.path))
    return gaps.filter { paths.contains($0.path) }
  }

  /// The documents whose findings are reported.
  var checkedDocuments: [DocumentNames] {
    guard let reportedDocuments else { return documents }
    return documents.filter { reportedDocuments.contains($0.path) }
  }

  /// Returns the storyboards with a name, including those for one kind of device.
  func storyboards(named name: String) -> [DocumentNames] {
    documents.filter { $0.isStoryboard && $0.baseName == DocumentNames.baseName(of: name) }
  }
}
