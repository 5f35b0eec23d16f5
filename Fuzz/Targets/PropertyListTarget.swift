import InterfaceSource
import Ninefold
import StructuredData

/// Reads arbitrary bytes as a property list, and as an `Info.plist`.
enum PropertyListTarget {
  /// Fuzzes one input.
  static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.plist", bytes: bytes)
    let document = StructuredDocument(propertyList: file)
    for diagnostic in document.diagnostics { diagnostic.requireRanges(in: file) }
    Property.require(
      document.root != nil || document.diagnostics.contains { $0.severity == .error },
      "nothing is read without a word")
    if let root = document.root {
      var count = 0
      require(root, in: file, depth: 0, &count)
    }
    let app = ApplicationInformation(reading: file)
    for diagnostic in app.diagnostics { diagnostic.requireRanges(in: file) }
  }

  /// Requires that the ranges of a value and of its descendants are inside the file, and that their number is within
  /// the limits.
  private static func require(
    _ value: StructuredValue, in file: SourceFile, depth: Int, _ count: inout Int
  ) {
    count += 1
    let limits = StructuredLimits.propertyList
    Property.require(count <= limits.valueCount && depth <= limits.depth, "there is too much")
    value.range.require(in: file, "a value")
    for element in value.array ?? [] { require(element, in: file, depth: depth + 1, &count) }
    for member in value.members ?? [] {
      member.nameRange.require(in: file, "a key")
      require(member.value, in: file, depth: depth + 1, &count)
    }
  }
}
