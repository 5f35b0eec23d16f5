import Reporting

/// An option that takes a value of one type.
struct Option<Value: Sendable>: DeclaredOption {
  var description: OptionDescription
  /// What a value may be, for the message when one is not, such as `a number from 1 to 256`.
  var expected: @Sendable () -> String
  /// What somebody probably meant who wrote a text that is no value; nil when that cannot be said.
  var nearest: @Sendable (String) -> String?
  /// Why a text that looks like a value is none; nil when it does not look like one.
  var reason: @Sendable (String) -> String?
  /// Reads a value; nil when the text is none.
  var parse: @Sendable (String) -> Value?

  init(
    _ name: String, short: String? = nil, _ placeholder: String,
    help: @autoclosure @escaping @Sendable () -> String,
    expected: @autoclosure @escaping @Sendable () -> String,
    nearest: @escaping @Sendable (String) -> String? = { _ in nil },
    parse: @escaping @Sendable (String) -> Value?
  ) {
    description = OptionDescription(
      name: name, short: short, placeholder: placeholder, help: help())
    self.expected = expected
    self.nearest = nearest
    reason = { _ in nil }
    self.parse = parse
  }

  /// The option with reasons why texts that look like values are none.
  func refusing(_ reason: @escaping @Sendable (String) -> String?) -> Option {
    var option = self
    option.reason = reason
    return option
  }
}

extension Option where Value == String {
  /// Declares an option that takes a text, that of a file or folder unless something else is expected; the empty text is none.
  init(
    text name: String, short: String? = nil, _ placeholder: String,
    help: @autoclosure @escaping @Sendable () -> String, expected: String? = nil,
    read: @escaping @Sendable (String) -> String? = { $0.isEmpty ? nil : $0 }
  ) {
    let kind = placeholder == "FOLDER" ? "folder" : "file"
    self.init(
      name, short: short, placeholder, help: help(), expected: expected ?? "the path of a \(kind)",
      parse: read)
  }
}
