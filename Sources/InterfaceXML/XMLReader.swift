package import InterfaceSource

/// Reads XML documents.
///
/// Nearly all of them are plain enough for `PlainXMLScanner`; libxml2 reads the others, and says of all that are not
/// well formed what is wrong. It is not touched before a file needs it.
///
/// Nothing outside the given bytes is ever opened.
package enum XMLReader {
  /// Reads one file.
  ///
  /// The answer holds the document, or else exactly one error that says what the file is or where it
  /// is broken.
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

  /// Reads one file with libxml2, whatever it is: for tests, to which it is the truth.
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

  /// Reads one file without libxml2: for tests.
  ///
  /// The answer is nil when only libxml2 can read the file, or say what is wrong with it.
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
