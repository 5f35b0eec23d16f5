/// An option as shells complete it.
struct CompletedOption {
  /// What its value is; nil for a flag.
  enum Value: Equatable {
    /// One of some words.
    case words([String])
    case folder
    case file
    /// Something that a shell cannot know.
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

  /// The options of a command that help shows.
  static func all(of manual: Manual) -> [CompletedOption] {
    manual.options.filter { !$0.isHidden }.map { CompletedOption($0) }
  }

  /// What a placeholder such as `light|dark` or `FOLDER` stands for.
  private static func value(_ placeholder: String) -> Value {
    if placeholder == "FOLDER" { return .folder }
    if ["FILE", "PATH"].contains(placeholder) { return .file }
    let words = placeholder.split(separator: "|").map(String.init)
    // Words in small letters are meant as they are.
    let areMeant = words.allSatisfy { word in
      word.utf8.allSatisfy { $0 != UInt8(ascii: ",") && !(0x41...0x5A).contains($0) && $0 < 0x80 }
    }
    return words.count > 1 && areMeant ? .words(words) : .other
  }
}
