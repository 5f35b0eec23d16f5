import Ninefold

/// A limit and its value on the command line.
struct LimitSetting: Sendable {
  /// The name of a limit on the command line.
  enum Name: String, CaseIterable, Sendable {
    case bytes, elements, objects, text, findings

    /// The key path of the limit.
    var path: WritableKeyPath<Limits, Int> {
      switch self {
      case .bytes: \.bytes
      case .elements: \.elements
      case .objects: \.objects
      case .text: \.text
      case .findings: \.findings
      }
    }
  }

  var limit: Name
  /// The maximum.
  var number: Int

  /// Parses `NAME=NUMBER`, or returns `nil` for any other text.
  init?(_ text: String) {
    let parts = text.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let limit = Name(rawValue: String(parts[0])),
      let number = Int32(parts[1]),
      number > 0
    else { return nil }
    self.limit = limit
    self.number = Int(number)
  }
}
