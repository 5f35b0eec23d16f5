import Reporting
import Ninefold

/// What stands on the command line after the command's name.
///
/// The words are matched with the command's options at once, so that everything unknown is found
/// before anything is done; the command then takes what it wants as typed values.
struct Arguments: Sendable {
  private struct Given {
    var name: String
    var value: String?
  }

  private var given: [Given] = []
  private var words: [String] = []
  private let accepted: [OptionDescription]

  /// Matches words with the options that a command accepts.
  init(_ arguments: [String], accepting options: [OptionDescription]) throws(UsageError) {
    accepted = options
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
        given.append(Given(name: option.name, value: nil))
        continue
      }
      var value = attached
      if value == nil, index < arguments.count {
        value = arguments[index]
        index += 1
      }
      guard let value else { throw .missingValue(option: option.name, placeholder: placeholder) }
      given.append(Given(name: option.name, value: value))
    }
  }

  /// Names that are taken for others where a command has only those.
  private static let namesakes = ["--format": "--reporter", "--reporter": "--format"]

  /// Splits `--name=value` and `-ovalue`.
  private static func split(_ argument: String) -> (spelling: String, value: String?) {
    // By bytes: a value may begin with a mark that joins the character before it.
    let bytes = argument.utf8
    if bytes.starts(with: "--".utf8) {
      guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else { return (argument, nil) }
      return (text(bytes[..<sign]), text(bytes[bytes.index(after: sign)...]))
    }
    // The letter of an option is ASCII; what follows a longer one is no option's name anyhow.
    let letter = argument.unicodeScalars.prefix(2).map { UTF8.width($0) }.reduce(0, +)
    return letter == bytes.count
      ? (argument, nil) : (text(bytes.prefix(letter)), text(bytes.dropFirst(letter)))
  }

  private static func text(_ bytes: Substring.UTF8View) -> String {
    String(decoding: bytes, as: UTF8.self)
  }

  func take(_ flag: Flag) -> Bool {
    precondition(accepted.contains(flag.description), "a command takes an undeclared flag")
    return given.contains { $0.name == flag.description.name }
  }

  /// The value of an option that may stand once; nil when it is not given.
  func take<Value>(_ option: Option<Value>) throws(UsageError) -> Value? {
    let values = try takeAll(option)
    guard values.count < 2 else { throw .repeatedOption(option.description.name) }
    return values.first
  }

  /// Whether the command has an option.
  func accepts<Value>(_ option: Option<Value>) -> Bool { accepted.contains(option.description) }

  /// Whether the command has a flag.
  func accepts(_ flag: Flag) -> Bool { accepted.contains(flag.description) }

  /// The file of a result; nil for standard output.
  func takeFile(_ option: Option<String>) throws(UsageError) -> String? {
    try take(option).flatMap { $0 == "-" ? nil : $0 }
  }

  /// Whether a flag is given that the command need not have.
  func takeAny(_ flag: Flag) -> Bool { accepts(flag) && take(flag) }

  /// The value of an option that the command need not have.
  func takeAny<Value>(_ option: Option<Value>) throws(UsageError) -> Value? {
    accepts(option) ? try take(option) : nil
  }

  /// The values of an option that the command need not have.
  func takeEvery<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    accepts(option) ? try takeAll(option) : []
  }

  /// The values of an option that may stand more than once, in their order.
  func takeAll<Value>(_ option: Option<Value>) throws(UsageError) -> [Value] {
    precondition(accepted.contains(option.description), "a command takes an undeclared option")
    var values: [Value] = []
    for entry in given where entry.name == option.description.name {
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

  /// The options that are given, with their values, in an order that does not depend on the command line's for different ones.
  func words(without options: [any DeclaredOption]) -> [String] {
    let names = options.map(\.description.name)
    let kept = given.enumerated().filter { !names.contains($0.element.name) }
    return kept.sorted { ($0.element.name, $0.offset) < ($1.element.name, $1.offset) }
      .flatMap { [$0.element.name] + ($0.element.value.map { [$0] } ?? []) }
  }

  /// What is not an option: at least one word, none of them empty.
  func operands(_ what: String) throws(UsageError) -> [String] {
    guard !words.isEmpty else { throw .missingOperand(what) }
    guard !words.contains("") else { throw .emptyOperand }
    return words
  }

  /// The words that are not options, if any.
  var anyOperands: [String] { words }

  /// Nothing but options.
  func noOperands() throws(UsageError) {
    if let word = words.first { throw .unexpectedOperand(word) }
  }

  /// The two words that are not options.
  func operands(_ first: String, _ second: String) throws(UsageError) -> (String, String) {
    let operands = try operands(first)
    guard operands.count > 1 else { throw .missingOperand(second) }
    guard operands.count == 2 else { throw .unexpectedOperand(operands[2]) }
    return (operands[0], operands[1])
  }

  /// The one word that is not an option.
  func operand(_ what: String) throws(UsageError) -> String {
    let operands = try operands(what)
    guard operands.count == 1 else { throw .unexpectedOperand(operands[1]) }
    return operands[0]
  }
}
