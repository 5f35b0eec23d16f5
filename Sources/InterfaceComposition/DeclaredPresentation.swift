package import InterfaceResolution
package import InterfaceSource

/// An alert, an action sheet or a search that a controller presents according to a configuration
/// file.
package struct DeclaredPresentation: Hashable, Sendable {
  /// The presented content, never a controller of the app.
  package var subject: PresentationRequest.Subject
  /// The title at the top, or `nil` if there is none.
  package var title: String?
  /// The message below the title, or the placeholder of a search field, or `nil` if there is none.
  package var message: String?
  /// The titles of the actions, in order.
  package var actions: [String] = []
  /// The title of the cancel action, or `nil` if there is none.
  package var cancel: String?
  /// The view or bar item that the presentation is anchored to, or `nil` if none is declared.
  package var anchor: ObjectID?

  package init(_ subject: PresentationRequest.Subject) { self.subject = subject }
}

/// Content presented over an app that no document contains.
package struct PresentedOverlay: Hashable, Sendable {
  /// The presented content.
  package let content: DeclaredPresentation
  /// The controller that presents the content.
  package let source: ControllerNode.ID
  /// The resolved presentation.
  package let presentation: ResolvedPresentation
  /// The layout of its parts in the window's coordinates, or `nil` for a search.
  package let parts: AlertLayout?
}
