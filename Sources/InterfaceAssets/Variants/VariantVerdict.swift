/// What became of a variant when the best one for some traits was looked for.
package enum VariantVerdict: Hashable, Sendable {
  /// It is the best one.
  case chosen
  /// It has no file, or no colour.
  case empty
  /// Its file is missing, and there is another variant whose file is not.
  case missing
  /// It states something that is not known, so that it never applies.
  case notUnderstood
  /// It is not for these traits: the criteria in which it is for others, in their order.
  case mismatched([VariantCriterion])
  /// The chosen one fits better in this criterion, the first in which the two differ.
  case outranked(VariantCriterion)
  /// It fits as well as the chosen one, which stands before it.
  case repeated
}
