package import InterfaceSource
import StructuredData

extension StringsTable {
  /// Reads a strings file that is a property list, as in a built app.
  init(readingPropertyList file: SourceFile) {
    var entries: [Entry] = []
    let (members, faults) = Self.members(ofPropertyList: file)
    var diagnostics = faults
    for member in members {
      guard let text = member.value.string else {
        diagnostics.append(
          .notTexts(
            "the value of '\(member.name)' is \(member.value.kindName(in: .propertyList)), not a "
              + "string",
            member.value))
        continue
      }
      entries.append(
        Entry(
          key: member.name, value: text, keyRange: member.nameRange, valueRange: member.value.range)
      )
    }
    self.init(file: file, entries: entries, diagnostics: diagnostics)
  }

  /// Reads a `.stringsdict` file: a property list of texts that vary by number, device or width.
  ///
  /// The text for the plural category `other` is used, and the text for the narrowest width, which
  /// fits everywhere.
  package init(readingDictionary file: SourceFile) {
    var entries: [Entry] = []
    let (members, faults) = Self.members(ofPropertyList: file)
    var diagnostics = faults
    for member in members {
      guard let texts = Self.texts(of: member.value), let standard = texts.standard else {
        diagnostics.append(
          .notTexts("'\(member.name)' has neither a format nor variations", member.value))
        continue
      }
      entries.append(
        Entry(
          key: member.name, value: standard, keyRange: member.nameRange,
          valueRange: member.value.range, deviceValues: texts.byDevice))
    }
    self.init(file: file, entries: entries, diagnostics: diagnostics)
  }

  /// Returns the members of a property list that is a dictionary, and its findings.
  private static func members(
    ofPropertyList file: SourceFile
  ) -> ([StructuredValue.Member], [Diagnostic]) {
    let document = StructuredDocument(propertyList: file)
    guard let root = document.root else { return ([], document.diagnostics) }
    if let members = root.members { return (members, document.diagnostics) }
    let message = "the property list is \(root.kindName(in: .propertyList)), not a dictionary"
    return ([], document.diagnostics + [.notTexts(message, root)])
  }

  private static func texts(
    of value: StructuredValue
  ) -> (standard: String?, byDevice: [String: String])? {
    if let text = value.string { return (text, [:]) }
    if let devices = value["NSStringDeviceSpecificRuleType"]?.members {
      var byDevice: [String: String] = [:]
      var first: String?
      for device in devices {
        // The value for a device may vary by number or width, but not by device.
        guard let text = device.value.string ?? text(of: device.value) else { continue }
        byDevice[device.name] = text
        first = first ?? text
      }
      return (byDevice["other"] ?? byDevice["iphone"] ?? first, byDevice)
    }
    return text(of: value).map { ($0, [:]) }
  }

  /// Returns the text of an entry that does not vary by device.
  private static func text(of value: StructuredValue) -> String? {
    if let widths = value["NSStringVariableWidthRuleType"]?.members {
      let known = widths.compactMap { member in
        Int(member.name).flatMap { width in member.value.string.map { (width, $0) } }
      }
      return known.min { $0.0 < $1.0 }?.1
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    return PluralSubstitution { value[String($0)]?["other"]?.string }.filled(format)
  }
}

extension Diagnostic {
  fileprivate static func notTexts(_ message: String, _ value: StructuredValue) -> Diagnostic {
    Diagnostic(
      .stringsNotText, at: value.range, message: message,
      notes: [Note("a strings file maps keys to strings")])
  }
}
