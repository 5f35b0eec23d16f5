/// The names of the system font in attributed text.
package enum SystemFontName {
  /// Returns the weight of the system font with a PostScript name such as `.SFUIText-Semibold` or
  /// `.AppleSystemUIFontBold`, or `nil` for another font or design.
  ///
  /// Documents of 8 public projects contain such names, nearly all `.AppleSystemUIFont`.
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
