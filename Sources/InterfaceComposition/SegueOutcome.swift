package import InterfaceResolution
package import InterfaceTraits

/// What a segue does where it starts.
package struct SegueOutcome: Hashable, Sendable {
  /// What is done.
  package enum Action: Hashable, Sendable {
    /// A navigation controller pushes the destination.
    case push
    /// The destination takes the place of what a column of a split view shows.
    case replace(SplitViewColumn)
    /// The destination is presented over the source.
    case present(SegueOutcome.Style)
    /// A container holds the destination from the beginning.
    case contain
    /// A container view shows the destination.
    case embed
    /// Controllers are given up until one that implements an action is on top: the action's name.
    case unwind(String?)
    /// A class of the app's own decides: its name.
    case custom(String?)
    /// A container of the app's own handles the action.
    case handled
    /// Nothing that the document says: a kind of segue that is not known.
    case unknown
  }

  /// How a destination is presented.
  package struct Style: Hashable, Sendable {
    /// The style that the segue or the destination asks for.
    package var asked: String
    /// The style that results from it in the presenter's size class and system; nil where nobody worked it out.
    package var resulting: PresentationStyle?
    /// How a person leaves what is presented without anything that it offers; nil where nobody worked it out.
    package var wayOut: ResolvedPresentation.WayOut?
    /// What would have handled `show` or `showDetail`, and is not there; nil where something is presented because a segue says
    /// so.
    package var missing: Missing?

    /// What handles a message.
    package enum Missing: String, Hashable, Sendable {
      /// A container that handles `show`.
      case container
      /// A container that handles `showDetail`.
      case splitView = "split view"
    }

    /// Whether nothing but the lack of a container makes `show` or `showDetail` present.
    package var isForWantOfContainer: Bool { missing != nil }

    package init(asked: String) { self.asked = asked }
  }

  package internal(set) var action: Action
  /// The controller that does it: the navigation controller that pushes, the split view whose column changes, the presenter;
  /// nil where none has to.
  package let performer: ControllerNode.ID?
  /// Whether a collapsed split view handed a detail on to its primary controller.
  package let isForwarded: Bool
  /// Where the segue leads; nil for nowhere.
  package let destination: AppStoryboards.Destination?

  init(
    _ action: Action, by performer: ControllerNode.ID? = nil, isForwarded: Bool = false,
    to destination: AppStoryboards.Destination?
  ) {
    self.action = action
    self.performer = performer
    self.isForwarded = isForwarded
    self.destination = destination
  }
}
