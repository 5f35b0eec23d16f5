/// How much work the questions about one layout root may take, in the unit of
/// `SolverOptions.effortLimit`.
///
/// What a document may take in one configuration is divided among its roots by their weights, so that many
/// entangled roots take no more than one; what a root of usual entanglement needs is there for each. The
/// share depends on nothing but the document in that configuration, whatever else is laid out.
struct RootEffort {
  /// For one solve, and as much again for what it leaves open.
  let solve: Int
  /// For all searches for conflict sets together.
  let conflicts: Int

  /// A root's share.
  ///
  /// - Parameters:
  ///   - weight: The root's weight.
  ///   - total: The weight of all roots of the document.
  init(weight: Int, of total: Int) {
    let share = Double(weight) / Double(max(weight, total, 1))
    solve = Int(Self.documentSolve * share) + Self.usualSolve * weight
    conflicts = Int(Self.documentConflicts * share) + Self.usualConflicts * weight
  }

  /// Several times the 4.5 million that the most entangled document of 3,400 public ones takes, and well
  /// below a second.
  private static let documentSolve = 25_000_000.0
  /// Thirty times the 1.6 million that the conflicts of any of those documents take.
  private static let documentConflicts = 50_000_000.0
  /// Per unit of weight, several times what any other root of those documents takes.
  private static let usualSolve = 5_000
  /// Per unit of weight, several times what any other root of those documents takes.
  private static let usualConflicts = 25_000
}

extension LayoutRoots.Part {
  /// What the part weighs in the division of effort: its views and their constraints.
  var weight: Int { members.count + constraints.count }
}
