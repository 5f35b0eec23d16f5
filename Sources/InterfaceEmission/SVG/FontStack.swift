/// The fonts that a picture asks for: similar ones follow, since the platform's are rarely at hand.
package enum FontStack {
  /// The system font and what looks like it.
  package static let system =
    "-apple-system, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  /// A family with the system font behind it.
  ///
  /// Only letters, digits, spaces and hyphens of the family's name are kept.
  static func family(_ name: String) -> String {
    let safe = name.unicodeScalars.filter { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
        || scalar == "-"
    }
    guard !safe.isEmpty else { return system }
    return "'\(String(String.UnicodeScalarView(safe)))', \(system)"
  }
}
