/// Naming conventions of classes.
enum ClassName {
  /// Returns the capitals at the start of a name, without that of its first word: `AB` of `ABPage`.
  static func prefix(of name: String) -> String {
    let letters = Array(name.utf8)
    let capitals = letters.prefix { isCapital($0) }.count
    let isWord = capitals < letters.count
    return String(decoding: letters.prefix(max(capitals - (isWord ? 1 : 0), 0)), as: UTF8.self)
  }

  static func beginsWithCapital(_ name: String) -> Bool { name.utf8.first.map(isCapital) ?? false }

  private static func isCapital(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
  }
}
