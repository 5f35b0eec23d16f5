import InterfaceModel

/// The attributes that an element requires.
enum RequiredAttributes {
  /// Returns the attributes that an element requires, or `nil` if all are optional.
  ///
  /// Source: Appendix C of the format's specification, where they are always present.
  static func of(_ element: ElementName) -> [AttributeName]? {
    switch element {
    case .rect: [.x, .y, .width, .height]
    case .point: [.x, .y]
    case .size: [.width, .height]
    case .inset: [.minX, .minY, .maxX, .maxY]
    case .edgeInsets: [.top, .left, .bottom, .right]
    case .directionalEdgeInsets: [.top, .leading, .bottom, .trailing]
    case .real, .integer, .bool: [.value]
    case .include, .exclude: [.reference]
    case .outlet, .outletCollection: [.property, .destination]
    case .action: [.selector, .destination]
    case .viewLayoutGuide, .viewControllerLayoutGuide, .keyboardLayoutGuide: [.id]
    case .device: [.id]
    case .userDefinedRuntimeAttribute: [.type, .keyPath]
    case .namedColor, .systemColor: [.name]
    case .image: [.name, .width, .height]
    default: nil
    }
  }
}
