import InterfaceSource

/// The ambiguities of a scene in all configurations: those that share a view are merged, and then
/// divided by the configurations to which they apply.
///
/// A finding covers the views that are ambiguous in the same configurations, and lists for each the
/// components that are ambiguous in only some of them.
struct AmbiguityGroups {
  /// Views that are ambiguous together in some configuration.
  private struct Joined {
    /// A view with its ambiguous components and their configurations.
    struct Entry {
      var member: AmbiguityGroup.Member
      var configurations: [Ambiguity.Component: [String]] = [:]
      /// Whether it is reported in some configuration.
      var isReported: Bool
    }

    private(set) var entries: [Entry] = []
    /// The index of a view among the entries.
    private var indices: [SourceRange: Int] = [:]

    /// Adds a view's ambiguities in configurations for which it has none yet.
    mutating func add(_ entry: Entry) {
      let index = indices[entry.member.range] ?? entries.count
      if index == entries.count {
        indices[entry.member.range] = index
        entries.append(entry)
        return
      }
      for (component, names) in entry.configurations {
        entries[index].configurations[component, default: []] += names
      }
      entries[index].isReported = entries[index].isReported || entry.isReported
      if entries[index].member.step == nil { entries[index].member.step = entry.member.step }
    }

    /// The views, grouped by the configurations in which any of their components is ambiguous,
    /// ancestors first.
    var groups: [AmbiguityGroup] {
      var groupIndices: [Set<String>: Int] = [:]
      var parts: [(configurations: Set<String>, members: [AmbiguityGroup.Member])] = []
      for entry in entries.sorted(by: { $0.member.range.start < $1.member.range.start }) {
        guard entry.isReported else { continue }
        let names = entry.configurations.mapValues { Set($0) }
        let all = names.values.reduce(into: Set()) { $0.formUnion($1) }
        var member = entry.member
        member.components = Set(names.keys)
        member.partial = names.filter { $0.value != all }
        let part = groupIndices[all] ?? parts.count
        if part == parts.count {
          groupIndices[all] = part
          parts.append((all, []))
        }
        parts[part].members.append(member)
      }
      return parts.map { AmbiguityGroup($0.members, configurations: $0.configurations.sorted()) }
    }
  }

  /// The merged groups; `nil` for a group that was merged into an earlier one.
  private var joined: [Joined?] = []
  /// The index of the group that contains a view.
  private var indices: [SourceRange: Int] = [:]

  /// The groups in the order in which their first views were added.
  var all: [AmbiguityGroup] { joined.flatMap { $0?.groups ?? [] } }

  /// Adds a group in further configurations, and merges the groups that share a view with it.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - isReported: Whether the group is reported; otherwise it only adds ambiguous components to
  ///     views that are reported elsewhere.
  mutating func add(_ group: AmbiguityGroup, isReported: Bool) {
    let existing = Set(group.members.compactMap { indices[$0.range] }).sorted()
    let number = existing.first ?? joined.count
    if existing.isEmpty { joined.append(Joined()) }
    // The value is moved out of the array, so that appending does not copy it.
    var first = joined[number] ?? Joined()
    joined[number] = nil
    for other in existing.dropFirst() {
      for entry in joined[other]?.entries ?? [] {
        indices[entry.member.range] = number
        first.add(entry)
      }
      joined[other] = nil
    }
    for member in group.members {
      indices[member.range] = number
      var entry = Joined.Entry(member: member, isReported: isReported && !member.components.isEmpty)
      for component in member.components {
        entry.configurations[component] = group.configurations
      }
      first.add(entry)
    }
    joined[number] = first
  }
}
