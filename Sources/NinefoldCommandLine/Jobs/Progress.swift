import Synchronization

/// Shows the progress of a run on a terminal, in a line of standard error that is overwritten and
/// removed at the end.
///
/// Nothing is shown in the first two seconds, or if standard error is not a terminal.
final class Progress: Sendable {
  /// The delay before the first line, and the interval between updates, in nanoseconds.
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

  /// Starts reporting progress, or returns `nil` if it would not be visible.
  init?(_ console: Console, of total: Int, _ noun: String) {
    guard console.showsProgress, total > 1 else { return nil }
    self.console = console
    self.total = total
    self.noun = noun
    state = Mutex(State(next: console.nanoseconds() + Self.patience))
  }

  /// Counts one completed item.
  func step() {
    state.withLock { state in
      state.done += 1
      let now = console.nanoseconds()
      guard now >= state.next, state.done < total else { return }
      state.next = now + Self.pause
      state.isShown = true
      console.writeProgress(Array("\r\u{1B}[K\(state.done) of \(total) \(noun)".utf8))
    }
  }

  func end() {
    state.withLock { state in
      if state.isShown { console.writeProgress(Array("\r\u{1B}[K".utf8)) }
      state.isShown = false
    }
  }
}
