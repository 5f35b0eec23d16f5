/// The precedence of the requirements of stack views over the document's constraints
/// (docs/internals/auto-layout.md, 'Constraints: Contradictions').
///
/// Requirements are numbered in the order in which stack views add them.
enum StackViewPrecedence {
  /// They take precedence.
  case first
  /// They yield, and the root has any size: the ones that are rejected contradict the document at
  /// every size.
  case lastAtAnySize
  /// They take precedence, except for those with the given numbers.
  case firstExcept(Set<Int>)
}
