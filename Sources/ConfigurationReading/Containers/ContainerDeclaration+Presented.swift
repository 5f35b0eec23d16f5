import StructuredData

extension ContainerDeclaration.Detent {
  /// Reads `medium`, `large` or a height in points.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    if value.number != nil {
      guard let height = reader.length(value, "a detent") else { return nil }
      self = .height(height)
      return
    }
    switch reader.keyword(value, "detent", among: ["medium", "large"]) {
    case "medium": self = .medium
    case "large": self = .large
    default: return nil
    }
  }
}

extension ContainerDeclaration.Presented {
  private static let keys: [Kind: [String]] = [
    .alert: ["title", "message", "actions", "cancel"],
    .actionSheet: ["title", "message", "actions", "cancel", "anchor"],
    .search: ["placeholder"],
  ]

  /// Reads `{alert: {…}}`, `{actionSheet: {…}}`, `{search: {…}}` or `search`.
  ///
  /// Returns `nil` if the kind is missing.
  init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    guard value.members != nil else {
      guard let kind = reader.choice(value, "presentation", of: Kind.self) else { return nil }
      self.init(kind: kind)
      return
    }
    let kinds = Kind.allCases.map(\.rawValue)
    let members = reader.members(of: value, "an entry of 'presents'", keys: kinds)
    guard let member = members.first, members.count == 1, let kind = Kind(rawValue: member.name)
    else {
      // An unknown key has been reported already.
      if members.count > 1 || value.members?.isEmpty == true {
        reader.report(
          .configurationInvalidValue, at: value.range,
          "expected exactly one of \(kinds.map { "'\($0)'" }.joined(separator: ", "))")
      }
      return nil
    }
    self.init(kind: kind)
    let parts = reader.members(
      of: member.value, "'\(member.name)'", keys: Self.keys[kind] ?? [])
    for part in parts {
      switch part.name {
      case "title": title = reader.text(part.value, "a title")
      case "message", "placeholder": message = reader.text(part.value, "a string")
      case "cancel": cancel = reader.text(part.value, "the title of an action")
      case "actions":
        actions = reader.elements(of: part.value, "'actions'").compactMap {
          reader.text($0, "the title of an action")
        }
      default:
        anchor = reader.locatedName(part.value, "the id of a view or bar item")
      }
    }
  }

  private init(kind: Kind) { self.kind = kind }
}
