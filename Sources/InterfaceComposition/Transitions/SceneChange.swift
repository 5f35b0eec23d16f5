package import InterfaceSource

/// The effects of an environment change on one scene that is on the screen before or after it.
package struct SceneChange: Hashable, Sendable {
  /// A constraint as text.
  package struct Constraint: Hashable, Sendable {
    package let id: ObjectID
    package let summary: String
  }

  /// A constraint whose values change.
  package struct ConstraintChange: Hashable, Sendable {
    package let id: ObjectID
    package let from: String
    package let to: String
  }

  /// Whether the scene is on the screen before and after the change.
  package enum Presence: String, Hashable, Sendable {
    case stays, comes, goes
  }

  package let scene: String
  package let controller: TransitionController
  package let presence: Presence
  /// The views that exist on at least one side, in document order.
  package let views: [ViewChange]
  /// The constraints that are active only after the change.
  package let constraintsThatCome: [Constraint]
  /// The constraints that are active only before the change.
  package let constraintsThatGo: [Constraint]
  /// The constraints that are active before and after the change with a different constant,
  /// multiplier or priority.
  package let constraintsThatChange: [ConstraintChange]

  /// The views that are installed only after the change.
  package var viewsThatCome: [ViewChange] { views.filter { $0.from == nil && $0.to != nil } }
  /// The views that are installed only before the change.
  package var viewsThatGo: [ViewChange] { views.filter { $0.from != nil && $0.to == nil } }
  /// The views that exist before and after the change and differ.
  package var viewsThatChange: [ViewChange] {
    views.filter { $0.from != nil && $0.to != nil && !$0.isEmpty }
  }
  /// The views whose content is no longer visible.
  package var losses: [ViewChange] { views.filter { $0.loss != nil } }

  /// Whether nothing in the scene changes.
  package var isEmpty: Bool {
    presence == .stays && views.allSatisfy(\.isEmpty) && constraintsThatCome.isEmpty
      && constraintsThatGo.isEmpty && constraintsThatChange.isEmpty
  }
}
