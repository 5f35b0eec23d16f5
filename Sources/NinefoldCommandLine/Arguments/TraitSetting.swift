import InterfaceTraits
import Ninefold

/// A trait with the value that a command line gives it.
enum TraitSetting {
  /// Reads a list such as `userInterfaceStyle=dark,preferredContentSizeCategory=AX3`; nil when a name or a value is
  /// not known, or a trait is there twice.
  static func traits(_ text: String) -> TraitCollection? {
    var traits = TraitCollection()
    var seen: Set<String> = []
    for setting in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = setting.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      guard parts.count == 2, seen.insert(parts[0]).inserted, let read = readers[parts[0]],
        read(parts[1], &traits)
      else { return nil }
    }
    return traits
  }

  /// The list with the first word that is not known replaced by what was probably meant; nil when nothing is near.
  static func nearest(to text: String) -> String? {
    var settings = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
    for (index, setting) in settings.enumerated() where traits(setting) == nil {
      let parts = setting.split(separator: "=", maxSplits: 1).map { String($0) }
      guard let first = parts.first,
        let name = NearMiss.nearest(to: first, among: names)
      else { return nil }
      let value = parts.count == 2 ? parts[1] : ""
      let candidates = values[name] ?? []
      guard
        let known = candidates.first(where: { $0 == value })
          ?? NearMiss.nearest(to: value, among: candidates)
      else { return nil }
      settings[index] = "\(name)=\(known)"
    }
    let nearest = settings.joined(separator: ",")
    return nearest != text && traits(nearest) != nil ? nearest : nil
  }

  /// The names of the traits that can be set, for people.
  static var allNames: String {
    names.dropLast().joined(separator: ", ") + (names.last.map { " or \($0)" } ?? "")
  }

  private typealias Reader = @Sendable (String, inout TraitCollection) -> Bool

  private static let names = [
    "horizontalSizeClass", "verticalSizeClass", "userInterfaceStyle", "accessibilityContrast",
    "displayGamut", "displayScale", "preferredContentSizeCategory",
  ]

  /// The values that a trait can have; none for numbers.
  private static let values: [String: [String]] = [
    "horizontalSizeClass": ["compact", "regular"], "verticalSizeClass": ["compact", "regular"],
    "userInterfaceStyle": TraitCollection.Style.allCases.map(\.rawValue),
    "accessibilityContrast": TraitCollection.Contrast.allCases.map(\.rawValue),
    "displayGamut": TraitCollection.DisplayGamut.allCases.map(\.rawValue),
    "displayScale": ["1", "2", "3"],
    "preferredContentSizeCategory": ContentSizeCategory.allCases.map(\.rawValue),
  ]

  private static let readers: [String: Reader] = [
    "horizontalSizeClass": { text, traits in
      take(sizeClass(text)) { traits.horizontalSizeClass = $0 }
    },
    "verticalSizeClass": { text, traits in
      take(sizeClass(text)) { traits.verticalSizeClass = $0 }
    },
    "userInterfaceStyle": { text, traits in
      take(TraitCollection.Style(rawValue: text)) { traits.userInterfaceStyle = $0 }
    },
    "accessibilityContrast": { text, traits in
      take(TraitCollection.Contrast(rawValue: text)) { traits.accessibilityContrast = $0 }
    },
    "displayGamut": { text, traits in
      take(TraitCollection.DisplayGamut(rawValue: text)) { traits.displayGamut = $0 }
    },
    "displayScale": { text, traits in
      take(["1", "2", "3"].contains(text) ? Double(text) : nil) { traits.displayScale = $0 }
    },
    "preferredContentSizeCategory": { text, traits in
      take(ContentSizeCategory(rawValue: text)) { traits.preferredContentSizeCategory = $0 }
    },
  ]

  private static func sizeClass(_ text: String) -> SizeClass? {
    switch text {
    case "compact": .compact
    case "regular": .regular
    default: nil
    }
  }

  private static func take<Value>(_ value: Value?, _ use: (Value) -> Void) -> Bool {
    guard let value else { return false }
    use(value)
    return true
  }
}
