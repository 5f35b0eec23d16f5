/// Operations on paths, which are bytes with `/` between their components, represented as strings.
///
/// They never work on characters, because `/` followed by a combining mark is a single `Character`
/// that differs from `/`.
package enum Path {
  private static let slash = UInt8(ascii: "/")

  /// Returns the path of a name in a folder; the empty path is the current folder.
  package static func join(_ folder: String, _ name: String) -> String {
    guard !folder.isEmpty else { return name }
    return folder.utf8.last == slash ? folder + name : folder + "/" + name
  }

  /// Returns whether a path has the extension of an Interface Builder document.
  package static func isDocument(_ path: String) -> Bool {
    hasExtension(path, ".storyboard") || hasExtension(path, ".xib")
  }

  /// Returns the name of a file without its last extension.
  package static func base(_ name: String) -> String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
  }

  /// Returns the last component of a path.
  package static func lastPart(_ path: String) -> String {
    var part = path.utf8[...]
    while part.last == slash { part.removeLast() }
    if part.isEmpty { return path }
    guard let last = part.lastIndex(of: slash) else { return text(part) }
    return text(part[part.index(after: last)...])
  }

  /// Returns the components of a path, without empty ones.
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

  /// Returns the path of the containing folder, or `nil` if the path has one component.
  package static func folder(_ path: String) -> String? {
    path.utf8.lastIndex(of: slash).map { last in
      last == path.utf8.startIndex ? "/" : text(path.utf8[..<last])
    }
  }

  /// Returns the path of a folder's parent; the empty path is the current folder.
  package static func above(_ folder: String) -> String {
    var path = folder.utf8[...]
    while path.count > 1, path.last == slash { path.removeLast() }
    switch lastPart(text(path)) {
    case "", ".", "..": return join(text(path), "..")
    default: return Self.folder(text(path)) ?? ""
    }
  }

  /// Returns the relative path from a folder to a file, given their real paths.
  package static func relative(_ path: String, to folder: String) -> String {
    let (inner, outer) = (parts(path), parts(folder))
    let shared = zip(inner, outer).prefix { isSame($0, $1) }.count
    return (outer.dropFirst(shared).map { _ in ".." } + inner.dropFirst(shared))
      .joined(separator: "/")
  }

  /// Returns whether two paths have the same bytes, unlike `==`, which compares canonical
  /// equivalence.
  package static func isSame(_ first: String, _ second: String) -> Bool {
    first.utf8.elementsEqual(second.utf8)
  }

  /// Returns whether bytes are those of a text.
  package static func isSame(_ bytes: Span<UInt8>, _ text: String) -> Bool {
    let expected = text.utf8.span
    return bytes.count == expected.count
      && expected.indices.allSatisfy { bytes[$0] == expected[$0] }
  }

  /// Returns whether a name ends in an extension, given with its dot, ignoring case.
  package static func hasExtension(_ name: String, _ suffix: String) -> Bool {
    hasExtension(name.utf8.span, suffix)
  }

  /// Returns whether the bytes of a name end in an extension, given with its dot, ignoring case.
  package static func hasExtension(_ bytes: Span<UInt8>, _ suffix: String) -> Bool {
    // Compares bytes, because searches call this several times per file.
    let expected = suffix.utf8.span
    guard bytes.count > expected.count else { return false }
    for index in expected.indices {
      let byte = bytes[bytes.count - expected.count + index]
      let isCapital = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      guard (isCapital ? byte | 0x20 : byte) == expected[index] else { return false }
    }
    return true
  }

  /// Returns a text as one path component: a character that could leave the folder, hide the file
  /// or break a line becomes `%` with two hexadecimal digits.
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
