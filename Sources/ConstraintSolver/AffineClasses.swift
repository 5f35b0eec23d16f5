/// An affine union-find: a variable is a multiple of its class's root plus an offset, or a number.
///
/// Roots carry bounds, and lists of the constraints that wait for them.
struct AffineClasses: ~Copyable {
  var nodes = Buffer<Node>()
  var bounds = Buffer<Bounds>()
  /// The constraints that were used up, and the root that each removed.
  var events = Buffer<Event>()
  /// Constraints over three and more roots.
  var waiters = Buffer<Waiter>()
  var watches = Buffer<Watch>()
  /// The waiters of which a watched root is gone.
  var pending = Buffer<Int32>()

  /// Makes every one of `count` variables a root without bounds.
  mutating func reset(count: Int) {
    forget(count: count)
    let fresh = nodes.base
    let free = bounds.base
    for index in 0..<count {
      fresh[index] = Node(root: Int32(index))
      free[index] = Bounds()
    }
  }

  /// Makes room for `count` variables, none of which is a root yet.
  mutating func forget(count: Int) {
    nodes.reserve(count)
    nodes.count = count
    bounds.reserve(count)
    bounds.count = count
    events.count = 0
    waiters.count = 0
    watches.count = 0
    pending.count = 0
  }

  /// Makes one variable a root, with the first of the constraints that watch it, or -1.
  @inline(__always)
  mutating func addRoot(_ root: Int32, _ limits: Bounds, watch: Int32) {
    nodes[root] = Node(root: root, watch: watch)
    bounds[root] = limits
    bounds.base[Int(root)].firstWish = -1
  }

  /// The place of a variable; paths are shortened on the way.
  @inline(__always)
  mutating func find(_ variable: Int32) -> Place {
    let nodes = nodes.base
    let node = nodes[Int(variable)]
    if node.parent < 0 { return Place(root: Node.fixed, scale: 0, offset: node.offset) }
    if node.parent == variable { return Place(root: variable, scale: 1, offset: 0) }
    let parent = nodes[Int(node.parent)]
    if parent.parent == node.parent {
      return Place(root: node.parent, scale: node.scale, offset: node.offset)
    }
    return shorten(variable)
  }

  /// Points every variable on the path straight at the root.
  @inline(never)
  private mutating func shorten(_ variable: Int32) -> Place {
    let nodes = nodes.base
    // On the way to the root the links are turned around, so that the way back is known.
    var current = variable
    var previous: Int32 = -2
    while true {
      let next = nodes[Int(current)].parent
      if next == current || next < 0 { break }
      nodes[Int(current)].parent = previous
      previous = current
      current = next
    }
    let top = current
    let isFixed = nodes[Int(top)].parent < 0
    var scale = 1.0
    var offset = isFixed ? nodes[Int(top)].offset : 0
    while previous != -2 {
      let node = nodes[Int(previous)]
      offset = node.scale * offset + node.offset
      scale *= node.scale
      nodes[Int(previous)].parent = isFixed ? Node.fixed : top
      nodes[Int(previous)].scale = scale
      nodes[Int(previous)].offset = offset
      previous = node.parent
    }
    return isFixed
      ? Place(root: Node.fixed, scale: 0, offset: offset)
      : Place(root: top, scale: scale, offset: offset)
  }
}
