/// What is wrong with a command line.
enum UsageError: Error, Hashable, Sendable {
  /// There is no command of this name; perhaps the other one is meant.
  case unknownCommand(String, nearest: String?)
  /// There is no command at all.
  case missingCommand
  /// The command has no such option; perhaps the other one is meant.
  case unknownOption(String, nearest: String?)
  /// An option that takes a value stands at the end.
  case missingValue(option: String, placeholder: String)
  /// A flag is given a value, as in `--strict=yes`.
  case unexpectedValue(flag: String)
  /// The value of an option is none that it takes; perhaps the other one is meant.
  case badValue(option: String, value: String, expected: String, nearest: String?)
  /// The value of an option says something that cannot be, for a reason; perhaps the other one is meant.
  case impossibleValue(option: String, value: String, reason: String, nearest: String?)
  /// An option that may stand once stands twice.
  case repeatedOption(String)
  /// The command needs something to work on.
  case missingOperand(String)
  /// There is more to work on than the command takes.
  case unexpectedOperand(String)
  /// An argument is not UTF-8; the text shows its bad bytes replaced.
  case notUTF8(String)
  /// An operand is the empty text.
  case emptyOperand
  /// An option that the command cannot do without here is missing.
  case missingOption(String, reason: String)
  /// No document is translated into the language; perhaps the other one is meant, of those that there are.
  case unknownLocale(String, found: [String], nearest: String?)
  /// Two options contradict each other.
  case contradiction(String)
  /// Two inputs would write the same file.
  case sameOutput(String, first: String, second: String)
  /// No view of the document that is installed anywhere asked for has the id.
  case unknownView(String)
  /// An app has no storyboard and no scene of a name.
  case unknownScene(String)
  /// No device has the id and no product the name; perhaps the other one is meant.
  case unknownDevice(String, nearest: String?)
  /// Nothing is known under the id; perhaps the other one is meant.
  case unknownDiagnostic(String, nearest: String?)

  /// The error in words: lower case, no full stop.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.suggestion(nearest)
    case .missingCommand: "a command is missing"
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(placeholder)"
    case .unexpectedValue(let flag): "\(flag) takes no value"
    case .badValue(let option, let value, let expected, let nearest):
      "\(option) does not take '\(value)': it takes \(expected)" + Self.suggestion(nearest)
    case .impossibleValue(let option, let value, let reason, let nearest):
      "\(option) does not take '\(value)': \(reason)" + Self.suggestion(nearest)
    case .repeatedOption(let option): "\(option) is given twice"
    case .missingOperand(let what): "\(what) is missing"
    case .unexpectedOperand(let operand): "unexpected argument '\(operand)'"
    case .notUTF8(let argument): "the argument '\(argument)' is not UTF-8"
    case .emptyOperand: "an argument is empty"
    case .missingOption(let option, let reason): "\(option) is missing: \(reason)"
    case .unknownLocale(let name, let found, let nearest):
      "no document is translated into '\(name)': "
        + (found.isEmpty
          ? "no translations were found" : "there are \(found.joined(separator: ", "))")
        + Self.suggestion(nearest)
    case .contradiction(let sentence): sentence
    case .sameOutput(let output, let first, let second):
      "'\(first)' and '\(second)' would both write '\(output)'"
    case .unknownScene(let name):
      "no storyboard with an initial view controller and no scene is named '\(name)'"
    case .unknownView(let id): "no view that is installed there has the id '\(id)'"
    case .unknownDevice(let name, let nearest):
      "no device is called '\(name)'" + Self.suggestion(nearest)
    case .unknownDiagnostic(let id, let nearest):
      "no diagnostic is called '\(id)'" + Self.suggestion(nearest)
    }
  }

  /// Throws a sentence that says why options do not go together, if they do not.
  static func refuse(
    _ isContradiction: @autoclosure () throws(UsageError) -> Bool, _ sentence: String
  ) throws(UsageError) {
    if try isContradiction() { throw .contradiction(sentence) }
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}
