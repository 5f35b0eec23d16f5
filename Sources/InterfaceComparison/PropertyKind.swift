import StructuredData

/// The category of a view's property.
enum PropertyKind {
  case text, font, color, image, visibility

  /// Determines the category from the name and the members of a property, or returns `nil` for all
  /// other properties.
  init?(path: String, _ values: [StructuredValue.Member]...) {
    let name = path.utf8.split(separator: UInt8(ascii: ".")).last.map { String($0) ?? "" } ?? ""
    if Self.texts.contains(name) {
      self = .text
    } else if name == "hidden" || name == "alpha" {
      self = .visibility
    } else if name == "asset" || Self.ends(name, with: ["image", "Image"]) {
      self = .image
    } else if Self.ends(name, with: ["font", "Font", "fontDescription", "FontDescription"]) {
      self = .font
    } else if Self.ends(name, with: ["color", "Color"]) || values.contains(where: Self.isColor) {
      self = .color
    } else {
      return nil
    }
  }

  /// The kind of a change of the property.
  var change: ChangeKind {
    switch self {
    case .text: .text
    case .font: .font
    case .color: .color
    case .image: .image
    case .visibility: .visibility
    }
  }

  /// The names of attributes with texts for users.
  private static let texts: Set<String> = [
    "text", "title", "subtitle", "placeholder", "prompt", "headerTitle", "footerTitle",
    "badgeValue",
    "attributedText", "attributedTitle", "scopeButtonTitles",
  ]

  private static func ends(_ name: String, with ends: [String]) -> Bool {
    ends.contains { name.utf8.reversed().starts(with: $0.utf8.reversed()) }
  }

  private static func isColor(_ members: [StructuredValue.Member]) -> Bool {
    members.contains { ["colorSpace", "systemColor", "cocoaTouchSystemColor"].contains($0.name) }
  }
}
