import NinefoldProject

/// Spells real paths as people would who gave the operands: messages name no folder that nobody named.
package struct GivenPaths: Sendable {
  private let operands: [(given: String, real: String)]
  /// The real path of the folder that paths start from; nil where all operands are given from the top of the file system.
  private let start: String?

  /// Takes the operands; standard input is none.
  package init(_ operands: [String]) {
    let paths = operands.filter { $0 != "-" }
    self.operands = paths.map { ($0, RealPath.of($0)) }
    let isRelative = paths.isEmpty || paths.contains { $0.utf8.first != UInt8(ascii: "/") }
    start = isRelative ? RealPath.of("") : nil
  }

  /// The path of something below an operand; nil for what lies elsewhere.
  ///
  /// The path begins as the innermost operand was given.
  func pathBelowOperand(of real: String) -> String? {
    let operand = operands.filter { RealPath.isPath(real, at: $0.real) }
      .max { $0.real.utf8.count < $1.real.utf8.count }
    guard let operand else { return nil }
    let below = Path.relative(real, to: operand.real)
    return below.isEmpty ? operand.given : Path.join(operand.given, below)
  }

  /// The path of something: as its operand was given, or from the folder on that relative operands start from.
  package func path(of real: String) -> String {
    if let path = pathBelowOperand(of: real) { return path }
    return start.map { Path.relative(real, to: $0) } ?? real
  }
}
