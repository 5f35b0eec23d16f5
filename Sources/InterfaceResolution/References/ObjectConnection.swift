public import InterfaceSource

/// An outlet, a member of an outlet collection, or an action.
///
/// ```swift
/// for connection in scene.connections {
///   if case .action(let selector, _) = connection.kind { print(selector) }
/// }
/// ```
public struct ObjectConnection: Hashable, Sendable {
  /// The kind of a connection.
  ///
  /// ```swift
  /// let outlets = scene.connections.filter { if case .outlet = $0.kind { true } else { false } }
  /// print(outlets.count)
  /// ```
  public enum Kind: Hashable, Sendable {
    /// A property of the source that refers to the destination.
    case outlet(property: String)
    /// A property of the source that refers to several objects, including the destination.
    case outletCollection(property: String)
    /// A message that the destination receives, for a control with the name of the event, such as
    /// `touchUpInside`.
    case action(selector: String, event: String?)
  }

  /// The id of the connection.
  public let id: ObjectID?
  /// The kind of the connection.
  public let kind: Kind
  /// The object that has the outlet or sends the action, or `nil` if it has no id.
  public let source: ObjectID?
  /// The object that the connection leads to.
  public let destination: ObjectID?
  /// The range of the connection in the document.
  public let range: SourceRange
}
