/// The forms of what changed.
enum ComparisonFormat: String, Sendable, CaseIterable {
  case text, json, markdown, html

  /// The names of all forms, for people.
  static let names = "text, json, markdown or html"
}
