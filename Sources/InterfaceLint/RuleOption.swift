package import InterfaceSource

/// An option of a rule, with the type of its values.
///
/// A rule declares its options as static constants, lists their declarations in its kind, and reads
/// the effective value for a document with `document.settings.value(of: option, for: kind)`.
package struct RuleOption<Value: Sendable>: Sendable {
  /// The declaration that values in configurations are checked against.
  package let declaration: DiagnosticKind.Option
  /// The default value.
  package let standard: Value
  let read: @Sendable (DiagnosticKind.Option.Value) -> Value?
}

extension RuleOption where Value == Bool {
  /// Declares an option with a Boolean value.
  package init(_ name: String, standard: Bool, _ meaning: String, aliases: [String] = []) {
    self.init(
      declaration: .init(name, .truth, standard: .truth(standard), meaning, aliases: aliases),
      standard: standard
    ) { if case .truth(let truth) = $0 { truth } else { nil } }
  }
}

extension RuleOption where Value == Double {
  /// Declares an option with a number in a range.
  package init(
    _ name: String, in range: ClosedRange<Double>, standard: Double, _ meaning: String,
    aliases: [String] = []
  ) {
    self.init(
      declaration: .init(
        name, .number(range), standard: .number(standard), meaning, aliases: aliases),
      standard: standard
    ) { if case .number(let number) = $0 { number } else { nil } }
  }
}

extension RuleOption where Value == String {
  /// Declares an option with a text, or one of several words.
  package init(
    _ name: String, among words: [String]? = nil, standard: String, _ meaning: String,
    aliases: [String] = []
  ) {
    self.init(
      declaration: .init(
        name, words.map { .choice($0) } ?? .text, standard: .text(standard), meaning,
        aliases: aliases),
      standard: standard
    ) { if case .text(let text) = $0 { text } else { nil } }
  }
}

extension RuleOption where Value == [String] {
  /// Declares an option with a list of texts.
  package init(_ name: String, standard: [String] = [], _ meaning: String, aliases: [String] = []) {
    self.init(
      declaration: .init(name, .texts, standard: .texts(standard), meaning, aliases: aliases),
      standard: standard
    ) { if case .texts(let texts) = $0 { texts } else { nil } }
  }
}

extension RuleOption where Value == [[String: [String]]] {
  /// Declares an option with a list of mappings from keys to texts.
  ///
  /// The first key is required.
  package init(_ name: String, keys: [String], _ meaning: String, aliases: [String] = []) {
    self.init(
      declaration: .init(
        name, .groups(keys: keys), standard: .groups([]), meaning, aliases: aliases),
      standard: []
    ) { if case .groups(let groups) = $0 { groups } else { nil } }
  }
}
