import Synchronization

/// The kinds and explanations that many findings of a run have in common, so that each of them takes
/// memory once.
package final class FindingTable: Sendable {
  /// The maximum number of shared texts: others are probably about one object.
  private static let limit = 1 << 12

  private struct State {
    var kinds: [DiagnosticKind] = []
    var kindNumbers: [DiagnosticKind.ID: Int] = [:]
    var texts: [String] = []
    var textNumbers: [String: Int] = [:]
  }

  private let state = Mutex(State())

  package init() {}

  /// Returns the number of a kind.
  package func number(of kind: DiagnosticKind) -> Int {
    state.withLock { state in
      if let number = state.kindNumbers[kind.id] { return number }
      state.kindNumbers[kind.id] = state.kinds.count
      state.kinds.append(kind)
      return state.kinds.count - 1
    }
  }

  /// Returns the kind with a number.
  package func kind(_ number: Int) -> DiagnosticKind { state.withLock { $0.kinds[number] } }

  /// Returns the number of a text, or `nil` if it is not shared.
  func number(of text: String) -> Int? {
    state.withLock { state in
      if let number = state.textNumbers[text] {
        // Equal texts may have different bytes.
        return state.texts[number].utf8.elementsEqual(text.utf8) ? number : nil
      }
      guard state.texts.count < Self.limit else { return nil }
      state.textNumbers[text] = state.texts.count
      state.texts.append(text)
      return state.texts.count - 1
    }
  }

  /// Returns the text with a number.
  func text(_ number: Int) -> String { state.withLock { $0.texts[number] } }
}
