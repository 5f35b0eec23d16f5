/// The forms of a transition.
enum TransitionFormat: String, Sendable, CaseIterable {
  case text, json, svg

  /// The names of all forms, for people.
  static let names = "text, json or svg"
}
