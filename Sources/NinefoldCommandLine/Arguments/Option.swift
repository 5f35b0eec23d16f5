import Reporting

/// An option with a value of one type.
struct Option<Value: Sendable>: DeclaredOption {
  var description: OptionDescription
  /// The description of valid values for messages, such as `a number from 1 to 256`.
  var expected: @Sendable () -> String
  /// Returns a suggestion for an invalid text, or `nil` if there is none.
  var nearest: @Sendable (String) -> String?
  /// Returns the reason why a text that resembles a value is invalid, or `nil` if it does not
  /// resemble one.
  var reason: @Sendable (String) -> String?
  /// Parses a value, or returns `nil` if the text is invalid.
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

  /// Returns the option with reasons for invalid texts that resemble values.
  func refusing(_ reason: @escaping @Sendable (String) -> String?) -> Option {
    var option = self
    option.reason = reason
    return option
  }
}

extension Option where Value == String {
  /// Declares an option with a text as value, by default the path of a file or folder.
  ///
  /// The empty text is invalid.
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
