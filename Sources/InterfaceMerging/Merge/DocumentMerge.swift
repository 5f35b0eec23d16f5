import InterfaceSource
package import InterfaceTraits

/// A merge of two versions of a document with a common ancestor.
///
/// Objects correspond by their ids, and everything else by the object that it belongs to. What one
/// side alone changed is taken from it; what both changed differently is a question, and the result
/// is ours there. See `docs/internals/merging.md` for the rules.
package struct DocumentMerge: Sendable {
  /// The merged document: the bytes of ours with the changes of theirs.
  package private(set) var bytes: [UInt8]
  /// The open questions, in the order of the document.
  package private(set) var questions: [MergeQuestion]
  /// The decisions that people may want to know, in English.
  package private(set) var notes: [String]
  /// The subjects of answers that answered a question or named an object.
  package private(set) var used: Set<String>
  private var tree: MergedTree?

  /// Merges the versions of a document.
  ///
  /// - Parameters:
  ///   - input: The versions.
  ///   - answers: What decides questions in advance.
  package init(_ input: MergeInput, answers: MergeAnswers = MergeAnswers()) {
    questions = []
    notes = []
    used = []
    // A side that means the same as the base adds nothing but its spelling.
    if answers.sides.isEmpty, let side = Self.sideAsItIs(input) {
      bytes = input[side].file.bytes
      return
    }
    var tree = MergedTree(input, answers)
    tree.merge()
    bytes = MergeWriter(tree).bytes()
    questions = tree.questions
    notes = tree.notes
    used = tree.used
    self.tree = tree
  }

  /// Returns the side whose bytes are the result because the other means the same as the base, or
  /// `nil` if both changed something.
  private static func sideAsItIs(_ input: MergeInput) -> MergeSide? {
    if input.ours.file.bytes == input.theirs.file.bytes { return .ours }
    if input.base.means(sameAs: input.theirs) {
      // If none changes the meaning, the one with another spelling counts.
      return input.ours.file.bytes == input.base.file.bytes ? .theirs : .ours
    }
    return input.base.means(sameAs: input.ours) ? .theirs : nil
  }

  /// Returns an earlier state of a document with the meaning of a later one: without the changes that
  /// only the editor made.
  ///
  /// - Parameters:
  ///   - input: The earlier state as base and ours, the later one as theirs.
  ///   - moved: The ids of views that layout moves between the states; not evaluated if both mean
  ///     the same.
  /// - Returns: The bytes, those of the earlier state if both mean the same.
  package static func settled(
    _ input: MergeInput, moved: @autoclosure () -> Set<String>
  ) -> [UInt8] {
    if input.base.means(sameAs: input.theirs) { return input.ours.file.bytes }
    var tree = MergedTree(input, MergeAnswers(), .settle(moved: moved()))
    tree.merge()
    return MergeWriter(tree).bytes()
  }

  /// The ids of the views whose frames both sides changed, although layout decides them.
  package var disputedFrames: Set<String> {
    Set(
      (tree?.bothDerived ?? []).filter { $0.hasSuffix("/rect:frame") }
        .map { DocumentTable.id(ofKey: String($0.dropLast("/rect:frame".count))) })
  }

  /// Gives views the frames of a layout, by their ids.
  package mutating func place(_ frames: [String: LayoutRect]) {
    guard let tree else { return }
    bytes = MergeWriter(tree, frames: frames).bytes()
  }
}

extension MergeVersion {
  /// Whether two versions have the same meaning: the bytes may differ in what Interface Builder
  /// derives.
  package func means(sameAs other: MergeVersion) -> Bool {
    file.bytes == other.file.bytes || table.changes(to: other.table).isEmpty
  }
}
