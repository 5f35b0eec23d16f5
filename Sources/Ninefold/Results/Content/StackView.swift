import InterfaceResolution
public import InterfaceTraits

extension ViewContent {
  /// A view that arranges its subviews in a row or column.
  ///
  /// ```swift
  /// if case .stackView(let stack) = view.content, stack.distribution == .fillEqually {
  ///   print(stack.axis, stack.alignment, stack.spacing)
  /// }
  /// ```
  public struct StackView: Hashable, Sendable {
    /// How the subviews share the length of the axis.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
      /// They fill it; their priorities decide who stretches.
      case fill
      /// They fill it and have equal lengths.
      case fillEqually
      /// They fill it in proportion to their contents.
      case fillProportionally
      /// The gaps are equal.
      case equalSpacing
      /// The distances of their middles are equal.
      case equalCentering
    }

    /// How the subviews stand across the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// From edge to edge.
      case fill
      /// At the top, or where text begins.
      case leading
      /// In the middle.
      case center
      /// At the bottom, or where text ends.
      case trailing
      /// Their first lines stand on one baseline.
      case firstBaseline
      /// Their last lines stand on one baseline.
      case lastBaseline
    }

    let content: StackProperties

    /// The direction in which the subviews follow each other.
    public var axis: Axis { content.axis }
    /// How the subviews share the length of the axis.
    public var distribution: Distribution { Distribution(spelling: content.distribution) }
    /// How the subviews stand across the axis.
    public var alignment: Alignment { Alignment(spelling: content.alignment) }
    /// The gap between neighbours, in points.
    public var spacing: Double { content.spacing }
    /// Whether the gaps are measured between baselines.
    public var isBaselineRelativeArrangement: Bool { content.isBaselineRelative }
  }
}
