/// The attribute of a view or guide in a constraint, with UIKit's name.
///
/// ```swift
/// let widths = layout.constraints.filter {
///   $0.firstAttribute == LayoutAttribute.width && $0.secondItem == nil
/// }
/// print(widths.map(\.constant))
/// ```
public enum LayoutAttribute: String, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge where text begins.
  case leading
  /// The edge where text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The middle of the width.
  case centerX
  /// The middle of the height.
  case centerY
  /// The baseline of the last line, which documents call `baseline`.
  case lastBaseline = "baseline"
  /// The baseline of the first line.
  case firstBaseline
  /// The left edge inside the margins.
  case leftMargin
  /// The right edge inside the margins.
  case rightMargin
  /// The top edge inside the margins.
  case topMargin
  /// The bottom edge inside the margins.
  case bottomMargin
  /// The edge inside the margins where text begins.
  case leadingMargin
  /// The edge inside the margins where text ends.
  case trailingMargin
  /// The middle of the width inside the margins.
  case centerXWithinMargins
  /// The middle of the height inside the margins.
  case centerYWithinMargins

  /// The kind of length that an attribute measures; only attributes of the same kind can be
  /// compared.
  package enum Kind: Hashable, Sendable {
    /// A position along the horizontal axis.
    case horizontalPosition
    /// A position along the vertical axis.
    case verticalPosition
    /// An extent.
    case dimension
  }

  /// The kind of length that the attribute measures.
  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontalPosition
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .verticalPosition
    case .width, .height: .dimension
    }
  }

  /// The axis along which the attribute is measured.
  package var axis: LayoutAxis {
    switch kind {
    case .horizontalPosition: .horizontal
    case .verticalPosition: .vertical
    case .dimension: self == .width ? .horizontal : .vertical
    }
  }

  /// Whether the attribute means another side where text runs the other way.
  package var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// The equivalent attribute in a mirrored layout.
  package var mirrored: LayoutAttribute {
    switch self {
    case .left: .right
    case .right: .left
    case .leading: .trailing
    case .trailing: .leading
    case .leftMargin: .rightMargin
    case .rightMargin: .leftMargin
    case .leadingMargin: .trailingMargin
    case .trailingMargin: .leadingMargin
    default: self
    }
  }

  /// Whether the attribute is measured from the layout margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
