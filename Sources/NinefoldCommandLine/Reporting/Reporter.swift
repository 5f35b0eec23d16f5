/// The forms in which findings are printed.
enum Reporter: String, CaseIterable, Sendable {
  /// Lines for people and editors.
  case text
  /// A JSON array.
  case json

  /// Reads a reporter's name; `xcode` is another name of the lines.
  init?(name: String) {
    self.init(rawValue: name == "xcode" ? "text" : name)
  }

  /// All reports in this form.
  func bytes(_ reports: [FileReport]) -> [UInt8] {
    switch self {
    case .text: reports.flatMap { TextReport.bytes($0) }
    case .json: JSONReport.bytes(reports)
    }
  }
}
