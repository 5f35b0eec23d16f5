/// Disjoint sets of variables.
///
/// Union-find with path halving: R. E. Tarjan and J. van Leeuwen, "Worst-case analysis of set union
/// algorithms", Journal of the ACM 31 (1984).
struct DisjointSets: ~Copyable {
  private var parents = Buffer<Int32>()

  /// Makes each of `count` variables a set of its own.
  mutating func begin(_ count: Int) {
    parents.resize(to: count)
    for index in 0..<count { parents[index] = Int32(index) }
  }

  /// Returns the representative of a variable's set.
  func find(_ variable: Int32) -> Int32 {
    let parents = parents.span
    var current = variable
    while parents[current] != current {
      parents[current] = parents[parents[current]]
      current = parents[current]
    }
    return current
  }

  /// Unites the sets of two variables.
  func unite(_ variable: Int32, _ other: Int32) {
    parents[find(other)] = find(variable)
  }
}
