package import InterfaceMerging
import InterfaceResolution
import InterfaceSource

/// The text of a merge for people: a line for each question, with the answers.
package enum MergeReport {
  /// Returns the lines about a merged document.
  ///
  /// - Parameters:
  ///   - questions: The open questions.
  ///   - notes: What was decided.
  ///   - path: The path of the document, as the user knows it.
  /// - Returns: Lines that end with line breaks.
  package static func text(
    _ questions: [MergeQuestion], notes: [String], of path: String
  ) -> String {
    (questions.map { "\(path): question: \(text(of: $0))\n" }
      + notes.map { "\(path): note: \($0)\n" }).joined()
  }

  /// Returns a question in one line, with the words that answer it.
  package static func text(of question: MergeQuestion) -> String {
    let answers = answers(to: question).map { "\($0.effect) with \($0.words)" }
    let other = question.kind == .layout ? ["drop an object with --take"] : []
    return "\(statement(of: question)): \((answers + other).joined(separator: ", or "))"
  }

  /// Returns what is the question, and what the result is until it is answered.
  static func statement(of question: MergeQuestion) -> String {
    let name =
      question.name.contains("'\(question.object)'") || question.kind == .layout
        || question.name == question.object
      ? question.name : "\(question.name) '\(question.object)'"
    switch question.kind {
    case .deletion:
      let keeper = question.result
      return """
        \(keeper.opposite.rawValue) deletes \(name), but \(keeper.rawValue) \
        \(question.states[keeper] ?? "changes it"); it is kept
        """
    case .reference:
      let keeper = question.result.opposite
      return """
        \(question.result.rawValue) \(question.states[question.result] ?? "deletes an object"), but \
        \(keeper.rawValue) adds or changes \(name), which refers to it; both are dropped
        """
    case .layout:
      let sides = [MergeSide.ours, .theirs].compactMap { side in
        question.states[side].map { "\(side.rawValue) \($0)" }
      }
      return sides.isEmpty ? name : "\(name) (\(sides.joined(separator: ", ")))"
    case .value, .place, .order:
      let states = MergeSide.allCases.map { side in
        "\(question.states[side].map(value) ?? "none") in \(side.rawValue)"
      }
      return """
        \(question.property ?? "content") of \(name) is \(states.joined(separator: ", ")); it is \
        as in \(question.result.rawValue)
        """
    }
  }

  /// Returns the options that answer a question, and what each does.
  static func answers(to question: MergeQuestion) -> [(effect: String, words: String)] {
    func take(_ side: MergeSide) -> String { "--take \(side.rawValue):\(question.subject)" }
    let kept = question.result
    return switch question.kind {
    case .deletion: [("delete it", take(kept.opposite)), ("keep it", take(kept))]
    case .reference: [("keep both", take(kept.opposite)), ("drop them", take(kept))]
    case .layout: [("accept it", take(.ours))]
    case .value, .place, .order: [("take ours", take(.ours)), ("take theirs", take(.theirs))]
    }
  }

  /// Returns a value in few words.
  private static func value(_ text: String) -> String {
    guard text.hasPrefix("rect ") else {
      let short = text.shortened(to: 80)
      return short.contains("'") || short.contains("\"") ? short : "'\(short)'"
    }
    // The attributes of a frame are sorted by name.
    let numbers = text.split(separator: "\"").enumerated().filter { $0.offset % 2 == 1 }
      .map { String($0.element) }
    guard numbers.count == 4 else { return text }
    return "(\(numbers[2]), \(numbers[3]), \(numbers[1]) × \(numbers[0]))"
  }
}
