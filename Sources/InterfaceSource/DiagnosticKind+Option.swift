extension DiagnosticKind {
  /// An option of a rule that a configuration can set.
  ///
  /// ```swift
  /// for option in DiagnosticKind.named("unexpected-canvas-device")?.options ?? [] {
  ///   print(option.name, option.standard.text, option.meaning)
  /// }
  /// ```
  public struct Option: Hashable, Sendable {
    /// The type of an option's values.
    public enum Form: Hashable, Sendable {
      /// `true` or `false`.
      case truth
      /// A number in a range.
      case number(ClosedRange<Double>)
      /// A text.
      case text
      /// One text or a list of texts.
      case texts
      /// One of a list of words.
      case choice([String])
      /// A list of mappings with these keys; each value is one text or a list of texts, and the
      /// first key is required.
      case groups(keys: [String])
    }

    /// The value of an option, set by a configuration or by default.
    public enum Value: Hashable, Sendable {
      /// A Boolean value.
      case truth(Bool)
      /// A number.
      case number(Double)
      /// A text or word.
      case text(String)
      /// A list of texts in the order of the configuration.
      case texts([String])
      /// A list of mappings from keys to texts.
      case groups([[String: [String]]])
    }

    /// The name in configurations, in kebab case.
    public let name: String
    /// The type of the option's values.
    public let form: Form
    /// The default value.
    public let standard: Value
    /// The meaning of the option, in one sentence.
    public let meaning: String
    /// The aliases in configurations, such as IBLinter's names.
    public let aliases: [String]

    package init(
      _ name: String, _ form: Form, standard: Value, _ meaning: String, aliases: [String] = []
    ) {
      self.name = name
      self.form = form
      self.standard = standard
      self.meaning = meaning
      self.aliases = aliases
    }

    /// Returns whether a name is that of the option or an alias of it.
    package func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }
  }
}

extension DiagnosticKind.Option.Form {
  /// A description of the accepted values.
  public var text: String {
    switch self {
    case .truth: "true or false"
    case .number(let range):
      "a number from \(DecimalText.text(range.lowerBound)) to \(DecimalText.text(range.upperBound))"
    case .text: "a string"
    case .texts: "strings"
    case .choice(let words): words.joined(separator: " or ")
    case .groups(let keys): "a list of mappings with \(keys.joined(separator: ", "))"
    }
  }
}

extension DiagnosticKind.Option.Value {
  /// The value as written in a configuration.
  public var text: String {
    switch self {
    case .truth(let truth): "\(truth)"
    case .number(let number): DecimalText.text(number)
    case .text(let text): text
    case .texts(let texts): "[" + texts.joined(separator: ", ") + "]"
    case .groups(let groups):
      "["
        + groups.map { group in
          let members = group.keys.sorted().map {
            "\($0): [\((group[$0] ?? []).joined(separator: ", "))]"
          }
          return "{" + members.joined(separator: ", ") + "}"
        }.joined(separator: ", ") + "]"
    }
  }
}

/// The text of the numbers of options.
private enum DecimalText {
  /// Returns the shortest text of a number, without a fraction if it is an integer.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
