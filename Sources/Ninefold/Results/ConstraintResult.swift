public import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// An active constraint: `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute +
/// constant`, with every override of the configuration applied.
///
/// It has the properties of ``ResolvedConstraint`` besides its own.
///
/// ```swift
/// for constraint in layout.constraints where constraint.firstAttribute == .width {
///   print(constraint, "with priority", constraint.priority)
/// }
/// ```
@dynamicMemberLookup public struct ConstraintResult: Sendable {
  /// What a constraint is about.
  ///
  /// ```swift
  /// for constraint in layout.constraints {
  ///   if case .view(let view) = constraint.firstItem { print(view.frame) }
  /// }
  /// ```
  public enum Item: Sendable, CustomStringConvertible {
    /// A view.
    case view(ViewResult)
    /// A layout guide.
    case guide(LayoutGuideResult)

    /// The id of the view or guide; nil for a view without one.
    public var id: ObjectID? {
      switch self {
      case .view(let view): view.id
      case .guide(let guide): guide.id
      }
    }

    /// The frame in the coordinates of the canvas, in points.
    public var frameInCanvas: LayoutRect {
      switch self {
      case .view(let view): view.frameInCanvas
      case .guide(let guide): guide.frameInCanvas
      }
    }

    /// What messages call the view or guide.
    public var description: String {
      switch self {
      case .view(let view): view.description
      case .guide(let guide): guide.description
      }
    }
  }

  private let storage: LaidOutScene
  private let index: ResolvedConstraint.Index

  init(_ storage: LaidOutScene, index: ResolvedConstraint.Index) {
    self.storage = storage
    self.index = index
  }

  private var constraint: ResolvedConstraint { storage.scene.constraints[index] }

  private func item(_ item: ConstraintItem) -> Item {
    switch item {
    case .view(let index): .view(ViewResult(storage, index: index))
    case .guide(let index): .guide(LayoutGuideResult(storage, index: index))
    }
  }

  /// What the document says of the constraint: its id, attributes, relation, multiplier, constant, priority and place.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedConstraint, Value>) -> Value {
    constraint[keyPath: property]
  }

  /// The view that the document lists the constraint in.
  public var owner: ViewResult { ViewResult(storage, index: constraint.owner) }
  /// What the left side is about.
  public var firstItem: Item { item(constraint.first) }
  /// What the right side is about; nil for a constant alone.
  public var secondItem: Item? { constraint.second.map { item($0) } }
}

extension ConstraintResult: CustomStringConvertible {
  /// The constraint as an equation with the ids of its items, such as `a.leading = b.trailing + 8 ('c')`.
  public var description: String { constraint.summary(in: storage.scene) }
}
