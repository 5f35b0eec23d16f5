import Reporting
import Ninefold

/// The arguments after the command's name.
///
/// All words are matched with the command's options first, so that unknown ones are reported before
/// any work is done. The command then reads typed values.
struct Arguments: Sendable {
  private struct SpecifiedOption {
    var name: String
    var value: String?
  }

  private var specified: [SpecifiedOption] = []
  private var words: [String] = []
  private let accepted: Set<OptionDescription>

  /// Matches words with the options that a command accepts.
  init(_ arguments: [String], accepting options: [OptionDescription]) throws(UsageError) {
    accepted = Set(options)
    var index = 0
    while index < arguments.count {
      let argument = arguments[index]
      index += 1
      if argument == "--" {
        words += arguments[index...]
        break
      }
      guard argument.utf8.first == UInt8(ascii: "-"), argument != "-" else {
        words.append(argument)
        continue
      }
      let (spelling, attached) = Self.split(argument)
      guard
        let option = options.first(where: { $0.isSpelled(spelling) })
          ?? Self.namesakes[spelling].flatMap({ name in options.first { $0.isSpelled(name) } })
      else {
        let names = options.filter { !$0.isHidden }.map(\.name)
        throw .unknownOption(spelling, nearest: NearestName.nearest(to: spelling, among: names))
      }
      guard let placeholder = option.placeholder else {
        guard attached == nil else { throw .unexpectedValue(flag: option.name) }
        specified.append(SpecifiedOption(name: option.name, value: nil))
        continue
      }
      var value = attached
      if value == nil, index < arguments.count {
        value = arguments[index]
        index += 1
      }
      guard let value else { throw .missingValue(option: option.name, placeholder: placeholder) }
      specified.append(SpecifiedOption(name: option.name, value: value))
    }
  }

  /// Names that are accepted as aliases if a command has only the other one.
  private static let namesakes = ["--format": "--reporter", "--reporter": "--format"]

  /// Splits `--name=value` and `-ovalue`.
  private static func split(_ argument: String) -> (spelling: String, value: String?) {
    // Compares bytes, because a value may begin with a mark that combines with the preceding
    // character.
    let bytes = argument.utf8
    if bytes.starts(with: "--".utf8) {
      guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
      return (text(bytes[..<sign]), text(bytes[bytes.index(after: sign)...]))
    }
    // A short option is an ASCII letter; a longer word cannot be the name of an option.
    let letter = argument.unicodeScalars.prefix(2).map { UTF8.width($0) }.reduce(0, +)
    return letter == bytes.count
      ? (argument, nil) : (text(bytes.prefix(letter)), text(bytes.dropFirst(letter)))
  }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  func read(_ flag: Flag) -> Bool {
    precondition(accepted.contains(flag.description), "a command takes an undeclared flag")
    return specified.contains { $0.name == flag.description.name }
  }

  /// Returns the value of an option that may occur once, or `nil` if it does not occur.
  func read<Value>(_ option: Option<Value>) throws(UsageError) -> Value? {
    let values = try readAll(option)
    guard values.count < 2 else { throw .repeatedOption(option.description.name) }
    return values.first
  }

  /// Returns whether the command has an option.
  func accepts<Value>(_ option: Option<Value>) -> Bool { accepted.contains(option.description) }

  /// Returns whether the command has a flag.
  func accepts(_ flag: Flag) -> Bool { accepted.contains(flag.description) }

  /// Returns the file for a result, or `nil` for standard output.
  func readPath(_ option: Option<String>) throws(UsageError) -> String? {
    try read(option).flatMap { $0 == "-" ? nil : $0 }
  }

  /// Returns whether a flag is given.
  ///
  /// The command need not have it.
  func readIfAccepted(_ flag: Flag) -> Bool { accepts(flag) && read(flag) }

  /// Returns the value of an option.
  ///
  /// The command need not have it.
  func readIfAccepted<Value>(_ option: Option<Value>) throws(UsageError) -> Value? {
    accepts(option) ? try read(option) : nil
  }

  /// Returns the values of an option.
  ///
  /// The command need not have it.
  func readAllIfAccepted<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    accepts(option) ? try readAll(option) : []
  }

  /// Returns the values of an option that may occur more than once, in command-line order.
  func readAll<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    precondition(accepted.contains(option.description), "a command takes an undeclared option")
    var values: [Value] = []
    for entry in specified where entry.name == option.description.name {
      let text = entry.value ?? ""
      guard let value = option.parse(text) else {
        if let reason = option.reason(text) {
          throw .impossibleValue(
            option: option.description.name, value: text, reason: reason,
            nearest: option.nearest(text))
        }
        throw .badValue(
          option: option.description.name, value: text, expected: option.expected(),
          nearest: option.nearest(text))
      }
      values.append(value)
    }
    return values
  }

  /// Returns the given options with their values.
  ///
  /// The order of different options does not depend on the command line.
  func words(without options: [any DeclaredOption]) -> [String] {
    let names = options.map(\.description.name)
    let remaining = specified.enumerated().filter { !names.contains($0.element.name) }
    return remaining.sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .flatMap { [$0.element.name] + ($0.element.value.map { [$0] } ?? []) }
  }

  /// Returns the operands: at least one word, none of them empty.
  func operands(_ what: String) throws(UsageError) -> [String] {
    guard !words.isEmpty else { throw .missingOperand(what) }
    guard !words.contains("") else { throw .emptyOperand }
    return words
  }

  /// The operands, if any.
  var anyOperands: [String] { words }

  /// Checks that there are no operands.
  func noOperands() throws(UsageError) {
    if let word = words.first { throw .unexpectedOperand(word) }
  }

  /// Returns exactly two operands.
  func operands(_ first: String, _ second: String) throws(UsageError) -> (String, String) {
    let operands = try operands(first)
    guard operands.count > 1 else { throw .missingOperand(second) }
    guard operands.count == 2 else { throw .unexpectedOperand(operands[2]) }
    return (operands[0], operands[1])
  }

  /// Returns exactly one operand.
  func operand(_ what: String) throws(UsageError) -> String {
    let operands = try operands(what)
    guard operands.count == 1 else { throw .unexpectedOperand(operands[1]) }
    return operands[0]
  }
}
