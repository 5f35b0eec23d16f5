package import InterfaceMerging
package import InterfaceSource
package import InterfaceTraits

/// Everything that is known of one object.
package struct ObjectInspection: Sendable {
  /// A value with the configurations in which it applies.
  package struct Applied<Value: Hashable & Sendable>: Sendable {
    package let value: Value
    /// The names of the configurations; all of them if there is only one value.
    package var configurations: [String]
  }

  /// A property that the document gives to the object.
  package struct Property: Sendable {
    /// The names that lead to it, such as `normal.title`.
    package let name: String
    /// The value in normal form.
    package let value: String
  }

  /// A property whose resolved value depends on the configuration.
  package struct Difference: Sendable {
    package let name: String
    package let values: [Applied<String>]
  }

  /// A constraint of the object.
  package struct Constraint: Sendable {
    package let object: ObjectIdentity
    package let equation: ConstraintEquation
    /// The meaning in words, or `nil` if the constraint is active nowhere or there are no layouts.
    package let meaning: String?
    /// The names of the configurations in which it is active; `nil` if there are no layouts.
    package let configurations: [String]?
    /// The constants and priorities if they depend on the configuration, such as `constant 8`.
    package let values: [Applied<String>]
  }

  /// A connection of the object to another one.
  package struct Connection: Sendable {
    /// The identity of the connection itself.
    package let object: ObjectIdentity
    /// `outlet`, `outletCollection`, `action` or `segue`.
    package let kind: String
    /// The name of the outlet, the selector of the action, or the kind of the segue.
    package let name: String
    /// The event of an action, such as `touchUpInside`, or `nil` if there is none.
    package let event: String?
    /// The object at the other end, or `nil` if the document has none.
    package let other: ObjectIdentity?
    /// Whether the object of the inspection has the connection, rather than receives it.
    package let isOutgoing: Bool
  }

  /// A finding of the compiler or of a rule that is on by default.
  package struct Finding: Sendable {
    package let diagnostic: Diagnostic
    package let line: Int
  }

  package let object: ObjectIdentity
  /// The object around it, or `nil` for an outermost one.
  package let container: ObjectIdentity?
  /// The objects in it, without constraints and connections.
  package let children: [ObjectIdentity]
  package let properties: [Property]
  package let differences: [Difference]
  /// The frames in the coordinates of the superview, in points.
  package let frames: [Applied<LayoutRect>]
  /// The names of the configurations in which the object is installed, or `nil` if it is in all, or
  /// nothing is known.
  package let installed: [String]?
  package let constraints: [Constraint]
  package let connections: [Connection]
  package let findings: [Finding]
  /// The system of the document if it is not laid out.
  package let foreignSystem: String?
  /// The names of all configurations.
  package let configurations: [String]
}
