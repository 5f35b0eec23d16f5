package import InterfaceSource

/// Where something stands in the files of a configuration.
package struct ConfigurationPlace: Hashable, Sendable {
  /// The index of the file, the outermost first.
  package var file: Int
  /// The bytes.
  package var range: SourceRange

  /// Creates a place.
  package init(file: Int, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
