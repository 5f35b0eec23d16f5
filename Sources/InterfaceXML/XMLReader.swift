package import InterfaceSource

/// The reader of XML documents.
///
/// Nearly all of them are plain enough for `PlainXMLScanner`; libxml2 reads the others, and reports
/// the problems of all that are not well formed. It is not initialized before a file requires it.
///
/// Nothing outside the given bytes is ever opened.
package enum XMLReader {
  /// Reads one file.
  ///
  /// The result contains the document, or else exactly one error that identifies the file's kind or
  /// the location of the problem.
  package static func read(_ file: SourceFile, limits: XMLLimits = .standard) -> XMLReading {
    file.bytes.withUnsafeBufferPointer { bytes in
      var check = FileCheck(bytes: bytes, limits: limits)
      if let diagnostic = check.diagnostic() {
        return XMLReading(document: nil, diagnostics: [diagnostic])
      }
      if !check.hasForbiddenCharacters,
        let document = PlainXMLScanner.document(bytes, limits: limits)
      {
        return XMLReading(document: document, diagnostics: [])
      }
      return LibXML2Reader(bytes, limits: limits).read()
    }
  }

  /// Reads a file with libxml2 in any case: for tests, which use it as the reference.
  package static func readWithLibXML2(
    _ file: SourceFile, limits: XMLLimits = .standard
  ) -> XMLReading {
    file.bytes.withUnsafeBufferPointer { bytes in
      var check = FileCheck(bytes: bytes, limits: limits)
      if let diagnostic = check.diagnostic() {
        return XMLReading(document: nil, diagnostics: [diagnostic])
      }
      return LibXML2Reader(bytes, limits: limits).read()
    }
  }

  /// Reads a file without libxml2: for tests.
  ///
  /// The result is `nil` if only libxml2 can read the file, or report the problem with it.
  package static func readWithoutLibXML2(
    _ file: SourceFile, limits: XMLLimits = .standard
  ) -> XMLDocument? {
    file.bytes.withUnsafeBufferPointer { bytes in
      var check = FileCheck(bytes: bytes, limits: limits)
      guard check.diagnostic() == nil, !check.hasForbiddenCharacters else { return nil }
      return PlainXMLScanner.document(bytes, limits: limits)
    }
  }
}
