import InterfaceSource
import Ninefold
import StructuredData

/// Reads any bytes as a property list, and as an app's.
enum PropertyListTarget {
  /// Tries one input.
  static func attempt(_ bytes: [UInt8]) {
    let file = SourceFile(path: "Fuzz.plist", bytes: bytes)
    let document = StructuredDocument(propertyList: file)
    for diagnostic in document.diagnostics { diagnostic.requirePlaces(in: file) }
    Property.require(
      document.root != nil || document.diagnostics.contains { $0.severity == .error },
      "nothing is read without a word")
    if let root = document.root {
      var count = 0
      require(root, in: file, depth: 0, &count)
    }
    let app = ApplicationInformation(reading: file)
    for diagnostic in app.diagnostics { diagnostic.requirePlaces(in: file) }
  }

  /// Requires that a value and all in it stand in the file, and that there are not more than the limits allow.
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
