import InterfaceSource

/// The conflicts of a scene in all configurations; those that share a constraint are merged.
struct ConflictGroups {
  /// The groups; `nil` for a group that was merged into an earlier one.
  private var groups: [ConflictGroup?] = []
  /// The group of each constraint, by the range of the constraint.
  private var indices: [SourceRange: Int] = [:]

  /// The groups in the order in which their first conflicts were added.
  var all: [ConflictGroup] { groups.compactMap { $0 } }

  /// Adds a group of conflicts, and merges it with those of the same cause.
  mutating func add(_ group: ConflictGroup) {
    let existing = Set(group.ranges.compactMap { indices[$0] }).sorted()
    let number = existing.first ?? groups.count
    if existing.isEmpty { groups.append(nil) }
    for range in group.ranges { indices[range] = number }
    var joined = group
    for index in existing {
      guard var first = groups[index] else { continue }
      // The value is moved out of the array, so that merging does not copy it.
      groups[index] = nil
      if index != number { for range in first.ranges { indices[range] = number } }
      first.join(joined)
      joined = first
    }
    groups[number] = joined
  }
}
