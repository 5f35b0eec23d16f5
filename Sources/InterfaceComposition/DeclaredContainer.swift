package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// The declarations of a configuration file about a container, which describe the effects of code.
package struct DeclaredContainer: Sendable {
  /// The column that a split view shows on top when it collapses.
  package enum Collapse: String, Hashable, Sendable {
    /// The list, without the detail until a row is selected.
    case primary
    /// The middle of three columns.
    case supplementary
    /// The detail.
    case secondary
  }

  /// The column on top after collapsing, or `nil` for the platform's default.
  package var collapse: Collapse?
  /// The display mode of a split view, or `nil` for that of the document.
  package var displayMode: SplitViewDisplayMode?
  /// The controllers of a navigation controller's stack, the root first, by id or name, or `nil`
  /// for just the root.
  package var stack: [ControllerName]?
  /// The selected tab, by the id or name of its controller, or `nil` for the first one.
  package var selectedName: ControllerName?
  /// The index of the selected tab, or `nil` for the first one.
  package var selectedIndex: Int?
  /// The traits that the container overrides for its children.
  package var overrides: [Override] = []
  /// The controller that is primary after collapsing, by id or name.
  package var primaryAfterCollapse: ControllerName?
  /// The controller that is primary after expanding, by id or name.
  package var primaryAfterExpand: ControllerName?
  /// The controller that is the detail after expanding, by id or name.
  package var detailAfterExpand: ControllerName?
  /// The response of the presentation's delegate to adaptation, or `nil` if it does not respond.
  package var answer: PresentationRequest.DelegateResponse?
  /// The frame of a custom presentation in the presenter's coordinates, or `nil` if it is not
  /// declared.
  package var presentedFrame: LayoutRect?
  /// Whether a custom presentation dims the content behind the controller.
  package var dimsPresenter = false
  /// The detents of a sheet that presents the controller, empty for the large detent only.
  package var detents: [PresentationRequest.Detent] = []
  /// The content that the controller presents and no document contains.
  package var presents: [DeclaredPresentation] = []
  /// Whether the controller hides the back button.
  package var hidesBackButton = false
  /// The scenes that fill views of a custom container, by the ids of the views.
  package var slots: [(view: ObjectID, content: ControllerName)] = []
  /// The messages that the controller implements: selectors, or `ControllerMessage.show` and
  /// `.showDetail`.
  package var implements: Set<String> = []

  /// Trait overrides for a child.
  package struct Override: Hashable, Sendable {
    /// The child's id, storyboard identifier or class, or `nil` for all children.
    package var child: String?
    package var traits: TraitCollection

    package init(child: String?, traits: TraitCollection) {
      self.child = child
      self.traits = traits
    }
  }

  /// The top of a navigation controller's stack in a requested state of the app.
  package var pushed: AppScene?
  /// Whether a hidden primary column slides in over the detail in a requested state of the app.
  package var revealsPrimary = false

  package init() {}
}
