package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// What a configuration states of a container: what its code would do.
package struct StatedContainer: Sendable {
  /// What a split view that collapses keeps on top.
  package enum Collapse: String, Hashable, Sendable {
    /// The list: the detail is given up until a row is chosen.
    case primary
    /// The middle one of three columns.
    case supplementary
    /// The detail.
    case secondary
  }

  /// What collapsing keeps; nil for what the platform does.
  package var collapse: Collapse?
  /// The display mode of a split view; nil for the document's.
  package var displayMode: SplitViewDisplayMode?
  /// The controllers of a navigation controller's stack, the root first, by ids or names; nil for the root alone.
  package var stack: [ControllerName]?
  /// The selected tab, by the id or name of its controller; nil for the first one.
  package var selectedName: ControllerName?
  /// The selected tab, from 0; nil for the first one.
  package var selectedIndex: Int?
  /// The traits that it overrides for children, by their ids or names; nil stands for all.
  package var overrides: [Override] = []
  /// The controller that a split view shows as its primary one after collapsing, by id or name.
  package var primaryAfterCollapse: ControllerName?
  /// The controller that is the primary one after expanding.
  package var primaryAfterExpand: ControllerName?
  /// The controller that expanding shows as detail, by id or name.
  package var detailAfterExpand: ControllerName?
  /// What the delegate of the controller's presentation answers when it adapts; nil for no answer.
  package var answer: PresentationRequest.Answer?
  /// Where a custom presentation puts the controller, in the presenter's coordinates; nil where nothing says it.
  package var presentedFrame: LayoutRect?
  /// Whether a custom presentation dims what is behind the controller.
  package var dimsPresenter = false
  /// The heights at which a sheet rests that presents the controller; empty for the whole sheet alone.
  package var detents: [PresentationRequest.Detent] = []
  /// What the controller presents that no document holds.
  package var presents: [StatedPresentation] = []
  /// Whether the controller has no button that goes back.
  package var hidesBackButton = false
  /// The scenes that fill views of a container of the app's own, by the ids of the views.
  package var slots: [(view: ObjectID, content: ControllerName)] = []
  /// The messages that the controller implements: selectors, or `ControllerMessage.show` and `.showDetail`.
  package var implements: Set<String> = []

  /// Traits for a child.
  package struct Override: Hashable, Sendable {
    /// The child's id, name for code or class; nil for all children.
    package var child: String?
    package var traits: TraitCollection

    package init(child: String?, traits: TraitCollection) {
      self.child = child
      self.traits = traits
    }
  }

  /// What is on top of a navigation controller's stack, in a state of the app that is asked for.
  package var pushed: AppScene?
  /// Whether a hidden primary column slides in over the detail, in a state of the app that is asked for.
  package var revealsPrimary = false

  package init() {}
}
