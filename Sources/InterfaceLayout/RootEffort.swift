/// The limit of work for one layout root, in the unit of `SolverOptions.effortLimit`.
///
/// The limit of a document in one configuration is divided among its roots by their weights, so
/// that many complex roots take no more work than one; each root always has enough for usual
/// complexity. The share depends only on the document in that configuration, regardless of other
/// layouts.
struct RootEffort {
  /// The limit for one solve, and the same again for its ambiguities.
  let solve: Int
  /// The limit for all searches for conflict sets together.
  let conflicts: Int

  /// Creates the share of a root.
  ///
  /// - Parameters:
  ///   - weight: The root's weight.
  ///   - total: The weight of all roots of the document.
  init(weight: Int, of total: Int) {
    let share = Double(weight) / Double(max(weight, total, 1))
    solve = Int(Self.documentSolve * share) + Self.baseSolve * weight
    conflicts = Int(Self.documentConflicts * share) + Self.baseConflicts * weight
  }

  /// Several times the 4.5 million of the most complex document among 3,400 public ones, and well
  /// below a second.
  private static let documentSolve = 25_000_000.0
  /// Thirty times the 1.6 million that the conflicts of any of those documents take.
  private static let documentConflicts = 50_000_000.0
  /// The usual limit per unit of weight, several times the work of any other root of those
  /// documents.
  private static let baseSolve = 5_000
  /// The usual limit per unit of weight, several times the work of any other root of those
  /// documents.
  private static let baseConflicts = 25_000
}

extension LayoutRoots.Part {
  /// The weight of the part in the division of effort: the number of its views and constraints.
  var weight: Int { members.count + constraints.count }
}
