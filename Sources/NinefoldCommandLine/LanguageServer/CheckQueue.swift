import JSONRPC
import LanguageServer
import NinefoldProject
import Synchronization

/// The documents that wait to be checked, and the thread that checks them one after another.
///
/// A newer version of a document replaces one that waits.
final class CheckQueue: Sendable {
  private struct Waiting {
    var request: CheckRequest
    /// The time at which the check begins, in nanoseconds.
    var due: UInt64
    /// The requests that wait for the findings.
    var answers: [RequestID] = []
  }

  /// A request for constraints that would place a view.
  struct Suggestion: Sendable {
    let id: RequestID
    let request: CheckRequest
    /// The id of the view.
    let object: String
    let title: String
  }

  private struct State {
    var waiting: [String: Waiting] = [:]
    /// The order in which documents were added.
    var order: [String] = []
    var suggestions: [Suggestion] = []
    var isEnded = false
    /// The document that is being checked.
    var current: (uri: String, answers: [RequestID])?
  }

  private let state = Mutex(State())
  private let wakeup: Wakeup
  private let nanoseconds: @Sendable () -> UInt64

  init(_ nanoseconds: @Sendable @escaping () -> UInt64) throws(SystemFault) {
    wakeup = try Wakeup()
    self.nanoseconds = nanoseconds
  }

  // MARK: Requests

  /// Adds a version of a document, which is checked after a number of milliseconds without another.
  func add(_ request: CheckRequest, after milliseconds: UInt64, answering id: RequestID? = nil) {
    let due = nanoseconds() + milliseconds * 1_000_000
    state.withLock { state in
      var answers = state.waiting[request.uri]?.answers ?? []
      if let id { answers.append(id) }
      // A client that asks does not wait for more to be typed.
      let isAsked = !answers.isEmpty
      if state.waiting[request.uri] == nil { state.order.append(request.uri) }
      state.waiting[request.uri] = Waiting(
        request: request, due: isAsked ? 0 : due, answers: answers)
    }
    wakeup.notify()
  }

  /// Adds a request for suggestions.
  func addSuggestion(_ suggestion: Suggestion) {
    state.withLock { $0.suggestions.append(suggestion) }
    wakeup.notify()
  }

  /// Removes a document, and returns the requests that waited for it.
  func remove(_ uri: String) -> [RequestID] {
    state.withLock { state in
      state.order.removeAll { $0 == uri }
      var answers = state.waiting.removeValue(forKey: uri)?.answers ?? []
      if state.current?.uri == uri {
        answers += state.current?.answers ?? []
        state.current = nil
      }
      return answers
    }
  }

  /// Removes a request that waits, and returns whether it did.
  func cancel(_ id: RequestID) -> Bool {
    state.withLock { state in
      for uri in state.waiting.keys {
        if let index = state.waiting[uri]?.answers.firstIndex(of: id) {
          state.waiting[uri]?.answers.remove(at: index)
          return true
        }
      }
      if let index = state.current?.answers.firstIndex(of: id) {
        state.current?.answers.remove(at: index)
        return true
      }
      if let index = state.suggestions.firstIndex(where: { $0.id == id }) {
        state.suggestions.remove(at: index)
        return true
      }
      return false
    }
  }

  /// Ends the work after the current check, and returns the requests that are not answered.
  func end() -> [RequestID] {
    let left = state.withLock { state in
      state.isEnded = true
      let left =
        state.waiting.values.flatMap(\.answers) + state.suggestions.map(\.id)
        + (state.current?.answers ?? [])
      state.waiting = [:]
      state.order = []
      state.suggestions = []
      state.current?.answers = []
      return left
    }
    wakeup.notify()
    return left
  }

  // MARK: Work

  private enum Step {
    case check(CheckRequest)
    case suggest(Suggestion)
    case wait(milliseconds: Int?)
    case end
  }

  /// Checks documents until the work ends.
  ///
  /// - Parameters:
  ///   - checker: Checks documents.
  ///   - deliver: Receives findings with the requests that they answer; not those of a document for
  ///     which a newer version waits, unless someone asked.
  ///   - suggest: Receives findings with suggestions for a request.
  func run(
    _ checker: DocumentChecker, deliver: (CheckedDocument, [RequestID]) -> Void,
    suggest: (CheckedDocument, Suggestion) -> Void
  ) {
    while true {
      switch next() {
      case .end: return
      case .wait(let milliseconds): wakeup.wait(milliseconds: milliseconds)
      case .suggest(let suggestion):
        let checked = checker.check(suggestion.request, suggests: true)
        suggest(checked, suggestion)
      case .check(let request):
        let checked = checker.check(request)
        if let answers = answers(after: request) { deliver(checked, answers) }
        checker.followFolders()
      }
    }
  }

  /// Returns the requests that the findings of a version answer, or `nil` if the document was closed or
  /// a newer version waits, which then answers them.
  private func answers(after request: CheckRequest) -> [RequestID]? {
    state.withLock { state in
      guard !state.isEnded, let current = state.current else { return nil }
      state.current = nil
      guard state.waiting[request.uri] != nil else { return current.answers }
      guard !current.answers.isEmpty else { return nil }
      state.waiting[request.uri]?.answers += current.answers
      state.waiting[request.uri]?.due = 0
      return nil
    }
  }

  private func next() -> Step {
    let now = nanoseconds()
    return state.withLock { state in
      if state.isEnded { return .end }
      if let suggestion = state.suggestions.first {
        state.suggestions.removeFirst()
        return .suggest(suggestion)
      }
      let first = state.order.enumerated().min { one, other in
        (state.waiting[one.element]?.due ?? 0, one.offset)
          < (state.waiting[other.element]?.due ?? 0, other.offset)
      }
      guard let uri = first?.element, let waiting = state.waiting[uri] else {
        return .wait(milliseconds: nil)
      }
      guard waiting.due <= now else {
        return .wait(milliseconds: Int((waiting.due - now) / 1_000_000) + 1)
      }
      state.waiting[uri] = nil
      state.order.removeAll { $0 == uri }
      state.current = (uri, waiting.answers)
      return .check(waiting.request)
    }
  }
}
