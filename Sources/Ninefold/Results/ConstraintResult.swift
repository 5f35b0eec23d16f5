import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// An active constraint: `firstItem.firstAttribute relation multiplier × secondItem.secondAttribute +
/// constant`, with every override of the configuration applied.
///
/// ```swift
/// for constraint in layout.constraints where constraint.firstAttribute == .width {
///   print(constraint, "with priority", constraint.priority)
/// }
/// ```
public struct ConstraintResult: Sendable {
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
    public var frameInCanvas: Rect {
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
  private let index: Int

  init(_ storage: LaidOutScene, index: Int) {
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

  /// The constraint's id.
  public var id: ObjectID? { constraint.id }
  /// The view that the document lists the constraint in.
  public var owner: ViewResult { ViewResult(storage, index: constraint.owner) }
  /// What the left side is about.
  public var firstItem: Item { item(constraint.first) }
  /// What of the first item is on the left side.
  public var firstAttribute: LayoutAttribute { constraint.firstAttribute }
  /// How the sides compare.
  public var relation: LayoutRelation { constraint.relation }
  /// What the right side is about; nil for a constant alone.
  public var secondItem: Item? { constraint.second.map { item($0) } }
  /// What of the second item is on the right side; nil for a constant alone.
  public var secondAttribute: LayoutAttribute? { constraint.secondAttribute }
  /// What the second item's attribute is multiplied by.
  public var multiplier: Double { constraint.multiplier }
  /// What is added on the right side, in points.
  public var constant: Double { constraint.constant }
  /// From 1 to 1000, which is required.
  public var priority: Double { constraint.priority }
  /// Whether the priority is 1000.
  public var isRequired: Bool { constraint.priority >= 1000 }
  /// Whether Xcode removes the constraint when it builds the document: it acts on the document's own canvas alone.
  ///
  /// ```swift
  /// for constraint in layout.constraints where constraint.isPlaceholder {
  ///   print(constraint, "is left to code")
  /// }
  /// ```
  public var isPlaceholder: Bool { constraint.isPlaceholder }
  /// Where the constraint stands in the document.
  public var range: SourceRange { constraint.range }
}

extension ConstraintResult: CustomStringConvertible {
  /// The constraint as an equation with the ids of its items, such as `a.leading = b.trailing + 8 ('c')`.
  public var description: String { constraint.summary(in: storage.scene) }
}
