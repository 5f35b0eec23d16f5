/// The treatment of an element's attributes and children that the vocabulary does not list for it.
package enum ElementPolicy: UInt8, Sendable {
  /// They are reported as errors.
  case closed
  /// They are preserved; listed attributes must have their type.
  case typed
  /// They are preserved; listed numbers and Boolean values must have their type.
  case open
}
