/// Size classes as people write them: `compact height`, `regular width`, or the key of a variation.
enum TraitText {
  /// Returns the key of a variation, such as `heightClass=compact-widthClass=regular`.
  ///
  /// - Throws: `badOperation` if the text names no size class.
  static func key(_ text: String) throws(EditFault) -> String {
    var classes: [String: String] = [:]
    var size: String?
    let separators: Set<Character> = [" ", "-", ",", "×"]
    for word in text.split(whereSeparator: separators.contains).map({ $0.lowercased() }) {
      let parts = word.split(separator: word.contains("=") ? "=" : ":").map(String.init)
      if parts.count == 2, let name = names[parts[0]], sizes.contains(parts[1]) {
        classes[name] = parts[1]
      } else if sizes.contains(word) {
        size = word
      } else if let name = names[word], let known = size {
        classes[name] = known
        size = nil
      } else {
        throw fault(text)
      }
    }
    guard size == nil, !classes.isEmpty else { throw fault(text) }
    return classes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: "-")
  }

  private static func fault(_ text: String) -> EditFault {
    .badOperation("'\(text)' names no size class, such as 'compact height' or 'regular width'")
  }

  private static let sizes: Set<String> = ["compact", "regular"]
  private static let names = [
    "h": "heightClass", "height": "heightClass", "heightclass": "heightClass", "w": "widthClass",
    "width": "widthClass", "widthclass": "widthClass",
  ]
}
