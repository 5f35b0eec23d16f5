/// An option as shells complete it.
struct CompletedOption {
  /// The kind of its value, or `nil` for a flag.
  enum Value: Equatable {
    /// One of several words.
    case choices([String])
    case folder
    case file
    /// A value that a shell cannot complete.
    case other
  }

  var name: String
  var short: String?
  var help: String
  var placeholder: String
  var value: Value?

  init(_ description: OptionDescription) {
    name = description.name
    short = description.short
    help = description.help
    placeholder = description.placeholder ?? ""
    value = description.placeholder.map(Self.value)
  }

  /// Returns the options of a command, without hidden ones.
  static func all(of manual: Manual) -> [CompletedOption] {
    manual.options.filter { !$0.isHidden }.map { CompletedOption($0) }
  }

  /// Returns the kind of value for a placeholder such as `light|dark` or `FOLDER`.
  private static func value(_ placeholder: String) -> Value {
    if placeholder == "FOLDER" { return .folder }
    if ["FILE", "PATH"].contains(placeholder) { return .file }
    let choices = placeholder.split(separator: "|").map(String.init)
    // Words in lower case are literal values.
    let areValues = choices.allSatisfy { word in
      word.utf8.allSatisfy { $0 != UInt8(ascii: ",") && !(0x41...0x5A).contains($0) && $0 < 0x80 }
    }
    return choices.count > 1 && areValues ? .choices(choices) : .other
  }
}
