import Ninefold

extension Option where Value: RawRepresentable<String> & CaseIterable {
  /// Declares an option whose values are words.
  ///
  /// - Parameters:
  ///   - name: The name with its two dashes.
  ///   - placeholder: What stands for the value in help; nil for all words.
  ///   - help: What it does.
  ///   - expected: What a value may be, for messages; nil for the words.
  ///   - suggests: Whether messages name the nearest word.
  init(
    choice name: String, _ placeholder: String? = nil,
    help: @autoclosure @escaping @Sendable () -> String,
    expected: @autoclosure @escaping @Sendable () -> String = Value.names, suggests: Bool = true
  ) {
    self.init(
      name, placeholder ?? Value.words.joined(separator: "|"), help: help(), expected: expected(),
      nearest: { suggests ? NearestName.nearest(to: $0, among: Value.words) : nil }
    ) { Value(rawValue: $0) }
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  static var words: [String] { allCases.map(\.rawValue) }

  static var names: String { words.alternatives }
}

extension [String] {
  /// Texts for people, such as `text, json or svg`.
  var alternatives: String {
    dropLast().joined(separator: ", ") + (count > 1 ? " or " : "") + (last ?? "")
  }

  /// The text that is nearest to the first part of a list that is none of them.
  func nearest(toUnknownIn list: String) -> String? {
    list.split(separator: ",").map { String($0) }.first { !contains($0) }
      .flatMap { NearestName.nearest(to: $0, among: self) }
  }
}
