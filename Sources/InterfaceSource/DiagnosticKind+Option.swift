extension DiagnosticKind {
  /// Something that a configuration may say of how a rule works.
  ///
  /// ```swift
  /// for option in DiagnosticKind.named("other-device")?.options ?? [] {
  ///   print(option.name, option.standard.text, option.meaning)
  /// }
  /// ```
  public struct Option: Hashable, Sendable {
    /// What values it takes.
    public enum Form: Hashable, Sendable {
      /// `true` or `false`.
      case truth
      /// A number in a range.
      case number(ClosedRange<Double>)
      /// A text.
      case text
      /// One text or a list of texts.
      case texts
      /// One of some words.
      case choice([String])
      /// A list of mappings with these keys; each has one text or a list of texts, and the first key is needed.
      case groups(keys: [String])
    }

    /// What a configuration says, or what holds where none says anything.
    public enum Value: Hashable, Sendable {
      /// A truth value.
      case truth(Bool)
      /// A number.
      case number(Double)
      /// A text or word.
      case text(String)
      /// Texts in the order of the configuration.
      case texts([String])
      /// Groups of texts by their keys.
      case groups([[String: [String]]])
    }

    /// The name in configurations, in kebab case.
    public let name: String
    /// What values it takes.
    public let form: Form
    /// The value where no configuration says anything.
    public let standard: Value
    /// What it says, in one sentence.
    public let meaning: String
    /// Other names, such as IBLinter's.
    public let aliases: [String]

    /// Declares an option.
    package init(
      _ name: String, _ form: Form, standard: Value, _ meaning: String, aliases: [String] = []
    ) {
      self.name = name
      self.form = form
      self.standard = standard
      self.meaning = meaning
      self.aliases = aliases
    }

    /// Whether a configuration may call the option by a name.
    package func isCalled(_ name: String) -> Bool { self.name == name || aliases.contains(name) }
  }
}

extension DiagnosticKind.Option.Form {
  /// What values are taken, in words.
  public var text: String {
    switch self {
    case .truth: "true or false"
    case .number(let range):
      "a number from \(DecimalText.text(range.lowerBound)) to \(DecimalText.text(range.upperBound))"
    case .text: "a text"
    case .texts: "texts"
    case .choice(let words): words.joined(separator: " or ")
    case .groups(let keys): "a list of mappings with \(keys.joined(separator: ", "))"
    }
  }
}

extension DiagnosticKind.Option.Value {
  /// The value as a configuration would say it.
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

/// Spells numbers of options.
private enum DecimalText {
  /// The shortest text of a number, without a fraction where it has none.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }
}
