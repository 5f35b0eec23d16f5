/// Notes about questions that a merge left open.
package enum MergeNote {
  /// How the text of a note begins.
  package static let prefix = "ninefold merge: "
}
