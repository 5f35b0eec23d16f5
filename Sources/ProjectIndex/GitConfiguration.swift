/// The content of a file in the format of git's configuration files, such as `.gitmodules`, parsed
/// as `git config` does.
///
/// Sections and keys are case-insensitive. Values may be quoted, contain escapes, continue after a
/// backslash at the end of a line, and end at a comment. Git rejects a file with an invalid line;
/// this parser returns everything before it.
struct GitConfiguration: Sendable {
  struct Entry: Hashable, Sendable {
    /// The section's name, in lower case.
    var section: String
    /// The quoted name after it, or `nil` if there is none.
    var subsection: String?
    /// The key, in lower case.
    var key: String
    /// The value, or `nil` for a key without value, which means that it is on.
    var value: String?
  }

  /// The entries, in file order.
  private(set) var entries: [Entry] = []

  init(reading bytes: [UInt8]) {
    var reader = Reader(bytes)
    while let entry = reader.next() { entries.append(entry) }
  }
}

private struct Reader {
  private let bytes: [UInt8]
  private var position: Int
  private var section = ""
  private var subsection: String?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Returns the next entry, or `nil` at the end or at invalid text.
  mutating func next() -> GitConfiguration.Entry? {
    while position < bytes.count {
      let byte = readByte()
      switch byte {
      case _ where Self.isWhite(byte) || byte == Self.newline: break
      case UInt8(ascii: "#"), UInt8(ascii: ";"): while readByte() != Self.newline {}
      case UInt8(ascii: "["): guard readSection() else { return nil }
      case _ where Self.isLetter(byte): return entry(startingWith: byte)
      default: return nil
      }
    }
    return nil
  }

  /// Parses `core]`, `submodule "name"]`, or `submodule.name]` as written by old versions.
  private mutating func readSection() -> Bool {
    var name: [UInt8] = []
    subsection = nil
    var byte = readByte()
    while Self.continuesKey(byte) || byte == UInt8(ascii: ".") {
      name.append(Self.lowercased(byte))
      byte = readByte()
    }
    let parts = name.split(separator: UInt8(ascii: "."), maxSplits: 1)
      .map { String(decoding: $0, as: UTF8.self) }
    section = parts.first ?? ""
    guard Self.isWhite(byte) else {
      subsection = parts.count > 1 ? parts[1] : nil
      return byte == UInt8(ascii: "]")
    }
    while Self.isWhite(byte) { byte = readByte() }
    guard byte == UInt8(ascii: "\"") else { return false }
    var quoted: [UInt8] = []
    while true {
      byte = readByte()
      if byte == UInt8(ascii: "\"") { break }
      if byte == UInt8(ascii: "\\") { byte = readByte() }
      guard byte != Self.newline else { return false }
      quoted.append(byte)
    }
    subsection = String(decoding: quoted, as: UTF8.self)
    return readByte() == UInt8(ascii: "]")
  }

  private mutating func entry(startingWith first: UInt8) -> GitConfiguration.Entry? {
    var key = [Self.lowercased(first)]
    var byte = readByte()
    while Self.continuesKey(byte) {
      key.append(Self.lowercased(byte))
      byte = readByte()
    }
    while Self.isWhite(byte) { byte = readByte() }
    var entry = GitConfiguration.Entry(
      section: section, subsection: subsection, key: String(decoding: key, as: UTF8.self))
    guard byte != Self.newline else { return entry }
    guard byte == UInt8(ascii: "="), let value = value() else { return nil }
    entry.value = String(decoding: value, as: UTF8.self)
    return entry
  }

  /// Returns the value at the current position, or `nil` if it is invalid.
  private mutating func value() -> [UInt8]? {
    var value: [UInt8] = []
    /// The length of the value without trailing white space.
    var length = 0
    var isQuoted = false
    while true {
      var byte = readByte()
      if byte == Self.newline { return isQuoted ? nil : Array(value.prefix(length)) }
      if !isQuoted, Self.isWhite(byte) {
        if !value.isEmpty { value.append(byte) }
        continue
      }
      if !isQuoted, byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") {
        while readByte() != Self.newline {}
        return Array(value.prefix(length))
      }
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else {
        if byte == UInt8(ascii: "\\") {
          byte = readByte()
          if byte == Self.newline { continue }
          guard let unescaped = Self.escapes[byte] else { return nil }
          byte = unescaped
        }
        value.append(byte)
      }
      length = value.count
    }
  }

  /// Returns the next byte.
  ///
  /// A Windows line break counts as one byte, and a missing one at the end of the file is added.
  private mutating func readByte() -> UInt8 {
    guard position < bytes.count else { return Self.newline }
    defer { position += 1 }
    if bytes[position] == 0x0D, position + 1 < bytes.count, bytes[position + 1] == Self.newline {
      position += 1
    }
    return bytes[position]
  }

  private static let newline: UInt8 = 0x0A
  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "b"): 0x08,
    UInt8(ascii: "\\"): UInt8(ascii: "\\"), UInt8(ascii: "\""): UInt8(ascii: "\""),
  ]

  private static func isWhite(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func continuesKey(_ byte: UInt8) -> Bool {
    isLetter(byte) || byte == UInt8(ascii: "-")
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 { isLetter(byte) ? byte | 0x20 : byte }
}
