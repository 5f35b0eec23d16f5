import Ninefold
import NinefoldProject
import Reporting

/// `ninefold find`: finds objects in documents.
struct FindCommand: Command {
  static let name = "find"

  static let manual = Manual(
    name: name, summary: "Find objects in documents",
    usage: ["DOCUMENT|FOLDER|-… [OPTION…]"],
    about: """
      Find objects in documents by class, text, outlet, action, label or property.

      Several conditions must all be true. Without any, all objects are listed. The output has a
      line for each object: path, line, id, custom class or element, and name. The exit status is 1
      if nothing is found.

      Folders are searched for .storyboard and .xib files, except in hidden folders and links to
      folders. Documents for macOS and watchOS are searched, too.
      """,
    options: [
      Option.questionFormat, Option.foundClass, Option.foundText, Option.foundOutlet,
      Option.foundAction, Option.foundLabel, Option.foundProperty, Option.limit, Flag.allowEmpty,
      Option.jobs,
    ],
    examples: [
      ("ninefold find App --class UIButton --text 'Sign in'", "Find buttons with a text"),
      ("ninefold find App --action save:", "Find the senders and receivers of an action"),
      ("ninefold find App --property numberOfLines=0", "Find labels with any number of lines"),
    ])

  let arguments: DocumentArguments
  let format: QuestionFormat
  let query: ObjectQuery

  init(_ arguments: Arguments) throws(UsageError) {
    format = try arguments.read(.questionFormat) ?? .text
    var conditions: [ObjectQuery.Condition] = []
    conditions += try arguments.readAll(.foundClass).map { .ofClass($0) }
    conditions += try arguments.readAll(.foundText).map { .text($0) }
    conditions += try arguments.readAll(.foundOutlet).map { .outlet($0) }
    conditions += try arguments.readAll(.foundAction).map { .action($0) }
    conditions += try arguments.readAll(.foundLabel).map { .label($0) }
    for text in try arguments.readAll(.foundProperty) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      // The names of variations contain the sign, such as `heightClass=compact.constant`.
      if parts.count == 2, !["heightClass", "widthClass"].contains(parts[0]) {
        conditions.append(.property(String(parts[0]), String(parts[1])))
      } else {
        conditions.append(.property(text, nil))
      }
    }
    query = ObjectQuery(conditions)
    self.arguments = try DocumentArguments(arguments, otherwise: [])
  }

  func run(_ console: Console) throws(ToolError) -> ExitStatus {
    let search = try arguments.search()
    let options = arguments.options
    let query = query
    let results = Workers.map(search.documents, count: arguments.jobs) {
      var compiler = Compiler(options: options)
      return { (_, document) in
        Result { () throws(EnvironmentError) -> Found in
          let file = try Batch.read(document, console, options.limits)
          return Found(compiler.compile(file), query)
        }
      }
    }
    let found = results.compactMap { try? $0.get() }
    let faults = results.compactMap { result in
      if case .failure(let fault) = result { fault } else { nil }
    }
    var reporter = RunReporter(console)
    let empty = arguments.allowsEmpty ? [] : search.emptyFolders()
    reporter.report(
      empty.map { .noDocuments(folder: $0) } + search.faults.map { .file($0) } + faults,
      search.warnings.map { .search($0) })
    reporter.report(found.compactMap(\.unread))
    let objects = found.flatMap(\.objects)
    switch format {
    case .text: try console.print(FoundObjects.text(objects))
    case .json:
      let foreign = found.compactMap(\.foreign)
      try console.print(FoundObjects.json(objects, withoutLayouts: foreign))
    }
    return objects.isEmpty ? reporter.status.merged(with: .findings) : reporter.status
  }

  /// The objects that are found in one document.
  private struct Found: Sendable {
    var objects: [ObjectIdentity] = []
    var foreign: (path: String, system: String)?
    /// The findings of a document that cannot be read.
    var unread: FileReport?

    init(_ compilation: Compilation, _ query: ObjectQuery) {
      guard let document = QuestionedDocument(compilation) else {
        unread = FileReport(compilation.diagnostics, in: compilation.file)
        return
      }
      objects = document.objects(matching: query).map { document.identity(of: $0) }
      foreign = document.foreignSystem.map { (compilation.file.path, $0) }
    }
  }
}
