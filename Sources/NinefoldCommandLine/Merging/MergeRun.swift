import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// Merges one document.
struct MergeRun: Sendable {
  let answers: MergeAnswers
  /// Whether questions are written into the document.
  let writesNotes: Bool
  let limits = Limits()

  /// The result for one document.
  struct Outcome {
    var bytes: [UInt8]
    var questions: [MergeQuestion]
    /// The subjects of answers that named a question or an object of the document.
    var used: Set<String>
    /// The decisions without questions, in English.
    var notes: [String]
    /// The scenes that the page shows.
    var scenes: Set<String>
    /// What is printed about it.
    var report: String
  }

  /// Merges three versions.
  ///
  /// - Parameters:
  ///   - base: The common ancestor.
  ///   - ours: Ours.
  ///   - theirs: Theirs.
  ///   - path: The path of the document for reports.
  /// - Returns: The result.
  /// - Throws: The reason why they cannot be merged.
  func merge(
    base: SourceFile, ours: SourceFile, theirs: SourceFile, path: String
  ) throws(MergeRefusal) -> Outcome {
    let files = [(base, MergeSide.base), (ours, .ours), (theirs, .theirs)]
    let versions = Workers.map(files, count: nil) { [limits] in
      { _, file in
        Result { () throws(MergeRefusal) in try MergeVersion(file.0, file.1, limits.ofXML) }
      }
    }
    let input = try MergeInput(
      base: versions[0].get(), ours: versions[1].get(), theirs: versions[2].get())
    let merge = CheckedMerge(input, answers: answers, limits: limits) { work in
      Workers.map(work, count: nil) { { _, check in check() } }
    }
    let bytes =
      writesNotes ? MergeNotes.adding(merge.questions.map(note), to: merge.bytes) : merge.bytes
    return Outcome(
      bytes: bytes, questions: merge.questions, used: merge.used, notes: merge.notes,
      scenes: input.scenes(of: merge.questions),
      report: MergeReport.text(merge.questions, notes: merge.notes, of: path))
  }

  private func note(_ question: MergeQuestion) -> (object: String, text: String) {
    (question.object, MergeReport.text(of: question))
  }

  /// Returns the part of the page about a document.
  ///
  /// - Parameters:
  ///   - path: The path at which the document's images are found.
  ///   - name: The path as the user knows it.
  ///   - files: The base, ours and theirs.
  ///   - outcome: The result.
  ///   - console: The streams for warnings.
  /// - Returns: The part.
  /// - Throws: An error if the surroundings of the document cannot be read.
  func page(
    _ path: String, _ name: String, _ files: [SourceFile], _ outcome: Outcome, _ console: Console
  ) throws(ToolError) -> MergePage.Document {
    let states = [
      MergePage.State.base: files[0].bytes, .ours: files[1].bytes, .theirs: files[2].bytes,
      .result: outcome.bytes,
    ]
    let pictures = MergePictures(path: path, name: name, scenes: outcome.scenes)
    return MergePage.Document(
      path: name, questions: outcome.questions, notes: outcome.notes,
      pictures: try pictures.draw(states, console))
  }

  /// Merges three files, and writes the result to a file or to standard output.
  func merge(
    base: String, ours: String, theirs: String, to output: String?, page: String?,
    _ console: Console
  ) throws(ToolError) -> ExitStatus {
    var files: [SourceFile] = []
    for path in [base, ours, theirs] {
      files.append(
        try ToolError.rethrowing(environment: SourceFile(reading: path, limit: limits.bytes)))
    }
    let outcome: Outcome
    do throws(MergeRefusal) {
      outcome = try merge(base: files[0], ours: files[1], theirs: files[2], path: ours)
    } catch {
      console.report(Self.message(of: error, files.map(\.path)))
      return .failure
    }
    if let unused = unusedAnswer(outcome.used) {
      console.report(unused)
      return .failure
    }
    console.writeError(Array(outcome.report.utf8))
    if let page {
      let document = try self.page(ours, ours, files, outcome, console)
      try Self.write([document], to: page, console)
    }
    if let output, output == ours {
      try ToolError.rethrowing(
        environment: FileReplacement.write([
          FileReplacement(path: ours, old: files[1].bytes, new: outcome.bytes)
        ]))
    } else if let fault = try console.deliver(outcome.bytes, to: output, as: .document) {
      throw .environment(fault)
    }
    return outcome.questions.isEmpty ? .clean : .findings
  }

  /// Writes a page with documents.
  static func write(
    _ documents: [MergePage.Document], to path: String, _ console: Console
  ) throws(ToolError) {
    if let fault = try console.deliver(Array(MergePage.text(documents).utf8), to: path) {
      throw .environment(fault)
    }
  }

  /// Returns the message about an answer that no document uses, or `nil`.
  func unusedAnswer(_ used: Set<String>) -> String? {
    let unused = answers.sides.keys.filter { !used.contains($0) }.min()
    return unused.map { "'--take' names '\($0)', which is neither a question nor an object" }
  }

  /// Returns the reason why versions cannot be merged.
  ///
  /// - Parameters:
  ///   - refusal: The reason.
  ///   - paths: The paths of the base, ours and theirs.
  /// - Returns: The message, in lower case and without a full stop.
  static func message(of refusal: MergeRefusal, _ paths: [String]) -> String {
    func path(_ side: MergeSide) -> String { paths[MergeSide.allCases.firstIndex(of: side) ?? 0] }
    switch refusal {
    case .unreadable(let side, let file, let diagnostic):
      let place = file.location(of: diagnostic.range.start)
      return """
        '\(path(side))' (\(side.rawValue)) cannot be merged: line \(place.line), column \
        \(place.column): \(diagnostic.message)
        """
    case .otherFormat(let side):
      return "'\(path(side))' (\(side.rawValue)) is not a document of Interface Builder"
    case .differentKinds(let name, let base, let other, let side):
      return """
        '\(path(side))' (\(side.rawValue)) cannot be merged: its \(name) is '\(other ?? "")' \
        instead of '\(base ?? "")'
        """
    }
  }
}
