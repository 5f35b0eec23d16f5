/// A text that equals its own bytes and nothing else.
///
/// Texts of Swift are equal when they look the same, however letters and their marks are encoded; names in documents and bundles
/// are not.
struct ExactText: Hashable, Sendable {
  /// The text.
  let text: String

  init(_ text: String) { self.text = text }

  static func == (first: ExactText, second: ExactText) -> Bool {
    first.text.utf8.elementsEqual(second.text.utf8)
  }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
    hasher.combine(0xFF as UInt8)
  }
}
