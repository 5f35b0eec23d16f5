import InterfaceModel
public import InterfaceTraits
import PlatformFacts

extension ViewContent {
  /// The content of a stack view.
  ///
  /// ```swift
  /// if case .stackView(let stack) = view.content, stack.distribution == .fillEqually {
  ///   print(stack.axis, stack.alignment, stack.spacing)
  /// }
  /// ```
  public struct StackView: Hashable, Sendable {
    /// The distribution of arranged subviews along the axis.
    public enum Distribution: String, Hashable, Sendable, CaseIterable {
      /// The subviews fill the axis; their priorities determine which of them stretch.
      case fill
      /// The subviews fill the axis and have equal lengths.
      case fillEqually
      /// The subviews fill the axis in proportion to their contents.
      case fillProportionally
      /// The gaps between subviews are equal.
      case equalSpacing
      /// The distances between the centers of subviews are equal.
      case equalCentering
    }

    /// The alignment of arranged subviews perpendicular to the axis.
    public enum Alignment: String, Hashable, Sendable, CaseIterable {
      /// The subviews extend from edge to edge.
      case fill
      /// Alignment of the top or leading edges.
      case leading
      /// Alignment of the centers.
      case center
      /// Alignment of the bottom or trailing edges.
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

    /// The axis along which the subviews are arranged.
    public var axis: LayoutAxis
    /// The distribution of arranged subviews along the axis.
    public var distribution: Distribution
    /// The alignment of arranged subviews perpendicular to the axis.
    public var alignment: Alignment
    /// The spacing between adjacent subviews, in points.
    public var spacing: Double
    /// A Boolean value that indicates whether the spacing is measured between baselines.
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
