import InterfaceResolution
import InterfaceSource
import InterfaceTraits
import StructuredData

/// Writes the constraints of a scene: what is the same in all configurations once, and the rest with
/// each layout.
struct ConstraintsJSON {
  /// A constraint with the scene that contains its items.
  private struct Entry {
    let constraint: ResolvedConstraint
    let scene: ResolvedScene
  }

  private var entries: [Entry] = []
  private var indices: [ObjectID: Int] = [:]

  /// Collects the constraints with an id of all layouts of a scene, in the order in which layouts
  /// contain them first.
  init(_ scenes: some Sequence<ResolvedScene>) {
    var last: ObjectTable<ResolvedConstraint> = []
    for scene in scenes where scene.constraints != last {
      last = scene.constraints
      for constraint in scene.constraints {
        guard let id = constraint.id, indices[id] == nil else { continue }
        indices[id] = entries.count
        entries.append(Entry(constraint: constraint, scene: scene))
      }
    }
  }

  /// Writes the constraints as a member.
  func write(to member: inout JSONWriter) {
    member.array("constraints", entries, .lines) { writer, entry in
      writer.object { member in
        let (constraint, scene) = (entry.constraint, entry.scene)
        member.member("id", constraint.id?.text)
        member.member("owner", scene.views[constraint.owner].id?.text)
        member.member("firstItem", scene.id(of: constraint.first)?.text)
        member.member("firstAttribute", constraint.firstAttribute.rawValue)
        member.member("relation", constraint.relation.rawValue)
        if let second = constraint.second {
          member.member("secondItem", scene.id(of: second)?.text)
          member.member("secondAttribute", constraint.secondAttribute?.rawValue)
        }
        member.member("multiplier", constraint.multiplier)
        member.member("priority", constraint.priority)
        if let identifier = constraint.identifier { member.member("identifier", identifier) }
      }
    }
  }
}

extension ResolvedScene {
  /// Returns the id of an item of a constraint, or `nil` for a view without one.
  fileprivate func id(of item: ConstraintItem) -> ObjectID? {
    switch item {
    case .view(let index): views[index].id
    case .guide(let index): guides[index].id
    }
  }
}
