import InterfaceMerging
import LintPolicy
import Ninefold
import NinefoldProject
import Reporting

/// The form of an answer.
enum QuestionFormat: String, Sendable, CaseIterable {
  case text, json
}

/// A question about one document.
struct QuestionRun {
  private let arguments: DocumentArguments

  init(_ arguments: DocumentArguments) { self.arguments = arguments }

  /// Reads and compiles the document, and prints the answer of `body`, which takes the document and
  /// its findings.
  ///
  /// The findings themselves are not printed, unless the document cannot be read.
  func run(
    _ console: Console,
    body: (QuestionedDocument, [Diagnostic]) throws(ToolError) -> [UInt8]
  ) throws(ToolError) -> ExitStatus {
    try SingleDocument(arguments).run(console) { input throws(ToolError) in
      var compiler = Compiler(options: arguments.options)
      let compilation = compiler.compile(
        input.file, assets: input.assets, localizations: input.localizations,
        configuration: input.configuration)
      guard let document = QuestionedDocument(compilation) else {
        return ("", compilation.diagnostics)
      }
      var diagnostics = compilation.diagnostics
      if !arguments.options.configurations.isEmpty {
        let rules = Set(DiagnosticKind.rules.filter { !$0.isOptIn }.map(\.id))
        diagnostics += compiler.lint(compilation, rules: rules).diagnostics
      }
      let found = diagnostics
      let answer = compilation.withEnoughStack {
        Result { () throws(ToolError) in try body(document, found) }
      }
      return (String(decoding: try answer.get(), as: UTF8.self), [])
    }
  }

  /// Calls a function that selects an object, and converts its errors.
  static func selecting<Result>(
    _ work: () throws(ObjectSelectionFault) -> Result
  ) throws(ToolError) -> Result {
    do throws(ObjectSelectionFault) { return try work() } catch {
      throw .usage(.unselected(error.lines))
    }
  }
}
