import InterfaceLayout
public import InterfaceTraits

/// A minimal set of constraints and other requirements that cannot all be satisfied; without any
/// one of them, the others can.
///
/// UIKit breaks one of the constraints at run time. The layout does the same, so the frames are
/// those without that constraint.
///
/// ```swift
/// for conflict in layout.conflicts {
///   print(conflict.constraints.map(\.description).joined(separator: " against "))
///   for member in conflict.members where member.constraint == nil { print("because", member) }
/// }
/// ```
public struct ConflictResult: Sendable {
  /// A constraint or other requirement that takes part in a conflict.
  ///
  /// ```swift
  /// for member in layout.conflicts.flatMap(\.members) {
  ///   if case .compressionResistance(_, let length) = member.kind {
  ///     print("the content of \(member.view) needs \(length) points")
  ///   }
  /// }
  /// ```
  public struct Member: Sendable, CustomStringConvertible {
    /// The source of a requirement.
    public enum Kind: Hashable, Sendable {
      /// A constraint of the document.
      case constraint
      /// The root of a layout has the length that its canvas, row or container sets, in points.
      case root(LayoutAxis, length: Double)
      /// A content view fills its cell or effect view.
      case contentView
      /// The stored frame and the autoresizing mask determine the view's frame.
      case autoresizingMask
      /// A cell of a standard style lays the view out.
      case standardCell
      /// A stack view arranges its subviews.
      case stackView
      /// The content has this length, in points, and content hugging resists growing.
      case contentHugging(LayoutAxis, length: Double)
      /// The content has this length, in points, and resists compression.
      case compressionResistance(LayoutAxis, length: Double)
      /// The size of a scroll view's content.
      case scrollContent
      /// Lengths must not be negative.
      case nonNegativeLength
      /// Nothing else determines the view, which keeps its stored frame.
      case storedFrame
    }

    private let storage: LaidOutScene
    private let reason: LayoutReason

    init(_ reason: LayoutReason, in storage: LaidOutScene) {
      self.reason = reason
      self.storage = storage
    }

    /// The source of the requirement.
    public var kind: Kind { Kind(reason.kind) }
    /// The view that the requirement applies to, or the owner of a constraint.
    public var view: ViewResult { ViewResult(storage, index: reason.view) }
    /// The constraint, or `nil` if the requirement is not a constraint of the document.
    public var constraint: ConstraintResult? {
      reason.constraint.map { ConstraintResult(storage, index: $0) }
    }
    /// The priority from 1 to 1000, which is required, or `nil` if it is below every priority.
    public var priority: Double? { reason.priority }
    /// A description of the requirement: a clause that names the view, or the equation of a
    /// constraint.
    public var description: String { reason.description(in: storage.scene) }
  }

  private let storage: LaidOutScene
  private let conflict: Conflict

  init(_ conflict: Conflict, in storage: LaidOutScene) {
    self.conflict = conflict
    self.storage = storage
  }

  /// All members of the conflict: the constraints in document order, then the other requirements.
  public var members: [Member] { conflict.members.map { Member($0, in: storage) } }
  /// The constraints among the members.
  public var constraints: [ConstraintResult] {
    conflict.constraints.map { ConstraintResult(storage, index: $0) }
  }
  /// The root of the layout that contains the conflict: the scene's root view, or a cell.
  public var rootView: ViewResult { ViewResult(storage, index: conflict.root) }
  /// The distance by which the broken constraint is violated, in points.
  public var violation: Double { conflict.violation }
  /// A Boolean value that indicates whether the conflict could disappear with slightly different
  /// text sizes, which are measured with tables instead of the device's fonts.
  public var dependsOnMeasuredSizes: Bool { conflict.dependsOnMeasuredSizes }
  /// A Boolean value that indicates whether the conflict exists only at the stored height of a
  /// self-sizing row.
  public var dependsOnStoredExtent: Bool { conflict.dependsOnUndeclaredExtent }
}

extension ConflictResult.Member.Kind {
  fileprivate init(_ kind: LayoutReason.Kind) {
    self =
      switch kind {
      case .constraint: .constraint
      case .root(let axis, let extent): .root(axis, length: extent)
      case .contentView: .contentView
      case .autoresizing: .autoresizingMask
      case .standardCell: .standardCell
      case .stackView: .stackView
      case .hugging(let axis, let extent): .contentHugging(axis, length: extent)
      case .compressionResistance(let axis, let extent):
        .compressionResistance(axis, length: extent)
      case .scrollContent: .scrollContent
      case .nonNegative: .nonNegativeLength
      case .stored: .storedFrame
      }
  }
}
