/// An expression whose value is a name, as far as its source alone determines it.
package enum NameExpression: Hashable, Sendable {
  /// A plain text.
  case text(String)
  /// A constant, by its name after those of its types or of `self`: `Segue.show.rawValue`.
  ///
  /// An empty first name denotes an implicit type, as in `.show`.
  case constant([String])
  /// The name of a class: `String(describing: Row.self)`.
  case className(String)
  /// The name of the class of which the expression is a member: `String(describing: self)`.
  case ownClassName
  /// A text with interpolations.
  case composed
  /// Any other expression.
  case unknown
}
