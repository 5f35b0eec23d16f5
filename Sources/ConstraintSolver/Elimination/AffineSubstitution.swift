/// The substitution of a variable: `scale · root + offset`, or the number `offset` if there is no
/// root.
struct AffineSubstitution: BitwiseCopyable {
  var root: OptionalIndex
  var scale: Double
  var offset: Double
}
