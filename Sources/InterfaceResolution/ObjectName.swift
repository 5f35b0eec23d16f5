/// The name of an object in messages and comparisons: `label "Sign in" (Aa1-bB-2cC)`.
package enum ObjectName {
  /// The maximum number of characters of a text in a name.
  private static let longest = 40

  /// Returns the name of an object.
  ///
  /// - Parameters:
  ///   - element: The kind of the object, as the document spells it.
  ///   - label: The label by which users recognize the object, preferably the text that it shows,
  ///     or `nil` or empty if there is none.
  ///   - id: The id of the object, or `nil` if it has none.
  /// - Returns: The name.
  package static func text(_ element: String, _ label: String?, id: String?) -> String {
    let label = label.map { shortened($0) } ?? ""
    return element + (label.isEmpty ? "" : " \"\(label)\"") + (id.map { " (\($0))" } ?? "")
  }

  /// Returns a text as a single line, without enclosing marks.
  private static func shortened(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    var isBlank = true
    for scalar in text.unicodeScalars {
      guard scalars.count <= longest else { break }
      let isWhite = scalar.properties.isWhitespace
      if isWhite, isBlank { continue }
      isBlank = isWhite
      scalars.append(isWhite ? " " : scalar == "\"" ? "'" : scalar)
    }
    if scalars.last == " " { scalars.removeLast() }
    guard scalars.count > longest else { return String(scalars) }
    return String(String.UnicodeScalarView(scalars.prefix(longest - 1))) + "…"
  }
}
