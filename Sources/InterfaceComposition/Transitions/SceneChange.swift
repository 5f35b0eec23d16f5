package import InterfaceSource

/// What a change of the environment does to one scene that is on the screen before or after it.
package struct SceneChange: Hashable, Sendable {
  /// A constraint in words.
  package struct Constraint: Hashable, Sendable {
    package let id: ObjectID
    package let summary: String
  }

  /// A constraint that says something else.
  package struct ConstraintChange: Hashable, Sendable {
    package let id: ObjectID
    package let from: String
    package let to: String
  }

  /// Whether the scene is on the screen.
  package enum Presence: String, Hashable, Sendable {
    case stays, comes, goes
  }

  /// The scene's id.
  package let scene: String
  /// The controller of the scene.
  package let controller: TransitionController
  /// Whether the scene stays on the screen.
  package let presence: Presence
  /// The views that are there on at least one side, in the order of the document.
  package let views: [ViewChange]
  /// The constraints that are active only after the change.
  package let constraintsThatCome: [Constraint]
  /// The constraints that are active only before the change.
  package let constraintsThatGo: [Constraint]
  /// The constraints that are active before and after with another constant, multiplier or priority.
  package let constraintsThatChange: [ConstraintChange]

  /// The views that are installed only after the change.
  package var viewsThatCome: [ViewChange] { views.filter { $0.from == nil && $0.to != nil } }
  /// The views that are installed only before the change.
  package var viewsThatGo: [ViewChange] { views.filter { $0.from != nil && $0.to == nil } }
  /// The views that are there before and after, and differ.
  package var viewsThatChange: [ViewChange] {
    views.filter { $0.from != nil && $0.to != nil && !$0.isEmpty }
  }
  /// The views with content that cannot be seen any more.
  package var losses: [ViewChange] { views.filter { $0.loss != nil } }

  /// Whether nothing of the scene changes.
  package var isEmpty: Bool {
    presence == .stays && views.allSatisfy(\.isEmpty) && constraintsThatCome.isEmpty
      && constraintsThatGo.isEmpty && constraintsThatChange.isEmpty
  }
}
