import InterfaceMerging
import InterfaceSource
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold merge`: merges documents that two people changed.
struct MergeCommand: Command {
  /// What is merged.
  enum Task: Sendable {
    /// Three files.
    case files(base: String, ours: String, theirs: String)
    /// The documents that git left unmerged, of all or at some paths.
    case workingCopy([String])
    /// The files that git passes to a driver.
    case driver(base: String, ours: String, theirs: String, markerSize: Int, path: String)
    /// Nothing: documents that are not merged are reported.
    case check([String])
    /// Nothing: git is configured to run the driver.
    case install(isGlobal: Bool, writes: Bool)
  }

  static let name = "merge"

  static let manual = Manual(
    name: name, summary: "Merge documents that two people changed",
    usage: [
      "[DOCUMENT…] [OPTION…]", "BASE OURS THEIRS [OPTION…]", "--install [--global] [--write]",
      "--check",
    ],
    about: """
      Merge documents that two people changed, object by object.

      Without three files, the documents that git left unmerged in the repository of the current
      folder are merged, from the versions in git's index: after 'git merge', 'git rebase', 'git
      cherry-pick' or 'git stash pop'. As a merge driver, which --install sets up, git calls
      ninefold by itself.

      What one side alone changed is taken from it: objects by their ids, attributes one by one,
      colors, fonts and texts as a whole. What Interface Builder derives, such as versions and the
      frames of views with constraints, is settled without questions. The result is the document of
      the current branch with the changes of the other. It is laid out on its canvas and in all nine
      size-class cells before it is written.

      Where both sides changed the same thing differently, where one deletes what the other changed,
      and where the layout of the result has a conflict or an ambiguity that neither side has, a
      question is printed with the words that answer it. Until then the document is as in ours, and
      it is always valid. Run the command again with --take to answer.

      The exit status is 0 if everything is merged, 1 if questions remain, and 2 if a version
      cannot be read; nothing is written then.
      """,
    options: [
      Option.take, Option.deletions, Option.frames, Option.outputFile, Option.mergePage,
      Flag.notes, Flag.overwrite, Option.questionFormat, Flag.dryRun,
      Flag.checksMerges, Flag.install, Flag.global, Flag.write, Flag.driver,
    ],
    examples: [
      ("ninefold merge", "Merge the documents that git left unmerged"),
      (
        "ninefold merge --take theirs:bt1-aa-001/title Main.storyboard",
        "Answer a question"
      ),
      ("ninefold merge --page questions.html", "See the questions with pictures"),
      ("ninefold merge Base.xib Ours.xib Theirs.xib -o Merged.xib", "Merge three files"),
      ("ninefold merge --install --write", "Let git merge documents with ninefold"),
    ])

  let task: Task
  let answers: MergeAnswers
  let output: String?
  /// The file for a page with the questions and pictures, or `nil`.
  let page: String?
  let writesNotes: Bool
  let overwrites: Bool
  let format: QuestionFormat
  let isDryRun: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    var answers = MergeAnswers()
    answers.deletions = try arguments.read(.deletions) ?? .ask
    answers.frames = try arguments.read(.frames) ?? .ask
    for text in try arguments.readAll(.take) {
      guard let (subject, side) = MergeAnswers.parse(text) else { continue }
      if let other = answers.sides[subject], other != side {
        throw .contradiction("--take answers '\(subject)' with two sides")
      }
      answers.sides[subject] = side
    }
    self.answers = answers
    output = try arguments.readPath(.outputFile)
    page = try arguments.readPath(.mergePage)
    writesNotes = arguments.read(.notes)
    overwrites = arguments.read(.overwrite)
    let format = try arguments.read(.questionFormat)
    self.format = format ?? .text
    isDryRun = arguments.read(.dryRun)
    task = try Self.task(arguments)
    if output != nil {
      guard case .files = task else { throw .contradiction("--output requires three files") }
    }
    if format != nil || isDryRun {
      guard case .workingCopy = task else {
        throw .contradiction("--format and --dry-run require documents that git left unmerged")
      }
    }
    switch task {
    case .files, .workingCopy: break
    default: try UsageError.refuse(page != nil, "--page requires documents to merge")
    }
  }

  private static func task(_ arguments: Arguments) throws(UsageError) -> Task {
    let words = arguments.anyOperands
    guard !words.contains("") else { throw .emptyOperand }
    let isGlobal = arguments.read(.global)
    let writes = arguments.read(.write)
    if arguments.read(.install) {
      try arguments.noOperands()
      return .install(isGlobal: isGlobal, writes: writes)
    }
    try UsageError.refuse(isGlobal || writes, "--global and --write require --install")
    if arguments.read(.driver) {
      guard words.count == 5, let size = Int(words[3]), (1...1000).contains(size) else {
        throw .contradiction(
          "--driver requires the five operands of git: %O %A %B %L %P, as --install prints them")
      }
      return .driver(
        base: words[0], ours: words[1], theirs: words[2], markerSize: size, path: words[4])
    }
    if arguments.read(.checksMerges) { return .check(words) }
    return words.count == 3
      ? .files(base: words[0], ours: words[1], theirs: words[2]) : .workingCopy(words)
  }

  var outputs: [OutputTarget] {
    // A result may replace ours.
    if case .files(_, let ours, _) = task, output == ours { return OutputTarget.files(page) }
    return OutputTarget.files(output) + OutputTarget.files(page)
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let run = MergeRun(answers: answers, writesNotes: writesNotes)
    switch task {
    case .files(let base, let ours, let theirs):
      return try run.merge(
        base: base, ours: ours, theirs: theirs, to: output, page: page, console)
    case .workingCopy(let paths):
      var merge = WorkingCopyMerge(run, overwrites: overwrites, page: page)
      merge.format = format
      merge.isDryRun = isDryRun
      return try merge.merge(paths, console)
    case .driver(let base, let ours, let theirs, let size, let path):
      return MergeDriver(run, markerSize: size)
        .merge(base: base, ours: ours, theirs: theirs, path: path, console)
    case .check(let paths): return try WorkingCopyMerge.check(paths, console)
    case .install(let isGlobal, let writes):
      return try MergeInstallation(isGlobal: isGlobal).install(writes: writes, console)
    }
  }
}
