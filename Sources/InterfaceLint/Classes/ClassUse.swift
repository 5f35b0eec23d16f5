package import InterfaceSource

/// An object of a document as far as the app's classes matter: its class, and what it is connected to by name.
package struct ClassUse: Sendable {
  /// A name with its place.
  package struct Name: Sendable {
    package let text: String
    package let range: SourceRange
  }

  /// The element's name, such as `tableViewCell`.
  let element: String
  let id: String?
  /// The class; nil for the platform's own.
  let customClass: Name?
  /// The module that the document names.
  let module: Name?
  /// Whether the class is that of the target which the document is compiled for, whatever the module is called there.
  let isOfTarget: Bool
  /// Whether the object stands for what handles a message first.
  let isFirstResponder: Bool
  /// The bytes of the start tag.
  let range: SourceRange
  /// The properties that connections set.
  var outlets: [Name] = []
  /// The messages that controls send, each with the id of what receives them.
  var actions: [(selector: Name, target: String?)] = []
  /// The unwind actions of segues, which any controller may have.
  var unwindActions: [Name] = []
  /// The key paths that runtime attributes set.
  var keyPaths: [Name] = []

  /// Whether the object is a controller, or stands for one in a xib.
  var isController: Bool {
    element == "placeholder" || element.hasSuffix("Controller") || element == "windowController"
  }
}
