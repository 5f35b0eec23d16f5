import Ninefold

/// A limit with the number that a command line gives it.
struct LimitSetting: Sendable {
  /// A limit that has a name on the command line.
  enum Name: String, CaseIterable, Sendable {
    case bytes, elements, objects, text, findings

    /// Where the limit is among all of them.
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
  /// The most that is allowed.
  var number: Int

  /// Reads `NAME=NUMBER`; nil when the text is something else.
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
