/// The folders in which package managers and builds store third-party code.
package enum VendoredFolders {
  /// The names of the folders.
  package static let names = [
    "Pods", "Carthage", ".build", "DerivedData", "node_modules", "SourcePackages",
  ]

  /// Returns whether a component of a path is such a folder.
  package static func contain(_ path: String) -> Bool {
    path.utf8.split(separator: UInt8(ascii: "/")).contains { part in
      names.contains { part.elementsEqual($0.utf8) }
    }
  }
}
