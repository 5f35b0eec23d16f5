import NinefoldProject

/// Spells real paths relative to the operands, so that messages contain no folders that the user
/// did not name.
package struct OperandPaths: Sendable {
  private let operands: [(given: String, real: String)]
  /// The real path of the folder that paths are relative to, or `nil` if all operands are absolute.
  private let start: String?

  /// Creates the paths for operands.
  ///
  /// Standard input is ignored.
  package init(_ operands: [String]) {
    let paths = operands.filter { $0 != "-" }
    self.operands = paths.map { ($0, RealPath.of($0)) }
    let isRelative = paths.isEmpty || paths.contains { $0.utf8.first != UInt8(ascii: "/") }
    start = isRelative ? RealPath.of("") : nil
  }

  /// Returns the path of a file inside an operand, or `nil` if it is elsewhere.
  ///
  /// The path begins with the innermost operand as the user passed it.
  func pathBelowOperand(of real: String) -> String? {
    let operand = operands.filter { RealPath.isPath(real, at: $0.real) }
      .max { $0.real.utf8.count < $1.real.utf8.count }
    guard let operand else { return nil }
    let below = Path.relative(real, to: operand.real)
    return below.isEmpty ? operand.given : Path.join(operand.given, below)
  }

  /// Returns the path of a file: inside its operand as passed, or relative to the folder that
  /// relative operands start from.
  package func path(of real: String) -> String {
    if let path = pathBelowOperand(of: real) { return path }
    return start.map { Path.relative(real, to: $0) } ?? real
  }
}
