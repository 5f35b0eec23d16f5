import InterfaceSource
import LanguageServer
import Ninefold
import NinefoldProject
import ProjectIndex
import Reporting
import Synchronization

/// Checks documents as `ninefold lint` does, with the text that an editor has in place of the file's.
///
/// What is read from the project is kept between checks as long as it is unchanged.
final class DocumentChecker: Sendable {
  private let arguments: DocumentArguments
  private let console: Console
  private let memory = ValueMemory()

  init(_ arguments: DocumentArguments, _ console: Console) {
    self.arguments = arguments
    // Nothing but messages of the protocol goes to standard output.
    let environment = console.environment
    var silent = Console(
      readInput: { (_) throws(SystemFault) in throw .closed },
      readAvailable: { (_) throws(SystemFault) in throw .closed },
      writeOutput: { _ in nil }, writeError: { _ in }, writeProgress: { _ in },
      environment: environment)
    silent.announcesSuccess = false
    self.console = silent
  }

  /// Takes note of changed files and follows those that were read, while there is nothing else to do.
  func followFolders() { memory.followFolders() }

  /// Checks a version of a document.
  ///
  /// - Parameters:
  ///   - request: The document.
  ///   - suggests: Whether findings of ambiguous views suggest constraints.
  /// - Returns: The findings.
  func check(_ request: CheckRequest, suggests: Bool = false) -> CheckedDocument {
    memory.startRun()
    defer { memory.trim() }
    return InputFiles.noted {
      let files = InputFiles.current.get()
      let trace = KeptValues(memory, jobs: nil).trace(isKept: false)
      return InputFiles.current.withValue(files?.traced(by: trace)) {
        do throws(ToolError) {
          return try checkNoted(request, suggests: suggests)
        } catch {
          return compiled(request)
        }
      }
    }
  }

  /// The results that a batch hands over.
  private final class Observed: Sendable {
    let found = Mutex<(compilation: Compilation, sources: SourceSearch)?>(nil)
  }

  private func checkNoted(
    _ request: CheckRequest, suggests: Bool
  ) throws(ToolError) -> CheckedDocument {
    var arguments = arguments
    arguments.operands = [request.path]
    arguments.allowsEmpty = true
    if suggests {
      arguments.suggestsConstraints = true
      if !arguments.options.configurations.contains(.canvas) {
        arguments.options.configurations.insert(.canvas, at: 0)
      }
    }
    let observed = Observed()
    var batch = try LintBatch(arguments)
    batch.observer = { compilation, sources in
      observed.found.withLock { $0 = (compilation, sources) }
    }
    var reports = try batch.reports(
      console, contents: [PathKey(RealPath.of(request.path)): request.text.bytes])
    MissingFilesFold.apply(to: &reports)
    UndecidedFold.apply(to: &reports)
    let report = reports.first { $0.path == request.path }
    let found = observed.found.withLock { $0 }
    return CheckedDocument(
      uri: request.uri, version: request.version, text: request.text,
      entries: report?.entries ?? [], configurations: report?.configurations ?? [],
      compilation: found?.compilation,
      project: found.flatMap { found in
        found.sources.project(of: request.path).map { found.sources.projects[$0] }
      })
  }

  /// Compiles a document that is in no file.
  private func compiled(_ request: CheckRequest) -> CheckedDocument {
    var compiler = Compiler(options: arguments.options)
    let file = SourceFile(path: request.path, bytes: request.text.bytes)
    let compilation = compiler.compile(file)
    let report = FileReport(compilation.diagnostics, in: file)
    return CheckedDocument(
      uri: request.uri, version: request.version, text: request.text, entries: report.entries,
      configurations: [], compilation: compilation, project: nil)
  }
}

/// A version of a document that is checked.
struct CheckRequest: Sendable {
  let uri: String
  let path: String
  let version: Int
  let text: TextBuffer
}
