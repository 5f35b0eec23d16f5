package import InterfaceSource

/// The result of reading a file.
package struct XMLReading: Sendable, Equatable {
  /// The elements, or `nil` if the file is not a well-formed document.
  package var document: XMLDocument?
  /// The diagnostics: exactly one error if there is no document, else none.
  package var diagnostics: [Diagnostic]
}
