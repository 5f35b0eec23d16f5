/// Arithmetic on paths, which are bytes with `/` between their parts, held as the text that they spell.
///
/// Nothing here works on characters: `/` and a combining mark after it are one `Character`, which is no `/`.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// The path of something in a folder; an empty folder is the one that paths start from.
  package static func join(_ folder: String, _ name: String) -> String {
    guard !folder.isEmpty else { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Whether a path is named like an Interface Builder document.
  package static func isDocument(_ path: String) -> Bool {
    hasExtension(path, ".storyboard") || hasExtension(path, ".xib")
  }

  /// The name of a file without its last extension.
  package static func base(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// The last part of a path.
  package static func lastPart(_ path: String) -> String {
    var part = path.utf8[...]
    while part.last == slash { part.removeLast() }
    if part.isEmpty { return path }
    guard let last = part.lastIndex(of: slash) else { return text(part) }
    return text(part[part.index(after: last)...])
  }

  /// The parts of a path, without empty ones.
  package static func parts(_ path: String) -> [String] {
    var path = path
    return path.withUTF8 { bytes in
      var parts: [String] = []
      var start = 0
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: slash) ?? bytes.count
        if end > start { parts.append(String(decoding: bytes[start..<end], as: UTF8.self)) }
        start = end + 1
      }
      return parts
    }
  }

  /// The path of the folder that something is in; nil when the path has one part.
  package static func folder(_ path: String) -> String? {
    path.utf8.lastIndex(of: slash).map { last in
      last == path.utf8.startIndex ? "/" : text(path.utf8[..<last])
    }
  }

  /// The path of the folder that a folder is in; the empty path is the folder that paths start from.
  package static func above(_ folder: String) -> String {
    var path = folder.utf8[...]
    while path.count > 1, path.last == slash { path.removeLast() }
    switch lastPart(text(path)) {
    case "", ".", "..": return join(text(path), "..")
    default: return Self.folder(text(path)) ?? ""
    }
  }

  /// The way from a folder to something, by their real paths.
  package static func relative(_ path: String, to folder: String) -> String {
    let (inner, outer) = (parts(path), parts(folder))
    let shared = zip(inner, outer).prefix { isSame($0, $1) }.count
    return (outer.dropFirst(shared).map { _ in ".." } + inner.dropFirst(shared))
      .joined(separator: "/")
  }

  /// Whether two paths are the same bytes; texts are equal already when they look the same.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Whether bytes spell a text.
  package static func isSame(_ bytes: Span<UInt8>, _ text: String) -> Bool {
    let wanted = text.utf8.span
    return bytes.count == wanted.count && wanted.indices.allSatisfy { bytes[$0] == wanted[$0] }
  }

  /// Whether a name ends in an extension, given with its dot, in any mixture of cases.
  package static func hasExtension(_ name: String, _ suffix: String) -> Bool {
    hasExtension(name.utf8.span, suffix)
  }

  /// The same of a name's bytes.
  package static func hasExtension(_ bytes: Span<UInt8>, _ suffix: String) -> Bool {
    // By bytes: searches ask it of each file, several times.
    let wanted = suffix.utf8.span
    guard bytes.count > wanted.count else { return false }
    for index in wanted.indices {
      let byte = bytes[bytes.count - wanted.count + index]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard (isCapital ? byte | 0x20 : byte) == wanted[index] else { return false }
    }
    return true
  }

  /// A text as one part of a path: whatever might leave the folder, hide the file or break a line
  /// becomes `%` with two hexadecimal digits.
  package static func part(_ text: String) -> String {
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

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
