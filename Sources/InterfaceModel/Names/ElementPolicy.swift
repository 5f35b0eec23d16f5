/// How an element treats attributes and children that the vocabulary does not list for it.
package enum ElementPolicy: UInt8, Sendable {
  /// They are errors.
  case closed
  /// They are kept; listed attributes must have their type.
  case typed
  /// They are kept; listed numbers and truth values must have their type.
  case open
}
