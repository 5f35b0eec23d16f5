/// The connected components of the graph in which a row connects its roots; each is a separate
/// problem.
///
/// Union-find with path halving: R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set union
/// algorithms", Journal of the ACM 31 (1984).
struct ConnectedComponents: ~Copyable {
  private var parents = Buffer<Int32>()
  /// For each root that represents a component, the component's first row.
  private(set) var firstRows = Buffer<OptionalIndex>()

  /// Joins the roots of every row, and links the rows of each component.
  mutating func connect(
    _ rows: inout CoupledRows, roots: UncheckedSpan<Int32>, variableCount: Int
  ) {
    parents.resize(to: variableCount)
    firstRows.resize(to: variableCount)
    for position in 0..<roots.count {
      let root = roots[position]
      parents[root] = root
      firstRows[root] = .none
    }
    for position in 0..<rows.rows.count {
      let terms = rows.terms(of: rows.rows[position])
      let first = find(terms[0].root)
      for index in 1..<terms.count {
        let other = find(terms[index].root)
        if other != first { parents[other] = first }
      }
    }
    for position in stride(from: rows.rows.count - 1, through: 0, by: -1) {
      let component = find(rows.terms(of: rows.rows[position])[0].root)
      rows.rows[position].next = firstRows[component]
      firstRows[component] = OptionalIndex(Int32(position))
    }
  }

  /// Returns the representative of a root's component.
  @inline(__always)
  mutating func find(_ root: Int32) -> Int32 {
    let parents = parents.span
    var current = root
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }
}
