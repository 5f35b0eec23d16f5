import InterfaceComparison
import Ninefold
import NinefoldProject
import Reporting

/// `ninefold verify`: compares scenes with recorded references.
struct VerifyCommand: Command {
  /// The formats of pictures.
  enum Format: String, Sendable, CaseIterable {
    case svg, png
  }

  static let name = "verify"

  static let manual = Manual(
    name: name, summary: "Compare scenes with references that 'record' wrote",
    usage: ["REFERENCES [OPTION…]"],
    about: """
      Lay out and draw the scenes that 'ninefold record' recorded into the folder REFERENCES, in the
      same configurations, and report each object that is different: its frame, its attributes or
      how it is drawn.

      With --output, the folder has a picture of each scene that is different, with its state before
      and after and the difference of both, and the page 'differences.html'. With --record, the
      references of documents that are different are replaced.

      The exit status is 1 if something is different, unless --record is given, and 2 if a document
      or the references cannot be read. New scenes and documents are differences too.
      """,
    options: [Option.output, Option.differenceFormat, Flag.record, Option.jobs],
    examples: [
      ("ninefold verify References", "Report what is different"),
      (
        "ninefold verify References -o Differences --format png",
        "Also draw what is different, which requires rsvg-convert"
      ),
      ("ninefold verify References --record", "Accept what is different"),
    ])

  private let folder: String
  private let output: String?
  private let scale: Double?
  private let records: Bool
  private let jobs: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    folder = try arguments.operand("the folder of references")
    output = try arguments.readPath(.output)
    let format = try arguments.read(.differenceFormat)
    scale = format == .png ? 2 : nil
    records = arguments.read(.record)
    jobs = try arguments.read(.jobs)
    try UsageError.refuse(format != nil && output == nil, "--format requires --output")
  }

  var outputs: [OutputTarget] {
    (output.map { [.folder($0)] } ?? []) + (records ? [.folder(folder)] : [])
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let settings = try ToolError.rethrowing(environment: ReferenceSettings(reading: folder))
    let run = try ReferenceRun(
      settings, try ToolError.rethrowing(usage: settings.arguments(in: folder)), in: folder,
      jobs: jobs)
    var reporter = RunReporter(console)
    let (references, records) = (run.folder, records)
    let outcome = try run.run(console, &reporter) { state throws(EnvironmentError) in
      let comparison = try ReferenceComparison(state, with: references, settings)
      return (comparison, records && !comparison.difference.isEmpty)
    }
    let gone = run.goneDocuments.map { DocumentDifference(path: $0, presence: .removed) }
    let comparison = Comparison(Array(outcome.differences.values) + gone)
    try console.print(DeviceTitles(run.requests).text(ComparisonText.text(comparison)))
    if let output {
      reporter.report(draw(comparison, outcome, to: output, console))
    }
    guard reporter.status == .clean else { return reporter.status }
    if records {
      run.removeGoneDocuments()
      if !comparison.documents.isEmpty {
        console.announce("replaced the references of '\(folder)'")
      }
      return .clean
    }
    return comparison.documents.isEmpty ? .clean : .findings
  }

  /// Writes the pictures and the page, and returns an error if they cannot be written.
  private func draw(
    _ comparison: Comparison, _ outcome: ReferenceRun.Outcome, to output: String, _ console: Console
  ) -> EnvironmentError? {
    // Texts in PNG files are outlines: those of recorded pictures stayed texts.
    let texts = scale == nil ? nil : TextForm.paths.tally(isIsolated: false, console)
    let captions = Captions(texts)
    func shown(_ scenes: Review.Scenes) -> Review.Scenes {
      texts == nil ? scenes : scenes.mapValues { $0.outlined(by: captions) }
    }
    let review = Review(
      comparison, before: shown(outcome.before), after: shown(outcome.after),
      titles: outcome.titles, mostPictures: .max, showsDifference: true, captions: captions)
    if let note = TextForm.note(texts) { console.warn(note) }
    let target = OutputFolder(output)
    let pictures = PictureFiles(folder: target, scale: scale)
    do throws(EnvironmentError) {
      for picture in review.pictures { try pictures.write(picture.svg, to: picture.svgPath) }
      let page = ComparisonPage.text(
        comparison, before: outcome.before.mapValues(\.svg), after: outcome.after.mapValues(\.svg),
        names: ComparisonPage.Names(
          before: outcome.before, after: outcome.after, configurations: outcome.titles))
      try target.write(Array(page.utf8), to: "differences.html")
    } catch {
      return error
    }
    console.announce(
      wrote: CountedNoun.text(review.pictures.count, "picture"), to: output)
    return nil
  }
}
