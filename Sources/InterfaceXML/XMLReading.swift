package import InterfaceSource

/// What came of reading a file.
package struct XMLReading: Sendable, Equatable {
  /// The elements; nil when the file is not a well-formed document.
  package var document: XMLDocument?
  /// What is wrong with the file: exactly one error when there is no document, else nothing.
  package var diagnostics: [Diagnostic]
}
