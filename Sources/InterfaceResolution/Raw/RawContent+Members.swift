import InterfaceModel

extension RawContent {
  /// The attributes and keyed properties after overrides, in the bytewise order of their names.
  ///
  /// Values without any meaning for the interface at run time are omitted.
  package var members: [RawValue.Member] {
    let element = ElementName(spelling: element)
    // Raw values list names in bytewise order, so two sorted lists are merged. Indices are sorted
    // because attributes and properties take longer to move.
    let known = attributes.known
    let attributes = known.indices.filter { !Self.isForTheEditor(known[$0].name) }
      .sorted { known[$0].name.rawValue < known[$1].name.rawValue }
    let all = properties.all
    let properties = all.indices.filter { !Self.isForTheEditor(all[$0].key) }
      .sorted { all[$0].key.rawValue < all[$1].key.rawValue }
    var members: [RawValue.Member] = []
    members.reserveCapacity(attributes.count + properties.count)
    var next = 0
    for attribute in attributes {
      let name = known[attribute].name.spelling
      while next < properties.count, all[properties[next]].key.spelling < name {
        let property = all[properties[next]]
        members.append(.init(property.key.spelling, RawValue(colors.matched(property.value))))
        next += 1
      }
      // A text that requires a child element is the same property as the attribute of that name.
      if next < properties.count, all[properties[next]].key.spelling == name { continue }
      members.append(.init(name, RawValue(known[attribute], on: element)))
    }
    for property in properties[next...] {
      let property = all[property]
      members.append(.init(property.key.spelling, RawValue(colors.matched(property.value))))
    }
    if !self.attributes.unknown.isEmpty { add(self.attributes.unknown, to: &members) }
    return members
  }

  private func add(_ unknown: [UnknownAttribute], to members: inout [RawValue.Member]) {
    for attribute in unknown where !members.contains(where: { $0.name == attribute.name }) {
      members.append(.init(attribute.name, .string(attribute.value)))
    }
    members.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  /// The values that runtime attributes set, by key path, in document order.
  package var runtimeMembers: [RawValue.Member] {
    // The runtime sets them in order: the last of several with the same key path wins.
    var last: [String: Int] = [:]
    for (index, attribute) in runtimeAttributes.enumerated() { last[attribute.keyPath] = index }
    return runtimeAttributes.enumerated().compactMap { index, attribute in
      last[attribute.keyPath] == index
        ? .init(attribute.keyPath, RawValue(colors.matched(attribute.value))) : nil
    }
  }

  /// Returns whether an attribute has no meaning for the interface at run time, or is reported as a
  /// property of the view itself.
  private static func isForTheEditor(_ name: AttributeName) -> Bool {
    switch name {
    case .ambiguous, .appearanceType, .colorLabel, .customModuleProvider, .fixedFrame, .id,
      .interfaceStyle, .key, .misplaced, .placeholderIntrinsicHeight, .placeholderIntrinsicWidth,
      .sceneMemberID, .simulatedAppContext, .userLabel, .verifyAmbiguity:
      true
    default: false
    }
  }

  private static func isForTheEditor(_ key: PropertyKey) -> Bool {
    switch key {
    case .canvasLocation, .data, .frame, .frameInset, .keyedArchiveRepresentation, .userComments,
      .userLabel:
      true
    default: false
    }
  }
}

extension RawValue {
  /// Creates the value of an attribute with its type, or as a text if it does not have that type.
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
