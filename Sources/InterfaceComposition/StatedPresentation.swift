package import InterfaceResolution
package import InterfaceSource

/// What a controller presents that no document holds, as a configuration states it: an alert, an action sheet or a search.
package struct StatedPresentation: Hashable, Sendable {
  /// What is presented; never a controller of the app.
  package var subject: PresentationRequest.Subject
  /// What stands at the top; nil for nothing.
  package var title: String?
  /// What stands below the title, of a search what its field says; nil for nothing.
  package var message: String?
  /// The titles of what can be chosen, in their order.
  package var actions: [String] = []
  /// The title of what leaves without a choice; nil for none.
  package var cancel: String?
  /// The view or bar item that it belongs to; nil where nothing says it.
  package var anchor: ObjectID?

  package init(_ subject: PresentationRequest.Subject) { self.subject = subject }
}

/// Something that no document holds over the rest of an app.
package struct PresentedOverlay: Hashable, Sendable {
  /// What is presented.
  package let content: StatedPresentation
  /// The controller that presents it.
  package let source: ControllerNode.ID
  /// How it is presented.
  package let presentation: ResolvedPresentation
  /// Where its parts are, in the window's coordinates; nil for a search.
  package let parts: AlertLayout?
}
