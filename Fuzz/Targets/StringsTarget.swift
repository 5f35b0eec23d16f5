import InterfaceAssets
import InterfaceSource

/// Reads arbitrary bytes as a strings file and as a string catalog.
enum StringsTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let table = StringsTable(reading: SourceFile(path: "Fuzz.strings", bytes: bytes))
    requireRanges(in: table)
    for diagnostic in table.diagnostics { diagnostic.requireRanges(in: table.file) }
    compareWithUTF16(table, bytes)

    let dictionary = StringsTable(
      readingDictionary: SourceFile(path: "Fuzz.stringsdict", bytes: bytes))
    requireRanges(in: dictionary)
    for diagnostic in dictionary.diagnostics { diagnostic.requireRanges(in: dictionary.file) }

    let catalog = StringCatalog(reading: SourceFile(path: "Fuzz.xcstrings", bytes: bytes))
    for diagnostic in catalog.diagnostics { diagnostic.requireRanges(in: catalog.file) }
    for table in catalog.tables.values { requireRanges(in: table) }
  }

  private static func requireRanges(in table: StringsTable) {
    for entry in table.entries {
      entry.keyRange.require(in: table.file, "a key")
      entry.valueRange.require(in: table.file, "a text")
      Property.require(table[entry.key] != nil, "the key '\(entry.key)' is not found")
    }
  }

  /// Requires that a text yields the same strings in UTF-8 and, with a byte order mark, in both
  /// byte orders of UTF-16.
  private static func compareWithUTF16(_ table: StringsTable, _ bytes: [UInt8]) {
    // A zero byte at the start, or a byte order mark, excludes UTF-8 without a byte order mark.
    guard !bytes.prefix(2).contains(0), !bytes.starts(with: [0xEF, 0xBB, 0xBF]),
      let text = String(validating: bytes, as: UTF8.self)
    else { return }
    let units = [0xFEFF] + Array(text.utf16)
    for isBig in [false, true] {
      let encoded = units.flatMap { unit in
        let pair = [UInt8(truncatingIfNeeded: unit), UInt8(unit >> 8)]
        return isBig ? pair.reversed() : pair
      }
      let other = StringsTable(reading: SourceFile(path: "Fuzz.strings", bytes: encoded))
      Property.require(
        other.entries == table.entries && other.diagnostics == table.diagnostics,
        "the text is read otherwise in UTF-16")
    }
  }
}
