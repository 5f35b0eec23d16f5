/// Words of the public interface that stand for words of the stages.
extension RawRepresentable<String> {
  /// The value that is spelled like one of another enumeration, of which this one has all words.
  init(spelling word: some RawRepresentable<String>) {
    guard let value = Self(rawValue: word.rawValue) else {
      preconditionFailure("\(Self.self) has no word '\(word.rawValue)'")
    }
    self = value
  }
}
