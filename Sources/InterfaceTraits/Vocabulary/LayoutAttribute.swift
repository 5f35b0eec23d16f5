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
  /// The leading edge.
  case leading
  /// The trailing edge.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The center along the horizontal axis.
  case centerX
  /// The center along the vertical axis.
  case centerY
  /// The baseline of the last line, named `baseline` in documents.
  case lastBaseline = "baseline"
  /// The baseline of the first line.
  case firstBaseline
  /// The left edge of the margins.
  case leftMargin
  /// The right edge of the margins.
  case rightMargin
  /// The top edge of the margins.
  case topMargin
  /// The bottom edge of the margins.
  case bottomMargin
  /// The leading edge of the margins.
  case leadingMargin
  /// The trailing edge of the margins.
  case trailingMargin
  /// The center of the margins along the horizontal axis.
  case centerXWithinMargins
  /// The center of the margins along the vertical axis.
  case centerYWithinMargins

  /// The kind of length that an attribute measures; only attributes of the same kind can be
  /// compared.
  package enum Kind: Hashable, Sendable {
    /// A position along the horizontal axis.
    case horizontalPosition
    /// A position along the vertical axis.
    case verticalPosition
    /// A width or height.
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

  /// Whether the side of the attribute depends on the layout direction.
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

  /// Whether the attribute refers to the layout margins.
  package var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }
}
