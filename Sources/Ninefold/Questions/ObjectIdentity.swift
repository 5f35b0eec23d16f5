package import InterfaceTraits

/// The answer to which object something is about, the same in the answers to all questions.
package struct ObjectIdentity: Hashable, Sendable {
  /// The id, as the document writes it.
  package let id: String
  /// The custom class, or the element if there is none.
  package let className: String
  /// The name as in Xcode's outline; of a constraint its equation.
  package let name: String
  /// The id of the scene, or in a xib of the outermost object; `nil` for objects in none.
  package let scene: String?
  /// The path of the document.
  package let path: String
  /// The line of the start tag, from 1.
  package let line: Int
  /// The frame on the canvas in the coordinates of the superview, in points, or `nil` if it was not
  /// requested or the object has none.
  package var frame: LayoutRect?
}
