import InterfaceSource
import StructuredData

/// Readable descriptions of attributed texts in layout files.
enum StyledTextDescription {
  /// Returns the characters of an attributed text, or `nil` if it is none.
  static func text(_ json: String) -> String? {
    guard json.utf8.first == UInt8(ascii: "{") else { return nil }
    let file = SourceFile(path: "", bytes: Array(json.utf8))
    let fragments = StructuredDocument(json: file).root?["fragments"]?.array
    return fragments?.compactMap { $0["content"]?.string }.joined()
  }
}
