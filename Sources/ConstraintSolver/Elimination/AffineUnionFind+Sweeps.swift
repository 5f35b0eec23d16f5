// The steps that are done for every variable, once per solve, are branch-free: which variables are
// roots, and which have values, is unpredictable.
extension AffineUnionFind {
  /// Sets `roots` to the variables that are roots, in order.
  mutating func collectRoots(_ roots: inout Buffer<Int32>) {
    let nodes = nodes
    roots.resize(to: nodes.count)
    let target = roots.span
    var found = 0
    var index = 0
    while index < nodes.count {
      let own = Int32(truncatingIfNeeded: index)
      // It is written in any case, and counted only if it is one.
      target[found] = own
      let difference = UInt32(bitPattern: nodes[index].parent.rawValue ^ own)
      found &+= Int(truncatingIfNeeded: (UInt64(difference) &- 1) &>> 63)
      index &+= 1
    }
    roots.truncate(to: found)
  }

  /// Computes the value of every variable from those of the roots, which are already in `values`,
  /// and returns whether all are finite.
  mutating func computeValues(_ values: UncheckedSpan<Double>) -> Bool {
    let nodes = nodes
    var poison = 0.0
    var index = 0
    while index < nodes.count {
      var node = nodes[index]
      if nodes[node.parent].parent != node.parent {
        _ = compress(Int32(truncatingIfNeeded: index), isTrailed: false)
        node = nodes[index]
      }
      // A variable with a value takes nothing of the first.
      let parent = node.parent.rawValue
      let root = parent & ~(parent >> 31)
      let value = node.scale * values[root] + node.offset
      values[index] = value
      poison += value * 0
      index &+= 1
    }
    return poison == 0
  }
}
