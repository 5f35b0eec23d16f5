package import InterfaceResolution
package import InterfaceTraits

/// The effect of a segue in its context.
package struct SegueOutcome: Hashable, Sendable {
  /// The action of a segue.
  package enum Action: Hashable, Sendable {
    /// A navigation controller pushes the destination.
    case push
    /// The destination replaces the content of a split view column.
    case replace(SplitViewColumn)
    /// The destination is presented over the source.
    case present(SegueOutcome.Style)
    /// A container contains the destination from the start.
    case contain
    /// A container view shows the destination.
    case embed
    /// Controllers are removed until one that implements an action is on top: the name of the
    /// action.
    case unwind(String?)
    /// A custom segue class determines the effect: the name of the class.
    case custom(String?)
    /// A custom container of the app handles the action.
    case handled
    /// The kind of the segue is unknown.
    case unknown
  }

  /// The style of a presentation.
  package struct Style: Hashable, Sendable {
    /// The style that the segue or the destination requests.
    package var requested: String
    /// The resulting style in the presenter's size class and system, or `nil` if it was not
    /// determined.
    package var resulting: PresentationStyle?
    /// The gesture or control of the system that dismisses the presentation, or `nil` if it was not
    /// determined.
    package var dismissal: ResolvedPresentation.Dismissal?
    /// The missing container that would handle `show` or `showDetail`, or `nil` if the segue
    /// presents explicitly.
    package var missing: Missing?

    /// A container that handles a message.
    package enum Missing: String, Hashable, Sendable {
      /// A container that handles `show`.
      case container
      /// A container that handles `showDetail`.
      case splitView = "split view"
    }

    /// Whether `show` or `showDetail` presents only because no container handles it.
    package var isFallbackPresentation: Bool { missing != nil }

    package init(requested: String) { self.requested = requested }
  }

  package internal(set) var action: Action
  /// The controller that performs the action (the navigation controller that pushes, the split view
  /// whose column changes, the presenter), or `nil` if none is needed.
  package let performer: ControllerNode.ID?
  /// Whether a collapsed split view forwards a detail to its primary controller.
  package let isForwarded: Bool
  /// The destination of the segue, or `nil` if there is none.
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
