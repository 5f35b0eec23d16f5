import InterfaceSource

extension NearestNames {
  /// Returns a note with the most similar name and a fix-it that uses it.
  ///
  /// The fix-it is safe only if the intention is clear: no source contains the name, and a single
  /// candidate is one edit away from it.
  ///
  /// - Parameters:
  ///   - what: The kind of the name.
  ///   - name: The name with its range, which an attribute's value consists of.
  ///   - names: The candidates.
  ///   - isUnknown: Whether no source contains the name.
  /// - Returns: The note and the fix-it, or none if no name is similar or the limit is reached.
  mutating func suggestion(
    _ what: String, for name: ClassReference.Name, among names: @autoclosure () -> [String],
    isUnknown: Bool = false
  ) -> (notes: [Diagnostic.Note], fixIts: [Diagnostic.FixIt]) {
    var candidates: [String] = []
    let found = nearest {
      candidates = names()
      return NearestName.nearest(to: name.text, among: candidates)
    }
    guard let found else { return ([], []) }
    let isSafe =
      isUnknown && NearestName.isOneEdit(from: name.text, to: found)
      && !candidates.contains {
        $0 != found && NearestName.isOneEdit(from: name.text, to: $0)
      }
    return (
      [Diagnostic.Note("did you mean the \(what) '\(found)'?")],
      [
        Diagnostic.FixIt(
          "use '\(found)'", edits: [.attributeValue(at: name.range, found)], isSafe: isSafe)
      ]
    )
  }
}
