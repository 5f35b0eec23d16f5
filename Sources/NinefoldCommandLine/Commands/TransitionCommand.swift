import NinefoldProject
import Reporting
import Ninefold
import PlatformFacts

/// `ninefold transition`: reports the changes between environments.
struct TransitionCommand: Command {
  enum Format: String, Sendable, CaseIterable {
    case text, json, svg
  }

  static let name = "transition"

  static let manual = Manual(
    name: name, summary: "Report what changes in an app between two configurations",
    usage: [
      "DOCUMENT|FOLDER|-… --from STATE --to STATE [OPTION…]",
      "DOCUMENT|FOLDER|-… --tour DEVICE [OPTION…]",
    ],
    about: """
      Report what changes in an app between two configurations.

      The storyboards are combined into one app and laid out in both configurations. The report
      lists the traits and the size of the window, the callbacks that run on controllers, in order,
      the controllers, views and constraints that appear or disappear, the frames and properties
      that change, and the content that is no longer visible. --format svg draws an animation from
      the first layout to the second and back. Findings go to standard error.

      \(Paragraphs.operands()) \(Paragraphs.seeAssets)
      """,
    options: [
      Option.from, Option.to, Option.fromTraits, Option.toTraits, Flag.fromKeyboard,
      Flag.toKeyboard, Option.tour,
      Option.transitionFormat, Option.textForm, Option.outputFile, Option.start, Option.assets,
      Option.fonts, Option.system, Option.sdk, Option.contentSize, Option.style, Option.contrast,
      Option.direction, Option.traits, Flag.keyboardOnBothSides, Option.limit, Option.configuration,
      Flag.noConfiguration,
      Option.infoPlist, Flag.allowEmpty, Option.jobs, Option.findings,
    ],
    examples: [
      (
        "ninefold transition App --from ipad9_7 --to ipad9_7:landscape",
        "Report what a rotation changes"
      ),
      (
        "ninefold transition App --from retina4_7 --to-traits userInterfaceStyle=dark",
        "Report what the dark appearance changes"
      ),
      (
        "ninefold transition App --from 'iPhone 17' --to-keyboard",
        "Report what moves when the keyboard appears"
      ),
      ("ninefold transition App --tour ipad9_7", "Report each step of multitasking on a tablet"),
    ])

  let arguments: DocumentArguments
  let format: Format
  let textForm: TextForm
  let output: String?
  let start: String?
  /// The environments in sequence.
  let sides: [StoryboardApp.Side]

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.transitionFormat) ?? .text
    textForm = try arguments.read(.textForm) ?? .text
    if textForm == .paths, format != .svg {
      throw .contradiction("--text-as requires --format svg")
    }
    output = try arguments.readPath(.outputFile)
    start = try arguments.read(.start)
    let (from, to) = (try arguments.read(.from), try arguments.read(.to))
    let before = try arguments.read(.fromTraits)
    let after = try arguments.read(.toTraits)
    let device = try arguments.read(.tour)
    let system = try arguments.read(.system)
    var documents = try DocumentArguments(arguments)
    let (fromKeyboard, toKeyboard) = (arguments.read(.fromKeyboard), arguments.read(.toKeyboard))
    try UsageError.refuse(
      documents.options.showsKeyboard && (fromKeyboard || toKeyboard),
      "--keyboard cannot be combined with --from-keyboard or --to-keyboard")
    if let device {
      guard from == nil, to == nil, before == nil, after == nil, !fromKeyboard, !toKeyboard else {
        throw .contradiction(
          "--tour cannot be combined with --from, --to, their traits or their keyboards")
      }
      guard format != .svg else {
        throw .contradiction(
          "--format svg requires --from and --to instead of --tour")
      }
      sides = device.tour.map { StoryboardApp.Side(.device($0)) }
      try Self.check(sides.map { ($0.request, "--tour") }, on: system)
    } else {
      guard let from else {
        throw .missingOption("--from", reason: "it is the configuration before the change")
      }
      guard let to = to ?? (after == nil && !fromKeyboard && !toKeyboard ? nil : from) else {
        throw .missingOption("--to", reason: "it is the configuration after the change")
      }
      sides = [
        StoryboardApp.Side(
          from, traits: before ?? TraitCollection(), showsKeyboard: fromKeyboard),
        StoryboardApp.Side(to, traits: after ?? TraitCollection(), showsKeyboard: toKeyboard),
      ]
      documents.namedWindows = [from, to]
      try Self.check([(from, "--from"), (to, "--to")], on: system)
    }
    var requests: [ConfigurationRequest] = []
    for side in sides where !requests.contains(side.request) { requests.append(side.request) }
    documents.options.configurations = requests
    for (side, option) in zip(sides, ["--from", "--to"])
    where side.showsKeyboard || documents.options.showsKeyboard {
      try DocumentArguments.requireKeyboard(
        in: side.request, on: documents.options.system, of: device == nil ? option : "--tour")
    }
    self.arguments = documents
  }

  /// Throws an error for a device that never ran the requested system, and without a requested one
  /// for devices with equal screens that run different systems.
  private static func check(
    _ requests: [(request: ConfigurationRequest, option: String)], on system: SystemVersion?
  ) throws(UsageError) {
    guard let system else {
      return try DocumentArguments.requireOneSystem(of: requests.map(\.request))
    }
    for case (.device(let window), let option) in requests {
      try UsageError.require(system, on: window, of: option)
    }
  }

  var outputs: [OutputTarget] { OutputTarget.files(output) }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    var whole = try AppBatch(arguments, startingWith: start, console)
    whole.app.outlinedTexts = textForm.tally(isIsolated: arguments.isIsolated, console)
    // A property list excludes windows that the app never has.
    let possible = whole.batch.options.configurations
    let sides = sides.filter { possible.contains($0.request) }
    let steps = zip(sides, sides.dropFirst()).compactMap { from, to in
      whole.app.transition(from: from, to: to, pictures: format == .svg)
    }
    if let note = TextForm.note(whole.app.outlinedTexts) { console.warn(note) }
    if whole.lacksStart {
      console.warn(
        "no storyboard has an initial view controller: use --start to name a scene"
      )
    }
    var fault: EnvironmentError?
    // JSON output is always a list, even an empty one.
    if !steps.isEmpty || format == .json {
      let bytes: [UInt8] =
        switch format {
        case .text: Array(steps.map(\.text).joined(separator: "\n").utf8)
        case .json: StoryboardApp.json(of: steps)
        case .svg: steps[0].svg
        }
      fault = try console.deliver(bytes, to: output)
    }
    let reporter = try whole.close(console, [fault].compactMap(\.self))
    if let output, fault == nil, !steps.isEmpty || format == .json {
      console.announce(wrote: CountedNoun.text(steps.count, "change"), to: output)
    }
    return reporter.status
  }
}
