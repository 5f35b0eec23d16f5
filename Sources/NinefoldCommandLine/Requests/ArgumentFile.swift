/// A file with arguments, which build systems write where a command line would be too long.
enum ArgumentFile {
  /// The most bytes that such a file may have.
  private static let limit = 64 << 20

  /// Puts the arguments of a file in its place, as the last argument `@FILE` asks for.
  ///
  /// Each stands on a line of its own, spelled as it is. What names a document is no such file, and after `--` nothing
  /// is; `@@` is a single `@`. What a file holds is taken as it stands.
  ///
  /// - Parameter arguments: The arguments, the program's name left out.
  /// - Returns: The arguments, those of the file included.
  /// - Throws: When the file cannot be read or is not UTF-8.
  static func expanding(_ arguments: [String]) throws(ToolError) -> [String] {
    guard let last = arguments.last, last.utf8.first == UInt8(ascii: "@"),
      !arguments.contains("--"), !namesDocument(last)
    else { return arguments }
    let rest = String(decoding: last.utf8.dropFirst(), as: UTF8.self)
    if rest.utf8.first == UInt8(ascii: "@") { return arguments.dropLast() + [rest] }
    return try arguments.dropLast() + lines(of: rest)
  }

  private static func namesDocument(_ path: String) -> Bool {
    Path.hasExtension(path, ".storyboard") || Path.hasExtension(path, ".xib")
  }

  private static func lines(of path: String) throws(ToolError) -> [String] {
    let bytes: [UInt8]
    do throws(SystemFault) {
      bytes = try FileReading.read(path, limit: limit)
    } catch {
      throw .environment(.unreadable(path: path, error))
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .usage(.notUTF8("@\(path)"))
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { String(decoding: $0, as: UTF8.self) }
  }
}
