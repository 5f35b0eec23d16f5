/// The reason why a variant was chosen or rejected for some traits.
package enum VariantVerdict: Hashable, Sendable {
  /// It is the best match.
  case chosen
  /// It has no file, or no color.
  case empty
  /// Its file is missing, and another variant has a file.
  case missing
  /// It has an unknown condition, so that it never applies.
  case unknownCondition
  /// It does not match these traits, by these criteria in their order.
  case mismatched([VariantCriterion])
  /// The chosen variant matches better by this criterion, the first in which the two differ.
  case outranked(VariantCriterion)
  /// It matches as well as the chosen variant, which precedes it.
  case repeated
}
