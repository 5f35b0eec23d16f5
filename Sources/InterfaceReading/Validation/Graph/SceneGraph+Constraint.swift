package import InterfaceModel
package import InterfaceSource
package import InterfaceTraits

extension SceneGraph {
  /// A constraint between the view that owns it and views or guides inside.
  ///
  /// It has two attributes of the same kind, or a single width or height.
  package struct Constraint: Sendable {
    package let id: ObjectID?
    /// The name by which code and the debugger know the constraint, or `nil` if it has none.
    package let identifier: String?
    /// The range of the start tag.
    package let range: SourceRange
    package let owner: Handle<View>
    package let first: Item
    package let firstAttribute: LayoutAttribute
    package let relation: LayoutConstraint.Relation
    /// The item on the right side with its attribute, or `nil` if the right side is a constant.
    package let second: (item: Item, attribute: LayoutAttribute)?
    package let multiplier: Double
    /// The constant in points, without overrides.
    package let constant: Double
    /// The priority from 1 to 1000; 1000 is required.
    package let priority: Double
    package let isPlaceholder: Bool
    /// Whether the constant is the platform's standard spacing, without overrides.
    package let isSymbolic: Bool
    /// The constants for some trait collections, in the order of application.
    package let variations: [ConstantVariation]
  }

  /// An item of a constraint.
  package enum Item: Hashable, Sendable {
    case view(Handle<View>)
    case guide(Handle<Guide>)
  }

  /// The differences of a constraint for some trait collections.
  package struct ConstantVariation: Hashable, Sendable {
    /// The condition of the variation: an index into `variationKeys`.
    package let key: Int
    /// The constant in points, or `nil` if it does not change.
    package let constant: Double?
    /// Whether the constant is the platform's standard spacing, or `nil` if this does not change.
    package let isSymbolic: Bool?
  }
}
