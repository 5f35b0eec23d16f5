import Reporting
import NinefoldProject

/// A reporter with where its report goes, as `--reporter NAME[=FILE]` says it.
struct ReporterRequest: Sendable {
  var reporter: Reporter
  /// The path of the file; nil for standard output.
  var path: String?

  /// Reads the value of the option; nil when it names no reporter, or no file that may be written.
  init?(_ text: String) {
    guard let (reporter, path) = Self.parts(text), Self.reason(against: path) == nil else {
      return nil
    }
    self.init(reporter: reporter)
    if let path = path.flatMap({ OutputStream.name($0) }), path != "-" { self.path = path }
  }

  /// Why the file that a value of the option names cannot be a report; nil where it can, or where the value names no reporter.
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

  /// A path that ends like that of a document is none: somebody has mixed up the arguments, and the document would
  /// be gone.
  private static func reason(against path: String?) -> String? {
    guard let path else { return nil }
    if path.isEmpty { return "a FILE is missing after '='" }
    if path.utf8.last == UInt8(ascii: "/") { return "'\(path)' is a folder, not a file" }
    guard Path.isDocument(path) else { return nil }
    return "'\(path)' is the name of an Interface Builder document, which no report replaces"
  }

  init(reporter: Reporter, path: String? = nil) {
    self.reporter = reporter
    self.path = path
  }

  /// Checks that one report at most is printed; without any there is text for standard output.
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
