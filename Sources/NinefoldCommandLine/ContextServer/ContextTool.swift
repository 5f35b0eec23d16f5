import ContextProtocol
import StructuredData

/// A tool of the server: a command with typed arguments.
struct ContextTool: Sendable {
  let description: ToolDescription
  private let run: @Sendable (ToolArguments, ContextRun) throws(ToolFailure) -> ToolResult

  init(
    _ description: ToolDescription,
    _ run: @escaping @Sendable (ToolArguments, ContextRun) throws(ToolFailure) -> ToolResult
  ) {
    self.description = description
    self.run = run
  }

  /// Returns all tools, which may write or not, in the order in which they are listed.
  static func all(allowsEdits: Bool) -> [ContextTool] {
    [
      outline, find, inspect, layout, why, lint, render, changes, edit(allowsEdits: allowsEdits),
      merge(allowsEdits: allowsEdits),
    ]
  }

  /// Answers a call.
  ///
  /// - Parameters:
  ///   - arguments: The arguments, or `nil` if there are none.
  ///   - roots: The folders in which the tool may work.
  ///   - allowsEdits: Whether it may write.
  ///   - environment: Returns the value of an environment variable.
  /// - Returns: The answer, or the reason why there is none.
  func call(
    _ arguments: StructuredValue?, in roots: ContextRoots, allowsEdits: Bool,
    environment: @escaping @Sendable (String) -> String?
  ) -> ToolResult {
    do throws(ToolFailure) {
      let given = arguments.flatMap { $0.isNull ? nil : $0 }
      return try run(
        ToolArguments(given, description.input),
        ContextRun(
          tool: description, roots: roots, allowsEdits: allowsEdits, environment: environment))
    } catch {
      return ToolResult(error)
    }
  }
}

/// A call of a tool.
struct ContextRun: Sendable {
  let tool: ToolDescription
  let roots: ContextRoots
  let allowsEdits: Bool
  let environment: @Sendable (String) -> String?

  /// Runs a command.
  func run(_ words: CommandWords, input: [UInt8] = []) -> CommandRun {
    CommandRun(words, input: input, within: roots.folders)
  }

  /// Runs a command that prints JSON.
  ///
  /// - Parameters:
  ///   - words: The command line with the option for JSON.
  ///   - input: Standard input.
  /// - Returns: The run, and the value that it printed.
  /// - Throws: What the command reported instead.
  func value(
    _ words: CommandWords, input: [UInt8] = []
  ) throws(ToolFailure) -> (run: CommandRun, value: StructuredValue) {
    let run = run(words, input: input)
    guard let value = run.value else { throw run.failure }
    return (run, value)
  }
}

extension ToolDescription {
  /// Makes an answer that is not too long.
  ///
  /// - Parameters:
  ///   - text: The text for the model, or `nil` for the value as text.
  ///   - value: The value.
  ///   - isError: Whether the tool could not do what was asked.
  ///   - hint: How to get the rest of an answer that is too long.
  /// - Returns: The answer.
  func result(
    _ text: String?, _ value: StructuredValue, isError: Bool = false, hint: String
  ) -> ToolResult {
    var required: Set<String> = []
    if case .object(let members, _) = output.kind {
      required = Set(members.filter(\.isRequired).map(\.name))
    }
    let cut = AnswerLimit.value(value, required: required, hint: hint)
    let shown = text ?? String(decoding: cut.json, as: UTF8.self)
    return ToolResult(
      [.text(AnswerLimit.text(shown, hint: hint))], value: cut, isError: isError)
  }
}
