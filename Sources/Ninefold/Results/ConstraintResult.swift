public import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// An active constraint, with every override of the configuration applied.
///
/// It represents
/// `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute + constant`.
///
/// It also has the properties of ``ResolvedConstraint``.
///
/// ```swift
/// for constraint in layout.constraints where constraint.firstAttribute == .width {
///   print(constraint, "with priority", constraint.priority)
/// }
/// ```
@dynamicMemberLookup public struct ConstraintResult: Sendable {
  /// An item of a constraint.
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

    /// The id of the view or guide, or `nil` for a view without one.
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

    /// The name of the view or guide in messages.
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

  /// Accesses a property of the constraint in the document: its id, attributes, relation,
  /// multiplier, constant, priority or source range.
  public subscript<Value>(dynamicMember property: KeyPath<ResolvedConstraint, Value>) -> Value {
    constraint[keyPath: property]
  }

  /// The view that contains the constraint in the document.
  public var owner: ViewResult { ViewResult(storage, index: constraint.owner) }
  /// The item on the left side.
  public var firstItem: Item { item(constraint.first) }
  /// The item on the right side, or `nil` if there is only a constant.
  public var secondItem: Item? { constraint.second.map { item($0) } }
}

extension ConstraintResult: CustomStringConvertible {
  /// The constraint as an equation with the ids of its items, such as `a.leading = b.trailing + 8
  /// ('c')`.
  public var description: String { constraint.summary(in: storage.scene) }
}
