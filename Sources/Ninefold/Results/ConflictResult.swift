import InterfaceLayout
public import InterfaceTraits

/// Constraints and other demands that cannot hold together; without any one of them the others can.
///
/// UIKit breaks one of the constraints at run time, and so does the layout: the frames are those without
/// it.
///
/// ```swift
/// for conflict in layout.conflicts {
///   print(conflict.constraints.map(\.description).joined(separator: " against "))
///   for member in conflict.members where member.constraint == nil { print("because", member) }
/// }
/// ```
public struct ConflictResult: Sendable {
  /// Something that has a part in a conflict.
  ///
  /// ```swift
  /// for member in layout.conflicts.flatMap(\.members) {
  ///   if case .compressionResistance(_, let length) = member.kind {
  ///     print("the content of \(member.view) needs \(length) points")
  ///   }
  /// }
  /// ```
  public struct Member: Sendable, CustomStringConvertible {
    /// What demands something.
    public enum Kind: Hashable, Sendable {
      /// A constraint of the document.
      case constraint
      /// The root of a layout has the length that its canvas, row or container gives it, in points.
      case root(LayoutAxis, length: Double)
      /// A content view fills its cell or effect view.
      case contentView
      /// The frame that the document stores and the autoresizing mask place the view.
      case autoresizingMask
      /// A cell of a standard style lays the view out.
      case standardCell
      /// A stack view arranges its subviews.
      case stackView
      /// The content has this length, in points, and the view hugs it.
      case contentHugging(LayoutAxis, length: Double)
      /// The content has this length, in points, and resists compression.
      case compressionResistance(LayoutAxis, length: Double)
      /// The extent of a scroll view's content.
      case scrollContent
      /// No length is negative.
      case nonNegativeLength
      /// Nothing else determines the view, which stays where the document stores it.
      case storedFrame
    }

    private let storage: LaidOutScene
    private let reason: LayoutReason

    init(_ reason: LayoutReason, in storage: LaidOutScene) {
      self.reason = reason
      self.storage = storage
    }

    /// What demands something.
    public var kind: Kind { Kind(reason.kind) }
    /// The view that it is about; the owner of a constraint.
    public var view: ViewResult { ViewResult(storage, index: reason.view) }
    /// The constraint; nil for a demand that no constraint of the document makes.
    public var constraint: ConstraintResult? {
      reason.constraint.map { ConstraintResult(storage, index: $0) }
    }
    /// From 1 to 1000, which is required; nil for what is below every priority.
    public var priority: Double? { reason.priority }
    /// What is demanded, in words: a clause that names the view, or a constraint's equation.
    public var description: String { reason.words(in: storage.scene) }
  }

  private let storage: LaidOutScene
  private let conflict: Conflict

  init(_ conflict: Conflict, in storage: LaidOutScene) {
    self.conflict = conflict
    self.storage = storage
  }

  /// Everything that has a part: the constraints in the order of the document, then what is none.
  public var members: [Member] { conflict.members.map { Member($0, in: storage) } }
  /// The constraints among the members.
  public var constraints: [ConstraintResult] {
    conflict.constraints.map { ConstraintResult(storage, index: $0) }
  }
  /// The root of the layout in which it happens: the scene's root view, or a cell.
  public var rootView: ViewResult { ViewResult(storage, index: conflict.root) }
  /// How far the constraint that was given up is from holding, in points.
  public var excess: Double { conflict.excess }
  /// Whether it could vanish with texts of slightly other sizes, which are measured with tables instead of
  /// the device's own fonts.
  public var dependsOnMeasuredSizes: Bool { conflict.hangsOnMeasuredSizes }
  /// Whether it is one only at the height that the document stores for a row that sizes itself.
  public var dependsOnStoredExtent: Bool { conflict.needsUnstatedExtent }
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
