package import InterfaceSource

/// A range in one of the files of a configuration.
package struct ConfigurationRange: Hashable, Sendable {
  /// The index of the file; the outermost file is first.
  package var file: Int
  package var range: SourceRange

  package init(file: Int, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
