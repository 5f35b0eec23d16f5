import InterfaceTraits

extension ViewRole {
  /// Creates the role of a view that is a property of its superview.
  init(key: PropertyKey?) {
    switch key {
    case .contentView: self = .contentView
    case .tableHeaderView, .tableFooterView, .sectionHeaderView, .sectionFooterView:
      self = .supplementary
    default: self = .property
    }
  }
}
