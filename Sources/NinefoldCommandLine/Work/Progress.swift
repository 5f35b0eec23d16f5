import Synchronization

/// Says on a terminal how far a run has come, in a line of standard error that is written over and gone at the end.
///
/// Nothing is said in the first two seconds, and nothing where standard error is no terminal.
final class Progress: Sendable {
  /// How long nothing is said, and how long a line stays, in nanoseconds.
  private static let (patience, pause): (UInt64, UInt64) = (2_000_000_000, 100_000_000)

  private struct State {
    var done = 0
    var next: UInt64
    var isShown = false
  }

  private let console: Console
  private let total: Int
  private let noun: String
  private let state: Mutex<State>

  /// Begins; nil where nobody would see it.
  init?(_ console: Console, of total: Int, _ noun: String) {
    guard console.showsProgress, total > 1 else { return nil }
    self.console = console
    self.total = total
    self.noun = noun
    state = Mutex(State(next: console.nanoseconds() + Self.patience))
  }

  /// Counts one more that is done.
  func step() {
    state.withLock { state in
      state.done += 1
      let now = console.nanoseconds()
      guard now >= state.next, state.done < total else { return }
      state.next = now + Self.pause
      state.isShown = true
      console.writeError(Array("\r\u{1B}[K\(state.done) of \(total) \(noun)".utf8))
    }
  }

  func end() {
    state.withLock { state in
      if state.isShown { console.writeError(Array("\r\u{1B}[K".utf8)) }
      state.isShown = false
    }
  }
}
