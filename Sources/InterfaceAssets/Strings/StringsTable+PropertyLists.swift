package import InterfaceSource
import PropertyListReading

extension StringsTable {
  /// Reads a strings file that is a property list, as the one that an app is built with.
  init(readingPropertyList file: SourceFile) {
    let document = PropertyListDocument(reading: file)
    var diagnostics = document.diagnostics
    var entries: [Entry] = []
    if let root = document.root, root.dictionary == nil {
      diagnostics.append(.notTexts("the property list is \(root.kindName), not a dictionary", root))
    }
    for member in document.root?.dictionary ?? [] {
      guard let text = member.value.string else {
        diagnostics.append(
          .notTexts("the text of '\(member.key)' is \(member.value.kindName)", member.value))
        continue
      }
      entries.append(
        Entry(
          key: member.key, value: text, keyRange: member.keyRange, valueRange: member.value.range))
    }
    self.init(file: file, entries: entries, diagnostics: diagnostics)
  }

  /// Reads a `.stringsdict` file: a property list of texts that vary by number, by device or by width.
  ///
  /// Of numbers the words for `other` count, of widths the text for the narrowest, which fits everywhere.
  package init(readingDictionary file: SourceFile) {
    let document = PropertyListDocument(reading: file)
    var diagnostics = document.diagnostics
    var entries: [Entry] = []
    if let root = document.root, root.dictionary == nil {
      diagnostics.append(.notTexts("the property list is \(root.kindName), not a dictionary", root))
    }
    for member in document.root?.dictionary ?? [] {
      guard let texts = Self.texts(of: member.value), let standard = texts.standard else {
        diagnostics.append(
          .notTexts("'\(member.key)' has neither a format nor variations", member.value))
        continue
      }
      entries.append(
        Entry(
          key: member.key, value: standard, keyRange: member.keyRange,
          valueRange: member.value.range, deviceValues: texts.byDevice))
    }
    self.init(file: file, entries: entries, diagnostics: diagnostics)
  }

  private static func texts(
    of value: PropertyListValue
  ) -> (standard: String?, byDevice: [String: String])? {
    if let text = value.string { return (text, [:]) }
    if let devices = value["NSStringDeviceSpecificRuleType"]?.dictionary {
      var byDevice: [String: String] = [:]
      var first: String?
      for device in devices {
        // What a device has may vary by number or width in its turn, but not by device.
        guard let text = device.value.string ?? text(of: device.value) else { continue }
        byDevice[device.key] = text
        first = first ?? text
      }
      return (byDevice["other"] ?? byDevice["iphone"] ?? first, byDevice)
    }
    return text(of: value).map { ($0, [:]) }
  }

  /// The text of an entry that does not vary by device.
  private static func text(of value: PropertyListValue) -> String? {
    if let widths = value["NSStringVariableWidthRuleType"]?.dictionary {
      let known = widths.compactMap { member in
        Int(member.key).flatMap { width in member.value.string.map { (width, $0) } }
      }
      return known.min { $0.0 < $1.0 }?.1
    }
    guard let format = value["NSStringLocalizedFormatKey"]?.string else { return nil }
    return NumberWords { value[String($0)]?["other"]?.string }.filled(format)
  }
}

extension Diagnostic {
  fileprivate static func notTexts(_ message: String, _ value: PropertyListValue) -> Diagnostic {
    Diagnostic(
      .stringsNotText, at: value.range, message: message,
      notes: [Note("strings files hold texts by keys")])
  }
}
