/// The advances of one design of a font, in 1/100,000 em.
struct AdvanceTable: Sendable {
  /// The advances of U+0020 to U+007E.
  let ascii: [Int32]
  /// The characters of `ascii` that appear in no label; their advances are those of the prior.
  let unobserved: StaticString
  /// The advances of other characters, in ascending order.
  let others: [(scalar: UInt32, advance: Int32)]

  init(
    ascii: [Int32], unobserved: StaticString, others: [(scalar: UInt32, advance: Int32)]
  ) {
    self.ascii = ascii
    self.unobserved = unobserved
    self.others = others
  }

  /// Returns the advance of a character, in em, or `nil` if the table does not contain it.
  func advance(of scalar: UInt32) -> Double? {
    if (0x20...0x7E).contains(scalar) { return Double(ascii[Int(scalar - 0x20)]) / 100_000 }
    return others.first { $0.scalar == scalar }.map { Double($0.advance) / 100_000 }
  }
}
