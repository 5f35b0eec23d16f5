/// The tracking of a font by size.
struct Tracking: Sendable {
  private let measured: [(size: Int, tracking: Int)]
  private let prior: [(size: Int, tracking: Int)]

  /// Creates tracking from measured whole sizes and a table for all other sizes, both in ascending
  /// order and in 1/100,000 em.
  init(
    measured: [(size: Int, tracking: Int)], prior: [(size: Int, tracking: Int)]
  ) {
    self.measured = measured
    self.prior = prior
  }

  /// Returns the tracking at a size in points, in em.
  ///
  /// - Returns: The value fitted to labels of exactly this size, or else the prior, interpolated
  ///   linearly.
  func callAsFunction(_ size: Double) -> Double {
    if let exact = measured.first(where: { Double($0.size) == size }) {
      return Double(exact.tracking) / 100_000
    }
    let table = prior.isEmpty ? measured : prior
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= Double(first.size) { return Double(first.tracking) / 100_000 }
    if size >= Double(last.size) { return Double(last.tracking) / 100_000 }
    guard let above = table.firstIndex(where: { Double($0.size) > size }) else { return 0 }
    let (low, high) = (table[above - 1], table[above])
    let share = (size - Double(low.size)) / Double(high.size - low.size)
    let value = Double(low.tracking) + share * Double(high.tracking - low.tracking)
    return value / 100_000
  }
}
