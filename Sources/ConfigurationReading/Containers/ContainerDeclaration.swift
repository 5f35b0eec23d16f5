package import InterfaceTraits

/// The declarations about one controller.
///
/// `nil` and empty lists declare nothing.
package struct ContainerDeclaration: Hashable, Sendable {
  /// A name in the file.
  package typealias Name = ConfigurationTarget.Name

  /// The name of a controller.
  package struct Controller: Hashable, Sendable {
    /// Its id or storyboard identifier, or the id of its scene.
    package var name: Name
    /// The name of the document that contains it, or `nil` for the same document.
    package var document: String?
  }

  /// The child controllers of a container that a declaration applies to.
  package enum Children: Hashable, Sendable {
    /// All children.
    case all
    /// The controller with an id or storyboard identifier, or otherwise those of a class.
    case named(Name)
  }

  /// Traits that a container overrides for child controllers.
  package struct Override: Hashable, Sendable {
    /// The child controllers.
    package var children: Children
    /// The traits.
    ///
    /// Unspecified ones are inherited.
    package var traits: TraitCollection
    /// The condition, evaluated for the size and traits of the container.
    package var condition: Condition
    /// The location of the override.
    package var location: ConfigurationRange
  }

  /// A column of a split view controller.
  package enum Column: String, Hashable, Sendable, CaseIterable {
    case primary, supplementary, secondary
  }

  /// The secondary column of a split view controller after it expands.
  package enum Expansion: Hashable, Sendable {
    /// The controllers that were pushed onto the primary column when it collapsed, which is the
    /// default.
    case keep
    case controller(Controller)
  }

  /// The selected child of a tab bar controller or page view controller.
  package enum Selection: Hashable, Sendable {
    /// The child with a zero-based index.
    case index(Int)
    case controller(Controller)
  }

  /// The arrangement of the columns of a split view controller.
  package enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic
    case primaryHidden, allVisible, primaryOverlay
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// The result of a presentation's delegate when it adapts.
  package struct Adaptation: Hashable, Sendable {
    /// The style: `none` for no adaptation, or `nil` for the one that UIKit chooses.
    package var style: PresentationStyle?
    /// Whether the controller is wrapped in a navigation controller with a Done item.
    package var wrapsInNavigation: Bool
  }

  /// A message that is sent along the containers to the first controller that implements it
  /// (`targetViewController(forAction:sender:)`).
  package struct Action: Hashable, Sendable {
    /// The selector, or `show` and `showDetail` for UIKit's own two.
    package let selector: String

    /// `showViewController:sender:`, Swift's `show(_:sender:)`.
    package static let show = Action(selector: "show")
    /// `showDetailViewController:sender:`, Swift's `showDetailViewController(_:sender:)`.
    package static let showDetail = Action(selector: "showDetail")
  }

  /// A height at which a sheet rests.
  package enum Detent: Hashable, Sendable {
    case medium, large
    /// A height in points.
    case height(Double)
  }

  /// A controller that is presented and that is not in any document.
  package struct Presented: Hashable, Sendable {
    /// The kind of a presented controller.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case alert, actionSheet, search
    }

    package var kind: Kind
    /// The title, or `nil` if there is none.
    package var title: String?
    /// The text below the title, for a search the placeholder of its field, or `nil` if there is
    /// none.
    package var message: String?
    /// The titles of the actions.
    package var actions: [String] = []
    /// The title of the action that cancels, or `nil` if there is none.
    package var cancel: String?
    /// The id of the anchor, a view or bar item, or `nil` if it is not declared.
    package var anchor: Name?
  }

  /// The detents of the sheet that presents the controller, or `nil` if they are not declared.
  package var detents: [Detent]?
  /// The controllers that the controller presents.
  package var presents: [Presented] = []
  /// Whether the controller has no back button, or `nil` if it is not declared.
  package var hidesBackButton: Bool?
  /// The traits that the container overrides for child controllers, in ascending order of
  /// precedence.
  package var overrides: [Override] = []
  /// The top column after the split view collapses.
  package var collapse: Column?
  /// The controller in the primary column after it collapses.
  package var primaryAfterCollapse: Controller?
  /// The controller in the primary column after it expands.
  package var primaryAfterExpand: Controller?
  /// The secondary column after it expands.
  package var expand: Expansion?
  /// The controllers of a navigation controller, root first.
  package var stack: [Controller]?
  /// The selected child of a tab bar controller or page view controller.
  package var selected: Selection?
  /// The arrangement of the columns of a split view controller.
  package var displayMode: DisplayMode?
  /// The result of the delegate of the controller's presentation when it adapts.
  package var adaptive: Adaptation?
  /// The frame of the controller in a custom presentation.
  package var frame: FrameExpression?
  /// The scenes that fill views of a custom container.
  package var slots: [Design.Filling] = []
  /// Whether a custom presentation dims the content behind the controller, or `nil` if it is not
  /// declared.
  package var dims: Bool?
  /// The messages that the controller implements, or `nil` if they are not declared.
  package var implements: Set<Action>?

  /// Creates an empty declaration.
  package init() {}

  /// Merges the values of a declaration with higher precedence.
  mutating func merge(_ other: ContainerDeclaration) {
    overrides += other.overrides
    collapse = other.collapse ?? collapse
    primaryAfterCollapse = other.primaryAfterCollapse ?? primaryAfterCollapse
    primaryAfterExpand = other.primaryAfterExpand ?? primaryAfterExpand
    expand = other.expand ?? expand
    stack = other.stack ?? stack
    selected = other.selected ?? selected
    displayMode = other.displayMode ?? displayMode
    adaptive = other.adaptive ?? adaptive
    frame = other.frame ?? frame
    dims = other.dims ?? dims
    let filled = Set(other.slots.map(\.container.text))
    slots.removeAll { filled.contains($0.container.text) }
    slots += other.slots
    implements = other.implements ?? implements
    detents = other.detents ?? detents
    presents += other.presents
    hidesBackButton = other.hidesBackButton ?? hidesBackButton
  }
}
