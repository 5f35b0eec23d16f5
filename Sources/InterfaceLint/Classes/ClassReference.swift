package import InterfaceSource

/// The class of an object in a document, and the names of its connections.
package struct ClassReference: Sendable {
  /// A name and its range in the document.
  package struct Name: Sendable {
    package let text: String
    package let range: SourceRange
  }

  /// An outlet or outlet collection of an object.
  package struct Outlet: Sendable {
    /// The property that the connection sets.
    let property: Name
    /// The id of the object that it is set to.
    let destination: String?
    /// Whether the property is set to a list of several objects.
    let isCollection: Bool
  }

  /// The element's name, such as `tableViewCell`.
  let element: String
  let id: String?
  /// The custom class, or `nil` for an object of the platform's class.
  let customClass: Name?
  /// The module that the document declares.
  let module: Name?
  /// Whether the class belongs to the target that compiles the document, whatever the name of its
  /// module.
  let isOfTarget: Bool
  /// Whether the object is the first responder placeholder.
  let isFirstResponder: Bool
  /// The range of the start tag.
  let range: SourceRange
  /// The connections that set properties.
  var outlets: [Outlet] = []
  /// The messages that controls send, each with the id of its receiver.
  var actions: [(selector: Name, target: String?)] = []
  /// The unwind actions of segues, which any controller may implement.
  var unwindActions: [Name] = []
  /// The key paths that runtime attributes set.
  var keyPaths: [Name] = []

  /// Whether the object is a controller, or the placeholder for one in a xib.
  var isController: Bool {
    element == "placeholder" || element.hasSuffix("Controller") || element == "windowController"
  }
}
