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
}
