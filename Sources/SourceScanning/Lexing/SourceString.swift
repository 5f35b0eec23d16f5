import InterfaceSource

/// A string of a source with its literal parts.
struct SourceString {
  /// The index of its token, or `nil` for one inside another's interpolation.
  let token: Int?
  /// The ranges of its parts: one if it has no interpolations.
  var parts: [SourceRange] = []
  /// Whether the end was found.
  var isEnded = false
  /// The start of the current part.
  var partStart: Int32

  init(token: Int?, start: Int32) {
    self.token = token
    partStart = start
  }
}
