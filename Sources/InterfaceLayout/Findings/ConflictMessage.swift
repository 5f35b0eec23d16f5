import InterfaceResolution
import InterfaceSource
import InterfaceTraits

/// The message of a conflict in one sentence; notes describe its members.
struct ConflictMessage {
  private let entry: ConflictGroup.Entry
  /// The number of requirements that the last constraint conflicts with, as notes list them.
  private let otherCount: Int

  init(_ entry: ConflictGroup.Entry, otherCount: Int) {
    self.entry = entry
    self.otherCount = otherCount
  }

  /// The message without configurations, such as `the constraint on the top of the label "Name" (a)
  /// conflicts with 2 others, off by 6 points`.
  var text: String {
    let last = entry.conflict.constraints.last.map { entry.scene.constraints[$0] }
    let subject = last.map { "the constraint on \($0.subject(in: entry.scene))" } ?? "the layout"
    guard last != nil, otherCount > 0 else {
      return "\(subject) \(Self.verb(of: entry.conflict))\(amount)"
    }
    let verb = entry.conflict.dependsOnMeasuredSizes ? "might conflict" : "conflicts"
    return
      "\(subject) \(verb) with \(otherCount == 1 ? "another" : "\(otherCount) others")\(amount)"
  }

  /// Returns the verb of a message about a conflict, which may not exist with other measured sizes.
  static func verb(of conflict: Conflict) -> String {
    conflict.dependsOnMeasuredSizes ? "might not be satisfiable" : "cannot be satisfied"
  }

  /// The amount by which the members miss each other, or empty if it is negligible.
  private var amount: String {
    let violation = (entry.conflict.violation * 100).rounded() / 100
    guard violation > 0, violation.isFinite else { return "" }
    return ", off by \(PointText.text(violation)) \(violation == 1 ? "point" : "points")"
  }
}
