import NinefoldProject

extension RevisionCheckout {
  /// Checks out the revision of `--since`.
  ///
  /// Throws an error if it is not a revision, if an operand is in no repository, if operands are in
  /// several repositories, or if git fails.
  init(_ revision: String, around operands: [String]) throws(ToolError) {
    var tops: [String] = []
    for operand in operands {
      guard operand != "-" else {
        throw .usage(
          .contradiction("--since requires files in a git repository: '-' is not supported"))
      }
      guard let top = Self.top(of: operand) else {
        throw .environment(.noRepository(path: operand))
      }
      if !tops.contains(where: { Path.isSame($0, top) }) { tops.append(top) }
    }
    guard let top = tops.first, tops.count == 1 else {
      throw .usage(
        .contradiction("--since requires files from a single git repository"))
    }
    self = try ToolError.rethrowing(environment: RevisionCheckout(revision, of: top))
  }
}
