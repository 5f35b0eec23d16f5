import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// The message of a conflict: its members as a list of clauses with names, then the ids of its
/// constraints.
struct ConflictMessage {
  /// The maximum number of members in the list.
  private static let mostClauses = 4
  /// The maximum number of ids.
  private static let mostNames = 4

  private let entry: ConflictGroup.Entry

  init(_ entry: ConflictGroup.Entry) { self.entry = entry }

  /// The message without configurations, such as `label "Name" 16 below the top of the cell and cell
  /// "Row" 10 high cannot be satisfied together, off by 6 points ('a')`.
  var text: String {
    let clauses = clauses
    let shown = clauses.count > Self.mostClauses ? mostTelling(clauses) : clauses.map(\.text)
    let others = clauses.count - shown.count
    let parts = shown + (others > 0 ? ["\(others) more"] : [])
    let together = parts.count > 1 ? " together" : ""
    return Self.list(parts) + " \(Self.verb(of: entry.conflict))\(together)\(amount) (\(names))"
  }

  /// Returns the verb of a message about a conflict, which may not exist with other measured sizes.
  static func verb(of conflict: Conflict) -> String {
    conflict.dependsOnMeasuredSizes ? "might not be satisfiable" : "cannot be satisfied"
  }

  /// A clause of the list.
  private struct Clause {
    var text: String
    /// The length in the clause in points, without its sign; 0 if there is none.
    var length: Double
  }

  /// The clauses of the members, in their order.
  private var clauses: [Clause] {
    entry.conflict.members.compactMap { member in
      member.clause(in: entry.scene).map {
        Clause(text: $0, length: abs(member.length(in: entry.scene)))
      }
    }
  }

  /// Returns the clauses with the greatest lengths, in their order.
  private func mostTelling(_ clauses: [Clause]) -> [String] {
    clauses.indices.sorted {
      (clauses[$1].length, $0) < (clauses[$0].length, $1)
    }.prefix(Self.mostClauses).sorted().map { clauses[$0].text }
  }

  /// The amount by which the members miss each other, or empty if it is negligible.
  private var amount: String {
    let violation = (entry.conflict.violation * 100).rounded() / 100
    guard violation > 0, violation.isFinite else { return "" }
    return ", off by \(PointText.text(violation)) \(violation == 1 ? "point" : "points")"
  }

  /// The ids of the constraints.
  private var names: String {
    let all = entry.conflict.constraints.map {
      entry.scene.constraints[$0].id.map { "'\($0)'" } ?? "one without an id"
    }
    let others = all.count - Self.mostNames
    return others > 1
      ? all.prefix(Self.mostNames).joined(separator: ", ") + ", and \(others) more"
      : all.joined(separator: ", ")
  }

  private static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.joined() }
    return "\(parts.dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension LayoutReason {
  /// Returns the length that the reason contains in points; 0 if there is none.
  fileprivate func length(in scene: ResolvedScene) -> Double {
    switch kind {
    case .constraint(let index): scene.constraints[index].constant
    case .root(_, let extent), .hugging(_, let extent), .compressionResistance(_, let extent):
      extent
    default: 0
    }
  }
}
