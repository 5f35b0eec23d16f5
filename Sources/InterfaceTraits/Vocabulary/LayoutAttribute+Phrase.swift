extension LayoutAttribute {
  /// The name of the attribute in messages.
  package var phrase: String {
    switch self {
    case .centerX: "horizontal center"
    case .centerY: "vertical center"
    case .centerXWithinMargins: "horizontal center within the margins"
    case .centerYWithinMargins: "vertical center within the margins"
    case .firstBaseline: "first baseline"
    case .lastBaseline: "last baseline"
    case .left: "left edge"
    case .right: "right edge"
    case .leading: "leading edge"
    case .trailing: "trailing edge"
    case .leftMargin: "left margin"
    case .rightMargin: "right margin"
    case .topMargin: "top margin"
    case .bottomMargin: "bottom margin"
    case .leadingMargin: "leading margin"
    case .trailingMargin: "trailing margin"
    case .top, .bottom, .width, .height: rawValue
    }
  }
}
