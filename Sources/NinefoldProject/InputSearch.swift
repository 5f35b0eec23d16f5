/// Finds the documents and assets of operands.
package struct InputSearch: Sendable {
  /// The documents, in the order of the operands; those of a folder in byte order of their paths.
  package private(set) var documents: [DocumentInput] = []
  /// The paths of the `.xcassets` folders below the operands, in the same order.
  package private(set) var catalogs: [String] = []
  /// The paths of image files below the operands that are outside any catalog.
  package private(set) var images: [String] = []
  /// The paths of the font files below the operands.
  package private(set) var fonts: [String] = []
  /// The paths of the folders below the operands that contain an Xcode project.
  package private(set) var projects: [String] = []
  /// The paths of the folders below the operands that contain a package manifest.
  package private(set) var packages: [String] = []
  /// The paths of the folders below the operands that contain files of other build systems.
  package private(set) var otherBuilds: [String] = []
  /// The errors for parts below the operands that could not be searched.
  package private(set) var faults: [FileError] = []
  /// The warnings about skipped parts below the operands that may be missed.
  package private(set) var warnings: [SearchWarning] = []
  /// The operands that are folders.
  package private(set) var folders: [String] = []
  /// The operands that are folders without documents, and whether they contain asset catalogs.
  private var emptyFolders: [(path: String, hasCatalogs: Bool)] = []

  /// Searches the operands; a missing operand ends the search with an error.
  package init(_ operands: [String]) throws(FileError) {
    for operand in operands { try add(operand) }
  }

  /// Removes documents below operands.
  package mutating func leaveOut(_ isLeftOut: (DocumentInput) -> Bool) {
    documents.removeAll { $0.origin == .folder && isLeftOut($0) }
  }

  private mutating func add(_ operand: String) throws(FileError) {
    guard operand != "-" else {
      documents.append(
        DocumentInput(path: "-", outputPath: "stdin", origin: .standardInput))
      return
    }
    let kind = try FileError.reading(operand, FileReading.kind(of: operand))
    guard kind == .folder else {
      guard kind == .file else { throw .notAFile(path: operand, kind) }
      documents.append(
        DocumentInput(path: operand, outputPath: Path.lastPart(operand), origin: .operand))
      return
    }
    folders.append(operand)
    let found = FolderSearch(operand)
    documents += found.documents.map {
      DocumentInput(path: Path.join(operand, $0), outputPath: $0, origin: .folder)
    }
    catalogs += found.catalogs.map { Path.join(operand, $0) }
    images += found.images.map { Path.join(operand, $0) }
    fonts += found.fonts.map { Path.join(operand, $0) }
    projects += found.projects.map { $0.isEmpty ? operand : Path.join(operand, $0) }
    packages += found.packages.map { $0.isEmpty ? operand : Path.join(operand, $0) }
    otherBuilds += found.otherBuilds.map { $0.isEmpty ? operand : Path.join(operand, $0) }
    faults += found.faults
    warnings += found.warnings
    if found.documents.isEmpty && found.faults.isEmpty {
      emptyFolders.append((operand, !found.catalogs.isEmpty))
    }
  }

  /// Returns the operands that are folders without documents.
  ///
  /// - Parameter besidesCatalogs: Whether a folder with asset catalogs counts as not empty.
  /// - Returns: The folders.
  package func emptyFolders(besidesCatalogs: Bool = false) -> [String] {
    emptyFolders.filter { !besidesCatalogs || !$0.hasCatalogs }.map(\.path)
  }
}
