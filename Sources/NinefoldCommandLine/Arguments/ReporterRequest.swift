import Reporting
import NinefoldProject

/// A reporter and its destination, from `--reporter NAME[=FILE]`.
struct ReporterRequest: Sendable {
  var reporter: Reporter
  /// The path of the file, or `nil` for standard output.
  var path: String?

  /// Parses the value of the option.
  ///
  /// Returns `nil` if it does not name a reporter, or names a file that must not be written.
  init?(_ text: String) {
    guard let (reporter, path) = Self.parts(text), Self.reason(against: path) == nil else {
      return nil
    }
    self.init(reporter: reporter)
    if let path = path.flatMap({ OutputStream.name($0) }), path != "-" { self.path = path }
  }

  /// Returns the reason why the file in a value of the option cannot be a report, or `nil` if it
  /// can or the value does not name a reporter.
  static func reason(_ text: String) -> String? {
    parts(text).flatMap { reason(against: $0.path) }
  }

  private static func parts(_ text: String) -> (reporter: Reporter, path: String?)? {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false
    ).map { String($0) ?? "" }
    guard let reporter = Reporter(name: parts[0]) else { return nil }
    return (reporter, parts.count > 1 ? parts[1] : nil)
  }

  /// Rejects a path with the extension of a document: the arguments are probably mixed up, and the
  /// document would be overwritten.
  private static func reason(against path: String?) -> String? {
    guard let path else { return nil }
    if path.isEmpty { return "missing FILE after '='" }
    if path.utf8.last == UInt8(ascii: "/") { return "'\(path)' is a folder, not a file" }
    guard Path.isDocument(path) else { return nil }
    return "'\(path)' is an Interface Builder document, which a report cannot replace"
  }

  init(reporter: Reporter, path: String? = nil) {
    self.reporter = reporter
    self.path = path
  }

  /// Checks that at most one report goes to standard output.
  ///
  /// Without any, findings are printed there as text.
  static func all(_ requests: [ReporterRequest]) throws(UsageError) -> [ReporterRequest] {
    if let second = requests.filter({ $0.path == nil }).dropFirst().first {
      throw .contradiction(
        """
        only one reporter can print to standard output: give the others a file, such as --reporter \
        \(second.reporter.rawValue)=FILE
        """)
    }
    return requests.isEmpty ? [ReporterRequest(reporter: .text)] : requests
  }
}
