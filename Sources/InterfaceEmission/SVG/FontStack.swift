/// The fonts of a picture.
///
/// They include similar ones, because the platform's fonts are rarely installed.
package enum FontStack {
  /// The system font and similar fonts.
  package static let system =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  /// Returns a family, followed by the system font.
  ///
  /// Only letters, digits, spaces and hyphens of the family's name are preserved.
  static func family(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
        || scalar == "-"
    }
    guard !safe.isEmpty else { return system }
    return "'\(String(String.UnicodeScalarView(safe)))', \(system)"
  }
}
