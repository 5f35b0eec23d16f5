import Ninefold
import PlatformFacts
import Reporting

/// An error in a command line.
enum UsageError: Error, Hashable, Sendable {
  /// The command does not exist; `nearest` is a suggestion.
  case unknownCommand(String, nearest: String?)
  /// There is no command.
  case missingCommand
  /// The command does not have the option; `nearest` is a suggestion.
  case unknownOption(String, nearest: String?)
  /// The last word is an option that requires a value.
  case missingValue(option: String, placeholder: String)
  /// A flag has a value, as in `--strict=yes`.
  case unexpectedValue(flag: String)
  /// The value of an option is invalid; `nearest` is a suggestion.
  case badValue(option: String, value: String, expected: String, nearest: String?)
  /// The value of an option is impossible for a reason; `nearest` is a suggestion.
  case impossibleValue(option: String, value: String, reason: String, nearest: String?)
  /// An option that may occur once occurs twice.
  case repeatedOption(String)
  /// The command requires an operand.
  case missingOperand(String)
  /// There are too many operands.
  case unexpectedOperand(String)
  /// An argument is not UTF-8.
  ///
  /// In the text its invalid bytes are replaced.
  case notUTF8(String)
  /// An operand is empty.
  case emptyOperand
  /// An option that is required here is missing.
  case missingOption(String, reason: String)
  /// No document is translated into the language; `nearest` is a suggestion among the available
  /// ones.
  case unknownLocale(String, found: [String], nearest: String?)
  /// Two options contradict each other.
  case contradiction(String)
  /// Two inputs would write the same file.
  case sameOutput(String, first: String, second: String)
  /// No view of the document that is installed in a requested configuration has the id.
  case unknownView(String)
  /// No object of the document has the name, or several have it; the lines are the message.
  case unselected([String])
  /// An app has no storyboard and no scene with the name.
  case unknownScene(String)
  /// No scene to record has the name.
  case unmatchedScene(String)
  /// No device has the id and no product the name; `nearest` is a suggestion.
  case unknownDevice(String, nearest: String?)
  /// No kind of finding has the id; `nearest` is a suggestion.
  case unknownDiagnostic(String, nearest: String?)

  /// The message, in lower case and without a full stop.
  var message: String {
    switch self {
    case .unknownCommand(let name, let nearest):
      "unknown command '\(name)'" + Self.suggestion(nearest)
    case .missingCommand: "missing command"
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + Self.suggestion(nearest)
    case .missingValue(let option, let placeholder): "\(option) needs a value: \(placeholder)"
    case .unexpectedValue(let flag): "\(flag) takes no value"
    case .badValue(let option, let value, let expected, let nearest):
      "invalid value '\(value)' for \(option): expected \(expected)" + Self.suggestion(nearest)
    case .impossibleValue(let option, let value, let reason, let nearest):
      "invalid value '\(value)' for \(option): \(reason)" + Self.suggestion(nearest)
    case .repeatedOption(let option): "\(option) is given twice"
    case .missingOperand(let what): "missing argument: \(what)"
    case .unexpectedOperand(let operand): "unexpected argument '\(operand)'"
    case .notUTF8(let argument): "the argument '\(argument)' is not UTF-8"
    case .emptyOperand: "an argument is empty"
    case .missingOption(let option, let reason): "\(option) is required: \(reason)"
    case .unknownLocale(let name, let found, let nearest):
      "no document is translated into '\(name)': "
        + (found.isEmpty
          ? "no translations were found" : "there are \(found.joined(separator: ", "))")
        + Self.suggestion(nearest)
    case .contradiction(let sentence): sentence
    case .unselected(let lines): lines.first ?? ""
    case .sameOutput(let output, let first, let second):
      "'\(first)' and '\(second)' would both write '\(output)'"
    case .unknownScene(let name):
      "no scene, and no storyboard with an initial view controller, is named '\(name)'"
    case .unmatchedScene(let name):
      "no scene has the id, storyboard identifier or title '\(name)'"
    case .unknownView(let id): "no view with the id '\(id)' is installed in these configurations"
    case .unknownDevice(let name, let nearest):
      "unknown device '\(name)'" + Self.suggestion(nearest)
    case .unknownDiagnostic(let id, let nearest):
      "unknown diagnostic '\(id)'" + Self.suggestion(nearest)
    }
  }

  /// Throws an error with the reason why options cannot be combined, if there is one.
  static func refuse(
    _ isContradiction: @autoclosure () throws(UsageError) -> Bool, _ sentence: String
  ) throws(UsageError) {
    if try isContradiction() { throw .contradiction(sentence) }
  }

  /// Throws an error if a device, which is the value of an option, never ran a version of the system.
  static func require(
    _ system: SystemVersion, on window: ConfigurationRequest.DeviceWindow,
    of option: String = "--device"
  ) throws(UsageError) {
    guard let reason = window.reason(against: system) else { return }
    throw .impossibleValue(
      option: option, value: window.optionLabel, reason: reason,
      nearest: window.nearest(running: system))
  }

  private static func suggestion(_ nearest: String?) -> String {
    nearest.map { "; did you mean '\($0)'?" } ?? ""
  }
}

extension ConfigurationRequest.DeviceWindow {
  /// The name of the product, or that of the window if the id of its device selected it.
  var optionLabel: String { product ?? optionName }
}
