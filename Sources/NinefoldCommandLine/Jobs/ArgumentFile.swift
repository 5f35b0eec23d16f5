import Ninefold
import NinefoldProject

/// A file with arguments, which build systems write if a command line would be too long.
enum ArgumentFile {
  /// The maximum size of such a file, in bytes.
  private static let limit = 64 << 20

  /// Replaces `@FILE` with the arguments in the file, if it is the first argument.
  ///
  /// Each line of the file is an argument, without quoting; line breaks may be those of Windows.
  /// Argument files in the file are not expanded. Anywhere else `@` is an ordinary character, as in
  /// the revision `@{u}`.
  static func expandingFirst(_ arguments: [String]) throws(ToolError) -> [String] {
    guard let first = arguments.first, first.utf8.first == UInt8(ascii: "@"),
      !Path.isDocument(first)
    else { return arguments }
    return try lines(of: String(decoding: first.utf8.dropFirst(), as: UTF8.self))
      + arguments.dropFirst()
  }

  /// Replaces `@FILE` in a request to a worker, in which it may also be the last argument.
  ///
  /// The name of a document, the value of an option, and anything after `--` are not argument
  /// files; `@@` is a single `@`.
  static func expandingRequest(_ arguments: [String]) throws(ToolError) -> [String] {
    guard let last = arguments.last, last.utf8.first == UInt8(ascii: "@"),
      !arguments.contains("--"), !Path.isDocument(last)
    else { return try expandingFirst(arguments) }
    if let before = arguments.dropLast().last, Tool.takesValue(before) { return arguments }
    let rest = String(decoding: last.utf8.dropFirst(), as: UTF8.self)
    if rest.utf8.first == UInt8(ascii: "@") { return arguments.dropLast() + [rest] }
    return try arguments.dropLast() + lines(of: rest)
  }

  private static func lines(of path: String) throws(ToolError) -> [String] {
    let bytes = try ToolError.rethrowing(
      environment: SourceFile(reading: path, limit: limit)
    ).bytes
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw .usage(.notUTF8("@\(path)"))
    }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
  }
}
