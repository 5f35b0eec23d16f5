import InterfaceAssets
import InterfaceSource
import StructuredData

/// The localizable content of a document: texts, lists of texts, frames.
struct InterfaceBuilderLocalization {
  /// The texts of objects, by id and property.
  let strings: [String: [String: PropertyListTree]]
  /// The lists of texts of objects, by id and property.
  let lists: [String: [String: PropertyListTree]]
  /// The frames of objects and related properties, by id.
  let geometry: [String: [String: PropertyListTree]]

  /// Creates the content from the objects and texts of a document.
  init(_ found: InterfaceBuilderObjects, texts: [KeyedText]) {
    var strings: [String: [String: PropertyListTree]] = [:]
    var lists: [String: [String: [(Int, String)]]] = [:]
    for text in texts {
      let id = text.object.text
      if let (name, number) = Self.element(text.property) {
        lists[id, default: [:]][name, default: []].append((number, text.text))
      } else {
        strings[id, default: [:]][text.property] = .string(text.text)
      }
    }
    self.strings = strings
    self.lists = lists.mapValues { properties in
      properties.mapValues { elements in
        .array(elements.sorted { $0.0 < $1.0 }.map { .string($0.1) })
      }
    }
    var geometry: [String: [String: PropertyListTree]] = [:]
    for object in found.objects where geometry[object.id] == nil {
      geometry[object.id] = Self.geometry(of: object)
    }
    self.geometry = geometry
  }

  /// Returns the section for a flag, or `nil` for other flags.
  func section(_ flag: String) -> PropertyListTree? {
    switch flag {
    case "localizable-strings": return Self.tree(strings)
    case "localizable-stringarrays": return Self.tree(lists)
    case "localizable-geometry": return Self.tree(geometry)
    // The content of these sections in iOS documents is not known, and is not invented.
    case "localizable-other", "localizable-to-many-relationships": return .dictionary([])
    case "localizable-all":
      let all = strings.merging(lists) { $0.merging($1) { $1 } }
      return Self.tree(all.merging(geometry) { $0.merging($1) { $1 } })
    default: return nil
    }
  }

  private static func tree(_ objects: [String: [String: PropertyListTree]]) -> PropertyListTree {
    .sorted(objects.mapValues { .sorted($0) })
  }

  /// Returns the list and the index of `segmentTitles[1]`, or `nil` for a property outside lists.
  private static func element(_ property: String) -> (name: String, number: Int)? {
    guard property.utf8.last == UInt8(ascii: "]"),
      let bracket = property.utf8.firstIndex(of: UInt8(ascii: "[")),
      let number = Int(property[property.utf8.index(after: bracket)...].dropLast())
    else { return nil }
    return (String(property[..<bracket]), number)
  }

  // MARK: Frames

  /// The bits of `UIView.AutoresizingMask`, from UIKit's documentation.
  private static let bits = [
    ("flexibleMinX", 1), ("widthSizable", 2), ("flexibleMaxX", 4), ("flexibleMinY", 8),
    ("heightSizable", 16), ("flexibleMaxY", 32),
  ]

  /// The priorities of views.
  ///
  /// Their defaults, which documents omit, are UIKit's `defaultLow` and `defaultHigh`.
  private static let priorities = [
    ("horizontalCompressionResistancePriority", "HorizontalContentCompressionResistance", 750.0),
    ("horizontalHuggingPriority", "HorizontalContentHugging", 250.0),
    ("verticalCompressionResistancePriority", "VerticalContentCompressionResistance", 750.0),
    ("verticalHuggingPriority", "VerticalContentHugging", 250.0),
  ]

  private static func geometry(of object: InterfaceBuilderObject) -> [String: PropertyListTree]? {
    guard let frame = object.frame else { return nil }
    var members: [String: PropertyListTree] = [
      "frameOrigin": .string("{\(number(frame["x"])), \(number(frame["y"]))}"),
      "frameSize": .string("{\(number(frame["width"])), \(number(frame["height"]))}"),
    ]
    let mask = bits.filter { object.mask?[$0.0] == "YES" }.map(\.1).reduce(0, +)
    members["ibDesignAutoresizingMask"] = .integer(mask)
    members["ibExternalExplicitTranslatesAutoresizingMaskIntoConstraints"] = .bool(
      object.attributes["translatesAutoresizingMaskIntoConstraints"] != "NO")
    for (attribute, name, standard) in priorities {
      let given = object.attributes[attribute].flatMap { finite($0) }
      members["ibShadowed\(name)Priority"] = .real(given ?? standard)
    }
    return members
  }

  private static func finite(_ text: String) -> Double? {
    Double(text).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func number(_ text: String?) -> String {
    XMLPropertyListWriter.spelled(text.flatMap { finite($0) } ?? 0)
  }
}
