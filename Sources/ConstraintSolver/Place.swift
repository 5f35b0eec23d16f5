/// Where a variable stands: `scale · root + offset`, or `offset` when `root` is `Node.fixed`.
struct Place {
  var root: Int32
  var scale: Double
  var offset: Double
}
