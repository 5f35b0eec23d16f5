import InterfaceModel
public import InterfaceTraits
import PlatformFacts

extension ViewContent {
  /// A view that arranges its subviews in a row or column.
  ///
  /// ```swift
  /// if case .stackView(let stack) = view.content, stack.distribution == .fillEqually {
  ///   print(stack.axis, stack.alignment, stack.spacing)
  /// }
  /// ```
  public struct StackView: Hashable, Sendable {
    /// The distribution of arranged subviews along the axis.
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

    /// The alignment of arranged subviews perpendicular to the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// From edge to edge.
      case fill
      /// At the top, or where text begins.
      case leading
      /// In the middle.
      case center
      /// At the bottom, or where text ends.
      case trailing
      /// Alignment of the first baselines.
      case firstBaseline
      /// Alignment of the last baselines.
      case lastBaseline

      /// The equivalent alignment in a mirrored layout.
      package var mirrored: Alignment {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .fill, .center, .firstBaseline, .lastBaseline: self
        }
      }
    }

    /// The direction in which the subviews follow each other.
    public var axis: LayoutAxis
    /// The distribution of arranged subviews along the axis.
    public var distribution: Distribution
    /// The alignment of arranged subviews perpendicular to the axis.
    public var alignment: Alignment
    /// The gap between neighbors, in points.
    public var spacing: Double
    /// Whether the gaps are measured between baselines.
    public var isBaselineRelativeArrangement: Bool
  }
}

extension ViewContent.StackView {
  init(_ attributes: Attributes) {
    axis = attributes[.axis] == "vertical" ? .vertical : .horizontal
    distribution = attributes[.distribution].flatMap { Distribution(rawValue: $0) } ?? .fill
    alignment =
      switch attributes[.alignment] {
      case "top", "leading": .leading
      case "bottom", "trailing": .trailing
      case "center": .center
      case "firstBaseline": .firstBaseline
      case "lastBaseline": .lastBaseline
      default: .fill
      }
    spacing =
      attributes[.spacingType] == "standard"
      ? ContentDefaults.standardStackSpacing : attributes.number(.spacing) ?? 0
    isBaselineRelativeArrangement = attributes.flag(.baselineRelativeArrangement) ?? false
  }
}
