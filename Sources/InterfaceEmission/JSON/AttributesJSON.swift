import InterfaceModel
import InterfaceResolution

/// Writes what a view's attributes and keyed properties resolve to as one object, in the bytewise
/// order of the names.
enum AttributesJSON {
  static func write(_ view: ResolvedView, to writer: inout JSONWriter) {
    let element = ElementName(spelling: view.elementSpelling)
    var entries: [Entry] = []
    for attribute in view.attributes.known where !editorOnly.contains(attribute.name) {
      entries.append(Entry(name: attribute.name.spelling, value: .known(attribute, element)))
    }
    for attribute in view.attributes.unknown {
      entries.append(Entry(name: attribute.name, value: .unknown(attribute.value)))
    }
    for property in view.properties.all where !editorOnlyKeys.contains(property.key) {
      // A text that needs a child element is the same property as the attribute of that name.
      entries.removeAll { $0.name == property.key.spelling }
      entries.append(Entry(name: property.key.spelling, value: .property(property.value)))
    }
    entries.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    writer.object { member in
      var previous: String?
      for entry in entries where entry.name != previous {
        previous = entry.name
        member.key(entry.name)
        switch entry.value {
        case .known(let attribute, let element): write(attribute, on: element, to: &member)
        case .unknown(let text): member.value(text)
        case .property(let value): PropertyJSON.write(value, to: &member)
        }
      }
    }
  }

  /// Writes the value of an attribute with its type; a value that does not have it stays a text.
  static func write(
    _ attribute: Attribute, on element: ElementName?, to writer: inout JSONWriter
  ) {
    switch element.map({ attribute.name.kind(on: $0) }) ?? attribute.name.kind {
    case .bool:
      switch attribute.value {
      case "YES": writer.value(true)
      case "NO": writer.value(false)
      default: writer.value(attribute.value)
      }
    case .integer, .real, .priority, .contentPriority, .extent:
      if let number = DecimalNumber.parse(attribute.value) {
        writer.value(number)
      } else {
        writer.value(attribute.value)
      }
    default: writer.value(attribute.value)
    }
  }

  private struct Entry {
    enum Value {
      case known(Attribute, ElementName?)
      case unknown(String)
      case property(PropertyValue)
    }

    var name: String
    var value: Value
  }

  /// What says nothing about the interface at run time, or stands elsewhere in the file.
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
