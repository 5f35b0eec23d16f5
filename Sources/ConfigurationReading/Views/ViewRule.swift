import InterfaceModel
package import StructuredData

/// `views:`: the changes that code makes to views.
package typealias ViewsSection = DeclarationSection<ViewRule>

/// The changes that code makes to the views with an id or of a class.
package struct ViewRule: ConfigurationDeclaration {
  package static let key = "views"

  /// The views.
  package var target: ConfigurationTarget
  /// The condition under which the changes apply.
  package var condition: Condition
  /// The changes.
  package var changes: [ViewOverride]
  /// The location of the declaration.
  package var location: ConfigurationRange

  private static let keys =
    ConfigurationTarget.keys + [
      "when", "intrinsicSize", "padding", "image", "hidden", "text", "title", "placeholder",
      "attributes",
    ]

  /// Reads a declaration, or returns `nil` if it has no target or its condition is invalid.
  package init?(_ value: StructuredValue, _ reader: inout ConfigurationReader) {
    let members = reader.members(of: value, "an entry of 'views'", keys: Self.keys)
    guard !members.isEmpty, let target = ConfigurationTarget(members, of: value, &reader) else {
      return nil
    }
    self.target = target
    condition = .always
    changes = []
    location = reader.location(members[0].nameRange)
    for member in members {
      if member.name == "when" {
        guard let condition = reader.condition(member.value, designs: reader.designNames) else {
          return nil
        }
        self.condition = condition
      } else if member.name == "attributes" {
        changes += reader.attributes(member.value)
      } else if let change = Self.change(member, &reader) {
        changes.append(
          ViewOverride(
            name: member.name, change: change, location: reader.location(member.nameRange)))
      }
    }
  }

  private static func change(
    _ member: StructuredValue.Member, _ reader: inout ConfigurationReader
  ) -> ViewOverride.Change? {
    switch member.name {
    case "intrinsicSize": size(member.value, &reader)
    case "padding":
      reader.insets(member.value).map { .padding($0.insets, isDirectional: $0.isDirectional) }
    case "image": reader.image(member.value).map { .image($0) }
    case "hidden":
      reader.bool(member.value, "'hidden'").map { .attribute(.hidden, $0 ? "YES" : "NO") }
    case "text": reader.text(member.value).map { .text($0) }
    case "title": reader.text(member.value).map { .title($0) }
    case "placeholder": reader.text(member.value).map { .placeholder($0) }
    default: nil
    }
  }

  /// Reads `{width: 100, height: none}`, or `none` for both.
  private static func size(
    _ value: StructuredValue, _ reader: inout ConfigurationReader
  ) -> ViewOverride.Change? {
    if value.text == "none" { return .intrinsicSize(width: .none, height: .none) }
    var width = ViewOverride.Extent.own
    var height = ViewOverride.Extent.own
    for member in reader.members(of: value, "a size", keys: ["width", "height"]) {
      let extent: ViewOverride.Extent
      if member.value.text == "none" {
        extent = .none
      } else if let length = reader.length(member.value, "'\(member.name)'") {
        extent = .length(length)
      } else {
        return nil
      }
      if member.name == "width" { width = extent } else { height = extent }
    }
    return value.members == nil ? nil : .intrinsicSize(width: width, height: height)
  }
}
