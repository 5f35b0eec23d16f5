import Ninefold
import Reporting

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// Declares an option whose values are words.
  ///
  /// - Parameters:
  ///   - name: The name with its two dashes.
  ///   - placeholder: The placeholder for the value in help, or `nil` for a list of all words.
  ///   - help: The description.
  ///   - expected: The description of valid values for messages, or `nil` for the words.
  ///   - suggests: Whether messages suggest the most similar word.
  init(
    choice name: String, _ placeholder: String? = nil,
    help: @autoclosure @escaping @Sendable () -> String,
    expected: @autoclosure @escaping @Sendable () -> String = Value.names, suggests: Bool = true
  ) {
    self.init(
      name, placeholder ?? Value.choice, help: help(), expected: expected(),
      nearest: { suggests ? NearestName.nearest(to: $0, among: Value.words) : nil }
    ) { Value(rawValue: $0) }
    description.offer { .words(Value.words) }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  static var words: [String] { allCases.map(\.rawValue) }

  static var names: String { words.alternatives }

  /// The words as a placeholder, such as `text|json`.
  ///
  /// Every run creates those of its command. `joined` would look up conformances at run time.
  fileprivate static var choice: String {
    words.dropFirst().reduce(words.first ?? "") { $0 + "|" + $1 }
  }
}

extension [String] {
  /// The texts as an enumeration, such as `text, json or svg`.
  var alternatives: String {
    dropLast().joined(separator: ", ") + (count > 1 ? " or " : "") + (last ?? "")
  }

  /// Returns the text that is most similar to the first unknown entry of a list.
  func nearest(toUnknownIn list: String) -> String? {
    list.split(separator: ",").map { String($0) }.first { !contains($0) }
      .flatMap { NearestName.nearest(to: $0, among: self) }
  }
}
