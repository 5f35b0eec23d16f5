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
    let name =
      question.name.contains("'\(question.object)'") || question.kind == .layout
        || question.name == question.object
      ? question.name : "\(question.name) '\(question.object)'"
    func take(_ side: MergeSide) -> String { "--take \(side.rawValue):\(question.subject)" }
    switch question.kind {
    case .deletion:
      let keeper = question.result
      return """
        \(keeper.opposite.rawValue) deletes \(name), but \(keeper.rawValue) \
        \(question.states[keeper] ?? "changes it"); it is kept: delete it with \
        \(take(keeper.opposite)), or keep it with \(take(keeper))
        """
    case .reference:
      let keeper = question.result.opposite
      return """
        \(question.result.rawValue) \(question.states[question.result] ?? "deletes an object"), but \
        \(keeper.rawValue) adds or changes \(name), which refers to it; both are dropped: keep both \
        with \(take(keeper)), or drop them with \(take(question.result))
        """
    case .layout:
      let sides = [MergeSide.ours, .theirs].compactMap { side in
        question.states[side].map { "\(side.rawValue) \($0)" }
      }
      let origin = sides.isEmpty ? "" : " (\(sides.joined(separator: ", ")))"
      return "\(name)\(origin); accept it with --take ours:layout, or drop an object with --take"
    case .value, .place, .order:
      let states = MergeSide.allCases.map { side in
        "\(question.states[side].map(value) ?? "none") in \(side.rawValue)"
      }
      return """
        \(question.property ?? "content") of \(name) is \(states.joined(separator: ", ")); it is \
        as in \(question.result.rawValue): answer with \(take(.ours)) or \(take(.theirs))
        """
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
