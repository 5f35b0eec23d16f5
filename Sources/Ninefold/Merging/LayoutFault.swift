import InterfaceLayout

/// A conflict or an ambiguity in one configuration, by the ids of its objects.
struct LayoutFault: Hashable {
  enum Kind: Hashable {
    /// The constraints with these ids contradict each other.
    case conflict
    /// The constraints do not determine this component of the view's frame.
    case ambiguity(String)
  }

  let kind: Kind
  let objects: [String]

  /// Returns the faults of a document, each with the names of the configurations.
  static func all(in document: LaidOutDocument) -> [LayoutFault: Set<String>] {
    var faults: [LayoutFault: Set<String>] = [:]
    let names = document.layout.configurations.map(\.name)
    for scene in document.layout.scenes {
      for shared in scene.layouts {
        let configurations = shared.configurations.map { names[$0] }
        for ambiguity in shared.layout.ambiguities {
          guard let id = shared.scene.views[ambiguity.view].id?.text else { continue }
          for component in ambiguity.listed {
            faults[LayoutFault(kind: .ambiguity(component.rawValue), objects: [id]), default: []]
              .formUnion(configurations)
          }
        }
        for conflict in shared.layout.conflicts {
          let ids = conflict.constraints.compactMap { shared.scene.constraints[$0].id?.text }
          faults[LayoutFault(kind: .conflict, objects: ids.sorted()), default: []]
            .formUnion(configurations)
        }
      }
    }
    return faults
  }

  /// Faults that people solve together.
  struct Group {
    let isConflict: Bool
    /// The ids of constraints, or of views with ambiguous frames.
    var objects: [String]
    /// The names of the configurations.
    var configurations: Set<String>
  }

  /// Joins conflicts that share constraints, and all ambiguities.
  static func groups(_ faults: [LayoutFault: Set<String>]) -> [Group] {
    let sorted = faults.sorted { $0.key.objects.lexicographicallyPrecedes($1.key.objects) }
    var groups: [Group] = []
    for (fault, configurations) in sorted {
      let isConflict = fault.kind == .conflict
      var group = Group(
        isConflict: isConflict, objects: fault.objects, configurations: configurations)
      // A conflict can join groups that were separate before.
      for (index, other) in groups.enumerated().reversed() where other.isConflict == isConflict {
        guard !isConflict || !Set(other.objects).isDisjoint(with: group.objects) else { continue }
        group.objects = Set(group.objects).union(other.objects).sorted()
        group.configurations.formUnion(other.configurations)
        groups.remove(at: index)
      }
      groups.append(group)
    }
    return groups
  }
}
