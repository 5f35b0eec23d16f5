/// Names by which attributed texts call the system font.
package enum SystemFontName {
  /// The weight of the system font of a PostScript name such as `.SFUIText-Semibold` or `.AppleSystemUIFontBold`; nil for
  /// the name of
  /// another font or of another design.
  ///
  /// Documents of 8 public projects have such names, nearly all `.AppleSystemUIFont`.
  package static func weight(_ name: String) -> FontWeight? {
    guard let prefix = prefixes.first(where: name.hasPrefix) else { return nil }
    var style = name.dropFirst(prefix.count).lowercased()[...]
    for word in ["-", "text", "display", "italic", "g"] {
      if style.hasPrefix(word) { style = style.dropFirst(word.count) }
    }
    // Other designs of the system font have other widths.
    if ["mono", "rounded", "serif", "compact"].contains(where: style.contains) { return nil }
    if style.contains("emphasized") { return .semibold }
    return FontWeight.allCases.first { style.contains($0.documentName.lowercased()) } ?? .regular
  }

  private static let prefixes = [".AppleSystemUIFont", ".SFNS", ".SFUI"]
}
