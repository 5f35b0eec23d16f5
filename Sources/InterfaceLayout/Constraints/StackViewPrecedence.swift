/// The precedence of the requirements of stack views over the document's constraints
/// (docs/internals/auto-layout.md, 'Constraints: Contradictions').
///
/// The index of a requirement is that in `RootConstraints.stackRequirements`.
enum StackViewPrecedence {
  /// They take precedence.
  case first
  /// They yield, and the root has any size: the ones that are rejected contradict the document at
  /// every size.
  case lastAtAnySize
  /// They take precedence, except for those with the given indices.
  case firstExcept(Set<Int>)
}
