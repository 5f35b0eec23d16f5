import InterfaceSource

/// A string of a source with the parts that are written out.
struct SourceString {
  /// The index of its token; nil for one inside another's interpolation.
  let token: Int?
  /// The bytes of its parts: one where nothing is put into it.
  var parts: [SourceRange] = []
  /// Whether the end was found.
  var isEnded = false
  /// Where the part begins that is being read.
  var partStart: Int32

  init(token: Int?, start: Int32) {
    self.token = token
    partStart = start
  }
}
