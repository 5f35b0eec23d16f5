package import InterfaceTraits

/// What statements say of one controller; nil, and lists that are empty, say nothing.
package struct ContainerStatement: Hashable, Sendable {
  /// A name in the file.
  package typealias Name = ConfigurationTarget.Name

  /// A controller that a statement names.
  package struct Controller: Hashable, Sendable {
    /// Its id or storyboard identifier, or the id of its scene.
    package var name: Name
    /// The name of the document that has it; nil for the same one.
    package var document: String?
  }

  /// Which children of a container something is about.
  package enum Children: Hashable, Sendable {
    /// Every one.
    case all
    /// The controller with an id or storyboard identifier, or else those of a class.
    case named(Name)
  }

  /// Traits that a container overrides for children.
  package struct Override: Hashable, Sendable {
    /// Which children.
    package var children: Children
    /// The traits; what is unspecified is inherited.
    package var traits: TraitCollection
    /// When, asked of the container: its own size, and its own traits.
    package var condition: Condition
    /// Where it stands.
    package var place: ConfigurationPlace
  }

  /// A column of a split view controller.
  package enum Column: String, Hashable, Sendable, CaseIterable {
    case primary, supplementary, secondary
  }

  /// What a split view controller shows as its secondary column when it expands.
  package enum Expansion: Hashable, Sendable {
    /// What was pushed onto the primary column when it collapsed, as without a statement.
    case keep
    case controller(Controller)
  }

  /// What a tab bar controller or page view controller shows.
  package enum Selection: Hashable, Sendable {
    /// The child of that number, the first being 0.
    case index(Int)
    case controller(Controller)
  }

  /// How a split view controller arranges its columns.
  package enum DisplayMode: String, Hashable, Sendable, CaseIterable {
    case automatic
    case primaryHidden, allVisible, primaryOverlay
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
    case twoDisplaceSecondary
  }

  /// What the delegate of a presentation answers when it adapts.
  package struct Adaptation: Hashable, Sendable {
    /// The style; `none` to stay as it is, nil for what UIKit chooses.
    package var style: PresentationStyle?
    /// Whether the controller is put into a navigation controller with a Done item.
    package var wrapsInNavigation: Bool
  }

  /// A message that walks up the containers to the first controller that implements it
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

  /// Something that the controller presents and no document holds.
  package struct Presented: Hashable, Sendable {
    /// What it is.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
      case alert, actionSheet, search
    }

    package var kind: Kind
    /// What stands at the top; nil for nothing.
    package var title: String?
    /// What stands below the title, of a search what its field says; nil for nothing.
    package var message: String?
    /// The titles of what can be chosen.
    package var actions: [String] = []
    /// The title of what leaves without a choice; nil for none.
    package var cancel: String?
    /// The id of the view or bar item that it belongs to; nil where nothing says it.
    package var anchor: Name?
  }

  /// The heights at which the sheet rests that presents the controller; nil where nothing says it.
  package var detents: [Detent]?
  /// What the controller presents.
  package var presents: [Presented] = []
  /// Whether the controller has no button that goes back; nil where nothing says it.
  package var hidesBackButton: Bool?
  /// The traits that the container overrides for children, the weakest first.
  package var overrides: [Override] = []
  /// The column that is on top after the split view collapsed.
  package var collapse: Column?
  /// The controller that is the primary column after it collapsed.
  package var primaryAfterCollapse: Controller?
  /// The controller that is the primary column after it expanded.
  package var primaryAfterExpand: Controller?
  /// What is the secondary column after it expanded.
  package var expand: Expansion?
  /// The controllers that a navigation controller shows, its root first.
  package var stack: [Controller]?
  /// The child that a tab bar controller or page view controller shows.
  package var selected: Selection?
  /// How a split view controller arranges its columns.
  package var displayMode: DisplayMode?
  /// What the delegate of the controller's presentation answers when it adapts.
  package var adaptive: Adaptation?
  /// Where a custom presentation puts the controller.
  package var frame: FrameExpression?
  /// The scenes that fill views of a custom container.
  package var slots: [Design.Filling] = []
  /// Whether a custom presentation dims what is behind the controller; nil where nothing says it.
  package var dims: Bool?
  /// The messages that the controller implements; nil where nothing says it.
  package var implements: Set<Action>?

  /// A statement that says nothing.
  package init() {}

  /// Takes what a stronger statement says.
  mutating func take(_ other: ContainerStatement) {
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
