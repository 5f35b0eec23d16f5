import InterfaceSource
import StructuredData

/// A text of a string catalog, which may vary by number and by kind of device.
struct VariedText {
  /// The text where nothing else is known: for the number `other`, and for other kinds of devices or, where there is
  /// none, for a phone or the first one in the file.
  let value: String
  /// The texts of kinds of devices, by the format's names for them.
  let deviceValues: [String: String]
  /// Where the text stands.
  let range: SourceRange

  /// Reads a localization; nil when it has no text.
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

  /// Whether a localization has a text for anything: which numbers a language needs words for is not known.
  static func isThere(in localization: StructuredValue) -> Bool {
    if localization["stringUnit"]?["value"]?.string != nil { return true }
    let variations = localization["variations"]?.members ?? []
    return variations.contains { kind in
      kind.value.members?.contains { isThere(in: $0.value) } ?? false
    }
  }

  /// The text of a place that has one, or has one for each number: then that of the number `other`.
  private static func unit(of place: StructuredValue) -> StructuredValue? {
    let unit = place["stringUnit"] ?? place["variations"]?["plural"]?["other"]?["stringUnit"]
    return unit?["value"].flatMap { $0.string == nil ? nil : $0 }
  }

  /// A text with the words for numbers in their places: `%#@files@` becomes the words of `files` for `other`, in which
  /// `%arg` is the number.
  private static func filled(_ text: String, _ substitutions: StructuredValue?) -> String {
    guard let substitutions else { return text }
    return NumberWords { name in
      guard let substitution = substitutions[String(name)],
        let words = unit(of: substitution)?.string
      else { return nil }
      let specifier = substitution["formatSpecifier"]?.string ?? "lld"
      return words.replacing("%arg", with: "%\(specifier)")
    }.filled(text)
  }
}
