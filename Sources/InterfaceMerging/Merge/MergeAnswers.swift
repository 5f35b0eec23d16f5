/// Answers to questions of a merge, in advance.
package struct MergeAnswers: Sendable {
  /// The treatment of objects that one side deletes and the other changes.
  package enum Deletions: String, Sendable, CaseIterable {
    case ask
    case delete
    case keep
  }

  /// Which frame a view has that both sides moved and that nothing else positions.
  package enum Frames: String, Sendable, CaseIterable {
    case ask
    case ours
    case theirs
  }

  package var deletions = Deletions.ask
  package var frames = Frames.ask
  /// The sides to take, by the subject of the question: an id, or an id and a property.
  package var sides: [String: MergeSide] = [:]

  package init() {}

  /// Reads an answer such as `theirs:cn1-aa-001`.
  ///
  /// - Returns: The subject and the side, or `nil` if the text is no answer.
  package static func parse(_ text: String) -> (subject: String, side: MergeSide)? {
    let parts = text.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let side = MergeSide(rawValue: String(parts[0])) else { return nil }
    return (String(parts[1]), side)
  }
}
