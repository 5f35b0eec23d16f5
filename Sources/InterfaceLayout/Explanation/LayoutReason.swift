package import InterfaceResolution
package import InterfaceSource
package import InterfaceTraits

/// A reason that contributes to a view's frame or to a conflict.
package struct LayoutReason: Hashable, Sendable {
  /// The kind of a reason.
  package enum Kind: Hashable, Sendable {
    /// The extent of the root that its canvas, row or container determines, in points.
    case root(LayoutAxis, extent: Double)
    /// A constraint of the document, as an index into those of the scene.
    case constraint(ResolvedConstraint.Index)
    /// The content view of a cell or effect view, which fills it.
    case contentView
    /// The stored frame and the autoresizing mask of the view.
    case autoresizing
    /// The layout of the view by a cell of a standard style.
    case standardCell
    /// The arrangement of subviews by a stack view.
    case stackView
    /// Content hugging: the content has this extent, which the view exceeds only if necessary.
    case hugging(LayoutAxis, extent: Double)
    /// Compression resistance: the content has this extent, below which the view shrinks only if
    /// necessary.
    case compressionResistance(LayoutAxis, extent: Double)
    /// The extent of a scroll view's content.
    case scrollContent
    /// The requirement that no extent is negative.
    case nonNegative
    /// The stored frame of an undetermined view.
    case stored
  }

  package var kind: Kind
  /// The index of the view that the reason concerns; for a constraint, the view that owns it.
  package var view: ViewIndex
  /// The priority from 1 to 1000, or `nil` below all priorities.
  package var priority: Double?
}

extension LayoutReason {
  /// The index of the scene's constraint, or `nil` for a reason that is not a constraint of the
  /// document.
  package var constraint: ResolvedConstraint.Index? {
    if case .constraint(let index) = kind { index } else { nil }
  }

  /// Returns the range of the reason in the document: that of the constraint, or else of the view.
  func range(in scene: ResolvedScene) -> SourceRange {
    constraint.map { scene.constraints[$0].range } ?? scene.views[view].range
  }

  /// Returns the id of the constraint or view.
  package func object(in scene: ResolvedScene) -> ObjectID? {
    if let constraint { scene.constraints[constraint].id } else { scene.views[view].id }
  }

  /// Returns a description of the reason as a clause without its location, such as
  /// `the content of the label "Name" (a) is 20 high and hugs it`.
  package func description(in scene: ResolvedScene) -> String {
    let name = "the \(scene.views[view].displayName)"
    return switch kind {
    case .root(let axis, let extent):
      "\(name) is \(PointText.text(extent)) \(axis.adjective)"
    case .constraint(let index): scene.constraints[index].sentence(in: scene)
    case .contentView: "\(name) fills its cell or effect view"
    case .autoresizing: "the autoresizing mask of \(name) keeps its frame"
    case .standardCell: "the cell's style lays out \(name)"
    case .stackView: "\(name) arranges its subviews"
    case .hugging(let axis, let extent):
      "the content of \(name) is \(PointText.text(extent)) \(axis.adjective) and hugs it"
    case .compressionResistance(let axis, let extent):
      "the content of \(name) is \(PointText.text(extent)) \(axis.adjective) and resists "
        + "compression"
    case .scrollContent: "the content of \(name) cannot have a negative size"
    case .nonNegative: "\(name) cannot have a negative size"
    case .stored: "nothing else determines it, so \(name) stays where the document stored it"
    }
  }
}

extension LayoutAxis {
  /// The adjective for an extent along the axis.
  fileprivate var adjective: String { self == .horizontal ? "wide" : "high" }
}
