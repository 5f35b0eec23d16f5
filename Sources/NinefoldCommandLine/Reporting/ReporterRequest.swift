/// A reporter with where its report goes, as `--reporter NAME[=FILE]` says it.
struct ReporterRequest: Sendable {
  var reporter: Reporter
  /// The path of the file; nil for standard output.
  var path: String?

  /// Reads the value of the option; nil when it names no reporter, or no file that may be written.
  ///
  /// A path that ends like that of a document is none: somebody has mixed up the arguments, and the document would
  /// be gone.
  init?(_ text: String) {
    let parts = text.utf8.split(
      separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    guard let name = parts.first,
      let reporter = Reporter(name: String(decoding: name, as: UTF8.self))
    else { return nil }
    self.init(reporter: reporter)
    guard parts.count > 1 else { return }
    let path = String(decoding: parts[1], as: UTF8.self)
    guard path.utf8.last ?? UInt8(ascii: "/") != UInt8(ascii: "/"),
      !Path.hasExtension(path, ".storyboard"), !Path.hasExtension(path, ".xib")
    else { return nil }
    if path != "-" { self.path = path }
  }

  init(reporter: Reporter, path: String? = nil) {
    self.reporter = reporter
    self.path = path
  }

  /// Checks that no two reports go to one place; without any there is text for standard output.
  static func all(_ requests: [ReporterRequest]) throws(UsageError) -> [ReporterRequest] {
    var places: Set<PathKey> = []
    for request in requests where !places.insert(PathKey(request.path ?? "-")).inserted {
      throw .contradiction(
        request.path.map { "two reporters would write '\($0)'" }
          ?? "only one reporter can print to standard output: give the others a file, "
          + "such as --reporter \(request.reporter.rawValue)=FILE")
    }
    return requests.isEmpty ? [ReporterRequest(reporter: .text)] : requests
  }
}
