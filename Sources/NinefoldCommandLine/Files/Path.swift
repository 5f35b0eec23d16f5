/// Arithmetic on paths, which are text with `/` between its parts.
enum Path {
  /// The path of something in a folder; an empty folder is the one that paths start from.
  static func join(_ folder: String, _ name: String) -> String {
    guard !folder.isEmpty else { return name }
    return folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
  }

  /// The last part of a path.
  static func lastPart(_ path: String) -> String {
    path.split(separator: "/").last.map { String($0) } ?? path
  }

  /// The path of the folder that something is in; nil when the path has one part.
  static func folder(_ path: String) -> String? {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { slash in
      slash == path.startIndex ? "/" : String(path[..<slash])
    }
  }

  /// The path of the folder that a folder is in; the empty path is the folder that paths start from.
  static func above(_ folder: String) -> String {
    var path = folder[...]
    while path.utf8.count > 1, path.utf8.last == UInt8(ascii: "/") { path.removeLast() }
    switch lastPart(String(path)) {
    case "", ".", "..": return join(String(path), "..")
    default: return Self.folder(String(path)) ?? ""
    }
  }

  /// Whether a name ends in an extension, given with its dot, in any mixture of cases.
  static func hasExtension(_ name: String, _ suffix: String) -> Bool {
    name.utf8.count > suffix.utf8.count
      && String(decoding: name.utf8.suffix(suffix.utf8.count), as: UTF8.self).lowercased()
        == suffix
  }

  /// A text as one part of a path: whatever might leave the folder, hide the file or break a line
  /// becomes `%` with two hexadecimal digits.
  static func part(_ text: String) -> String {
    var result = ""
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      case UInt8(ascii: ".") where index > 0: result.append(".")
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}
