import InterfaceSource

/// The ambiguities of a scene in all configurations, those that share a view joined.
struct AmbiguityGroups {
  private struct Place: Hashable {
    var group: Int
    var view: SourceRange
  }

  private var groups: [AmbiguityGroup] = []
  /// The first group that has a view.
  private var groupIndices: [SourceRange: Int] = [:]
  /// The index of a view among the members of a group.
  private var memberIndices: [Place: Int] = [:]

  /// The groups in the order in which they were added, their views in the order of the document.
  var all: [AmbiguityGroup] {
    groups.map { group in
      var group = group
      group.sortMembers()
      return group
    }
  }

  /// Adds a group: to the first one that shares a view with it, or as one of its own.
  mutating func add(_ group: AmbiguityGroup) {
    let number = group.members.compactMap { groupIndices[$0.range] }.min() ?? groups.count
    let isNew = number == groups.count
    if isNew { groups.append(group) }
    for (offset, member) in group.members.enumerated() {
      groupIndices[member.range] = min(groupIndices[member.range] ?? number, number)
      let place = Place(group: number, view: member.range)
      let known = memberIndices[place]
      if known == nil { memberIndices[place] = isNew ? offset : groups[number].members.count }
      if !isNew { groups[number].join(member, at: known) }
    }
    if !isNew { groups[number].join(configurations: group.configurations) }
  }
}
