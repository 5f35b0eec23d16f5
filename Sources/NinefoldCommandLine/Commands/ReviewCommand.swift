import InterfaceComparison
import LintPolicy
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold review`: writes a comment on a pull request, with pictures.
struct ReviewCommand: Command {
  static let name = "review"

  static let manual = Manual(
    name: name, summary: "Write a pull request comment with pictures before and after",
    usage: ["DOCUMENT|FOLDER… --since REV -o FOLDER [OPTION…]", "OLD NEW -o FOLDER [OPTION…]"],
    about: """
      Compare two states of documents and write what a reviewer of the change needs into a folder:

      comment.md is a comment in GitHub's Markdown: the scenes that changed with pictures before and
      after, what happened to each object in a sentence, and the findings of 'lint' that are new. It
      fits into a comment of GitHub or GitLab however much changed. changes.html is a page with
      every change. The folder 'pictures' has the pictures, which require rsvg-convert.

      Documents are laid out on their own canvas, in all nine size-class cells, and on a phone in
      portrait and landscape and a tablet, or in the configurations that options select. Pictures
      show devices; cells only if no device shows a change.

      The exit status is 1 if there are new findings of error severity.

      \(Paragraphs.seeAssets)
      """,
    options: [
      Option.comparedRevision, Option.output, Option.link, Option.pictures,
    ] + DocumentArguments.options,
    examples: [
      (
        "ninefold review App --since main -o Review",
        "Write Review/comment.md about the changes since the branch main"
      ),
      (
        "ninefold review App --since main -o Review --link https://example.com/reviews/17",
        "Write a comment whose pictures are found where the folder is uploaded"
      ),
    ])

  /// The configurations if the command line names none: those of `compare`, and the screens of a
  /// phone and a tablet that many products share.
  private static let configurations: [ConfigurationRequest] =
    ConfigurationRequest.all
    + ["retina6_12", "retina6_12:landscape", "ipad10_9rounded"].compactMap { name in
      ConfigurationRequest.DeviceWindow(name: name).map { .device($0) }
    }

  /// The pixels per point of the pictures.
  private static let scale = 2.0

  private let request: ComparisonRequest
  /// The arguments for the findings of both sides.
  private let linted: DocumentArguments
  private let output: String
  private let link: String
  private let mostPictures: Int

  init(_ arguments: Arguments) throws(UsageError) {
    request = try ComparisonRequest(arguments, otherwise: Self.configurations)
    guard let output = try arguments.readPath(.output) else {
      throw .missingOption("--output", reason: "a review consists of several files")
    }
    self.output = output
    link = try arguments.read(.link) ?? ""
    mostPictures = try arguments.read(.pictures) ?? 2
    var linted = try DocumentArguments(arguments, otherwise: Self.configurations).forLint
    linted.operands = request.new.operands
    self.linted = linted
  }

  var outputs: [OutputTarget] { [.folder(output)] }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    try request.compare(console) { compared, reporter throws(ToolError) in
      let newFindings = try newFindings(compared, console)
      let (before, after) = ComparisonPicture.all(of: compared.comparison)
      let texts = TextForm.paths.tally(isIsolated: linted.isIsolated, console)
      let old = compared.old.drawn(before, texts, console)
      let new = compared.new.drawn(after, texts, console)
      let review = Review(
        compared.comparison, before: old.scenes, after: new.scenes,
        titles: old.titles.merging(new.titles) { $1 }, mostPictures: mostPictures,
        captions: compared.new.captions(texts))
      if let note = TextForm.note(texts) { console.warn(note) }
      let folder = OutputFolder(output)
      let pictures = PictureFiles(folder: folder, scale: Self.scale)
      do throws(EnvironmentError) {
        for picture in review.pictures {
          try pictures.write(picture.svg, to: picture.svgPath)
        }
        let page = ComparisonPage.text(
          compared.comparison, before: old.pictures, after: new.pictures,
          names: ComparisonPage.Names(
            before: old.scenes, after: new.scenes, configurations: review.titles))
        try folder.write(Array(page.utf8), to: "changes.html")
        let comment = ReviewComment.text(
          review, link: link, newFindings: newFindings,
          devices: DeviceTitles(linted.namedWindows))
        try folder.write(Array(comment.utf8), to: "comment.md")
      } catch {
        reporter.report([error])
        return .failure
      }
      console.announce(
        wrote: "the review", to: output, more: ChangeDescription.sum(of: compared.comparison))
      return newFindings?.contains { $0.hasErrors() } == true ? .findings : .clean
    }
  }

  /// Returns the findings that only the new side has, or `nil` if it has layout files, which are not
  /// linted.
  private func newFindings(
    _ compared: ComparisonRequest.Compared, _ console: Console
  ) throws(ToolError) -> [FileReport]? {
    guard !compared.new.isOfFiles else { return nil }
    var batch = try LintBatch(linted)
    batch.keepsResults = compared.checkout != nil
    if let checkout = compared.checkout { batch.leaveOutUnchanged(since: checkout) }
    var reports = try batch.reports(console)
    let old: RevisionFindings
    if let checkout = compared.checkout {
      old = try batch.findings(in: checkout, linted, console)
    } else {
      old = try findings(of: compared.old, console)
    }
    old.leaveOut(of: &reports)
    MissingFilesFold.apply(to: &reports)
    UndecidedFold.apply(to: &reports)
    return reports.filter { !$0.entries.isEmpty }
  }

  /// Returns the findings of documents before, by their paths in the folder.
  private func findings(
    of side: ComparisonSide, _ console: Console
  ) throws(ToolError) -> RevisionFindings {
    var baseline = Baseline()
    if !side.isOfFiles {
      var arguments = linted
      arguments.operands = request.old.operands
      var batch = try LintBatch(arguments)
      let top = ComparisonSide.folder(of: request.old.operands[0])
      for report in try batch.reports(console) {
        let path = Path.relative(RealPath.of(report.path), to: top)
        for entry in report.entries { baseline.add(entry.diagnostic, path: path) }
      }
    }
    return RevisionFindings(
      baseline: baseline, top: ComparisonSide.folder(of: request.new.operands[0]), saved: [])
  }
}

extension Option where Value == String {
  static var link: Option {
    Option(
      text: "--link", "URL",
      help: """
        Where the folder is uploaded to (default: paths in the comment are relative to it)
        """
    ).detailed("The URL precedes the paths of the pictures and of the page in the comment.")
  }
}

extension Option where Value == Int {
  static var pictures: Option {
    Option(
      "--pictures", "NUMBER", help: "Draw at most NUMBER pictures of a scene (default: 2)",
      expected: "a number from 0 to 100"
    ) { text in Int(text).flatMap { (0...100).contains($0) ? $0 : nil } }
  }
}
