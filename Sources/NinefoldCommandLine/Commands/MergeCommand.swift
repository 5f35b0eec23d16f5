import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold merge`: merges documents that two people changed.
struct MergeCommand: Command {
  static let name = "merge"

  static let manual = Manual(
    name: name, summary: "Merge two versions of a document with their common ancestor",
    usage: ["BASE OURS THEIRS [OPTION…]"],
    about: """
      Merge two versions of a document with their common ancestor.
      """,
    options: [Option.take, Option.deletions, Option.frames, Option.outputFile],
    examples: [
      (
        "ninefold merge Base.xib Ours.xib Theirs.xib -o Merged.xib",
        "Merge three files"
      )
    ])

  let operands: [String]
  let answers: MergeAnswers
  let output: String?

  init(_ arguments: Arguments) throws(UsageError) {
    operands = try arguments.operands("the common ancestor, ours and theirs")
    var answers = MergeAnswers()
    answers.deletions = try arguments.read(.deletions) ?? .ask
    answers.frames = try arguments.read(.frames) ?? .ask
    for text in try arguments.readAll(.take) {
      guard let (subject, side) = MergeAnswers.parse(text) else { continue }
      answers.sides[subject] = side
    }
    self.answers = answers
    output = try arguments.readPath(.outputFile)
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var files: [SourceFile] = []
    for operand in operands {
      files.append(
        try ToolError.rethrowing(
          environment: SourceFile(reading: operand, limit: Limits().bytes)))
    }
    do throws(MergeRefusal) {
      let input = try MergeInput(base: files[0], ours: files[1], theirs: files[2])
      let merge = CheckedMerge(input, answers: answers)
      for question in merge.questions { console.writeError(Array("\(question)\n".utf8)) }
      for note in merge.notes { console.writeError(Array("\(note)\n".utf8)) }
      if let fault = try? console.deliver(merge.bytes, to: output) { console.report(fault.message) }
      return merge.questions.isEmpty ? .clean : .findings
    } catch {
      console.report("\(error)")
      return .failure
    }
  }
}
