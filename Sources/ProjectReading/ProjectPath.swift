/// Paths in project files: bytes with `/` between their components.
package enum ProjectPath {
  /// Returns a path without empty components, `.` and, as far as possible, `..`.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring.UTF8View] = []
    for part in path.utf8.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual(".".utf8) { continue }
      if part.elementsEqual("..".utf8), let last = parts.last, !last.elementsEqual("..".utf8) {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    let joined = parts.map { String(Substring($0)) }.joined(separator: "/")
    return path.utf8.first == UInt8(ascii: "/") ? "/" + joined : joined
  }

  /// Returns the normalized path of a name in a folder; an absolute name is its own path.
  package static func join(_ folder: String, _ name: String) -> String {
    if name.utf8.first == UInt8(ascii: "/") || folder.isEmpty { return normalized(name) }
    return name.isEmpty ? normalized(folder) : normalized(folder + "/" + name)
  }

  /// Returns the path of a file relative to a folder that contains it, or `nil` if it is elsewhere.
  ///
  /// The folder's own relative path is empty.
  package static func relative(_ path: String, to folder: String) -> String? {
    if folder.isEmpty { return path }
    guard path.utf8.starts(with: folder.utf8) else { return nil }
    let rest = path.utf8.dropFirst(folder.utf8.count)
    if rest.isEmpty { return "" }
    guard rest.first == UInt8(ascii: "/") || folder.utf8.last == UInt8(ascii: "/") else {
      return nil
    }
    return String(Substring(rest.first == UInt8(ascii: "/") ? rest.dropFirst() : rest))
  }

  /// Returns the containing folder; the empty path for a name without folder.
  package static func folder(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
  }

  /// Returns the last component.
  package static func name(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) }
      ?? path
  }
}
