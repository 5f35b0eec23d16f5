package import InterfaceSource

/// The changes of watched files since a run began.
package struct FileChanges: Sendable {
  /// The paths of the files that changed, in any order.
  package private(set) var paths: Set<PathKey> = []
  /// Whether folders may have changed too, or it is unknown which files changed.
  package var needsSearch = false

  package init() {}

  /// Changes of which nothing is known.
  package static var unknown: FileChanges {
    var changes = FileChanges()
    changes.needsSearch = true
    return changes
  }

  /// Whether nothing changed.
  package var isEmpty: Bool { paths.isEmpty && !needsSearch }

  /// Adds a file.
  mutating func add(_ path: PathKey) { paths.insert(path) }
}
