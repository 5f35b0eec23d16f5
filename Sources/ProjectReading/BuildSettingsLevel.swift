/// The build settings that one place assigns: an object of a project, or an `.xcconfig` file with
/// those that it includes.
package struct BuildSettingsLevel: Hashable, Sendable {
  /// An assignment in the order of the place.
  struct Assignment: Hashable, Sendable {
    var key: String
    /// The conditions, such as `sdk=iphoneos*`.
    var conditions: [String]
    var value: String
  }

  /// The maximum number of files that a file includes, directly or not.
  private static let mostFiles = 64

  private(set) var assignments: [Assignment] = []
  /// Whether a file could not be read, so that any setting may have another value.
  private(set) var isIncomplete = false

  /// Creates the level of settings with their values.
  init(_ settings: [(key: String, value: String)]) {
    for (key, value) in settings { add(key, value) }
  }

  /// Reads an `.xcconfig` file with the files that it includes.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - read: Returns the bytes of a file, or `nil` if it cannot be read.
  init(reading path: String, read: (String) -> [UInt8]?) {
    var open: [String] = []
    var count = 0
    include(path, isOptional: false, read, &open, &count)
  }

  private mutating func include(
    _ path: String, isOptional: Bool, _ read: (String) -> [UInt8]?, _ open: inout [String],
    _ count: inout Int
  ) {
    count += 1
    guard !open.contains(path), count <= Self.mostFiles, let bytes = path.isEmpty ? nil : read(path)
    else {
      // CocoaPods writes search paths and flags only, none of which matters here.
      let isOfPods = path.utf8.split(separator: UInt8(ascii: "/")).contains {
        $0.elementsEqual("Pods".utf8)
      }
      if !isOptional, !isOfPods, !open.contains(path) { isIncomplete = true }
      return
    }
    open.append(path)
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let text = Self.trimmed(Self.withoutComment(line))
      if text.hasPrefix("#include") {
        let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
        guard parts.count >= 2, !parts[1].isEmpty else { continue }
        include(
          ProjectPath.join(ProjectPath.folder(path), String(parts[1])),
          isOptional: parts[0].contains("?"), read, &open, &count)
      } else if let (key, value) = Self.parts(of: text) {
        add(key, value)
      }
    }
    open.removeLast()
  }

  /// Returns a line up to `//`.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    var index = line.startIndex
    while index + 1 < line.endIndex {
      if line[index] == slash, line[index + 1] == slash { return line[..<index] }
      index += 1
    }
    return line
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> String {
    let isBlank = { (byte: UInt8) in byte <= 0x20 }
    var line = line.drop(while: isBlank)
    while let last = line.last, isBlank(last) { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns the key, with its conditions, and the value of `KEY = value`.
  ///
  /// The conditions contain equals signs, too.
  private static func parts(of line: String) -> (key: String, value: String)? {
    var depth = 0
    for index in line.utf8.indices {
      switch line.utf8[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "=") where depth == 0:
        let key = trimmed(Array(line.utf8[..<index])[...])
        var value = trimmed(Array(line.utf8[line.utf8.index(after: index)...])[...])
        if value.utf8.last == UInt8(ascii: ";") { value.removeLast() }
        return key.isEmpty ? nil : (key, value)
      default: break
      }
    }
    return nil
  }

  private mutating func add(_ key: String, _ value: String) {
    let parts = key.split(separator: "[").map { String($0) }
    guard let name = parts.first else { return }
    let conditions = parts.dropFirst().flatMap { part in
      part.split(whereSeparator: { $0 == "]" || $0 == "," }).map { String($0) }
    }
    assignments.append(Assignment(key: name, conditions: conditions, value: value))
  }
}
