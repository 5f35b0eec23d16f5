import InterfaceModel

extension RawContent {
  /// What the attributes and keyed properties are after overrides, in the bytewise order of the names.
  ///
  /// What says nothing about the interface at run time is left out.
  package var members: [RawValue.Member] {
    let element = ElementName(spelling: element)
    var members: [RawValue.Member] = []
    for attribute in attributes.known where !Self.editorOnly.contains(attribute.name) {
      members.append(.init(attribute.name.spelling, RawValue(attribute, on: element)))
    }
    for attribute in attributes.unknown {
      members.append(.init(attribute.name, .string(attribute.value)))
    }
    for property in properties.all where !Self.editorOnlyKeys.contains(property.key) {
      // A text that needs a child element is the same property as the attribute of that name.
      members.removeAll { $0.name == property.key.spelling }
      members.append(.init(property.key.spelling, RawValue(property.value)))
    }
    members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    var previous: String?
    members.removeAll { member in
      defer { previous = member.name }
      return member.name == previous
    }
    return members
  }

  /// The values that the runtime sets, by their key paths in the document's order.
  package var runtimeMembers: [RawValue.Member] {
    // The runtime sets them in order: of two with one key path the last decides.
    var last: [String: Int] = [:]
    for (index, attribute) in runtimeAttributes.enumerated() { last[attribute.keyPath] = index }
    return runtimeAttributes.enumerated().compactMap { index, attribute in
      last[attribute.keyPath] == index
        ? .init(attribute.keyPath, RawValue(attribute.value)) : nil
    }
  }

  /// What says nothing about the interface at run time, or is told of the view itself.
  private static let editorOnly: Set<AttributeName> = [
    .ambiguous, .appearanceType, .colorLabel, .customModuleProvider, .fixedFrame, .id,
    .interfaceStyle, .key, .misplaced, .placeholderIntrinsicHeight, .placeholderIntrinsicWidth,
    .sceneMemberID, .simulatedAppContext, .userLabel, .verifyAmbiguity,
  ]

  private static let editorOnlyKeys: Set<PropertyKey> = [
    .canvasLocation, .data, .frame, .frameInset, .keyedArchiveRepresentation, .userComments,
    .userLabel,
  ]
}

extension RawValue {
  /// The value of an attribute with its type; one that does not have it stays a text.
  init(_ attribute: Attribute, on element: ElementName?) {
    switch element.map({ attribute.name.kind(on: $0) }) ?? attribute.name.kind {
    case .bool:
      switch attribute.value {
      case "YES": self = .bool(true)
      case "NO": self = .bool(false)
      default: self = .string(attribute.value)
      }
    case .integer, .real, .priority, .contentPriority, .extent:
      self = DecimalNumber.parse(attribute.value).map { .number($0) } ?? .string(attribute.value)
    default: self = .string(attribute.value)
    }
  }
}
