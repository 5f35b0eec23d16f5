import InterfaceSource
import StructuredData

/// A text of a string catalog, which may vary by number and by kind of device.
struct VariedText {
  /// The default text: for the plural category `other`, and for other kinds of devices or, if there
  /// is none, for a phone or the first kind in the file.
  let value: String
  /// The texts for kinds of devices, by the format's names for them.
  let deviceValues: [String: String]
  /// The range of the text.
  let range: SourceRange

  /// Reads a localization, or returns `nil` if it has no text.
  init?(_ localization: StructuredValue) {
    let substitutions = localization["substitutions"]
    func filled(_ unit: StructuredValue) -> String { Self.filled(unit.string ?? "", substitutions) }
    if let devices = localization["variations"]?["device"]?.members {
      var texts: [(name: String, unit: StructuredValue)] = []
      for device in devices {
        if let unit = Self.unit(of: device.value) { texts.append((device.name, unit)) }
      }
      let standard =
        texts.last { $0.name == "other" } ?? texts.last { $0.name == "iphone" } ?? texts.first
      guard let standard else { return nil }
      value = filled(standard.unit)
      range = standard.unit.range
      deviceValues = Dictionary(texts.map { ($0.name, filled($0.unit)) }) { _, last in last }
    } else {
      guard let unit = Self.unit(of: localization) else { return nil }
      value = filled(unit)
      range = unit.range
      deviceValues = [:]
    }
  }

  /// Returns whether a localization contains any text; the plural categories that a language
  /// requires are unknown.
  static func exists(in localization: StructuredValue) -> Bool {
    if localization["stringUnit"]?["value"]?.string != nil { return true }
    let variations = localization["variations"]?.members ?? []
    return variations.contains { kind in
      kind.value.members?.contains { exists(in: $0.value) } ?? false
    }
  }

  /// Returns the string unit of a value that has one, or the one for the plural category `other` if
  /// it varies by number.
  private static func unit(of entry: StructuredValue) -> StructuredValue? {
    let unit = entry["stringUnit"] ?? entry["variations"]?["plural"]?["other"]?["stringUnit"]
    return unit?["value"].flatMap { $0.string == nil ? nil : $0 }
  }

  /// Returns a text with plural variables substituted: `%#@files@` becomes the text of `files` for
  /// `other`, in which `%arg` is the number.
  private static func filled(_ text: String, _ substitutions: StructuredValue?) -> String {
    guard let substitutions else { return text }
    return PluralSubstitution { name in
      guard let substitution = substitutions[String(name)],
        let words = unit(of: substitution)?.string
      else { return nil }
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      return words.replacing("%arg", with: "%\(specifier)")
    }.filled(text)
  }
}
