/// The options of a command line of `ibtool`.
package struct InterfaceBuilderRequest {
  private(set) var inputs: [String] = []
  /// The given flags, by their names without dashes.
  package private(set) var flags: Set<String> = []
  /// The last values of flags, by their names without dashes.
  private(set) var values: [String: String] = [:]
  /// The values of `--target-device`.
  private(set) var devices: [String] = []
  /// The errors in the command line.
  package private(set) var errors: [String] = []
  /// The warnings about ignored parts of the command line.
  private(set) var warnings: [String] = []
  /// The output format.
  private(set) var format = InterfaceBuilderFormat.xml

  /// The extensions of documents, including compiled ones.
  private static let documentEnds = [".xib", ".storyboard", ".nib", ".storyboardc"]

  /// Parses a command line without the tool's name.
  init(_ words: [String]) {
    var index = 0
    var mayBeValue = false
    while index < words.count {
      let word = words[index]
      index += 1
      guard word.utf8.count > 1, word.utf8.first == UInt8(ascii: "-") else {
        // The word after an unknown flag is its value, unless it has the extension of a document.
        if mayBeValue, !Self.isDocument(word) {
          warnings.append("'\(word)' is ignored together with the flag before it")
        } else {
          inputs.append(word)
        }
        mayBeValue = false
        continue
      }
      mayBeValue = false
      if word == "--" {
        inputs += words[index...]
        break
      }
      let (given, attached) = Self.split(word)
      let name = InterfaceBuilderSwitch.completed(given)
      switch InterfaceBuilderSwitch.takesValue(name) {
      case nil:
        warnings.append("unknown flag '\(word)' is ignored")
        mayBeValue = attached == nil
      case false: flags.insert(name)
      case true:
        var value = attached
        // Another flag is not a value: the value is missing.
        if value == nil, index < words.count, !words[index].utf8.starts(with: "--".utf8) {
          value = words[index]
          index += 1
        }
        guard let value else {
          errors.append("the flag '--\(name)' needs a value")
          continue
        }
        apply(value, of: name)
      }
    }
  }

  /// Whether an output is requested that Ninefold does not write.
  var writesOutput: Bool {
    !flags.isDisjoint(with: InterfaceBuilderSwitch.writing)
      || values.keys.contains { InterfaceBuilderSwitch.writing.contains($0) }
  }

  /// Returns whether the section of a flag is printed.
  func prints(_ name: String) -> Bool {
    if flags.contains(name) { return true }
    return flags.contains("all") && Self.sectionsOfAll.contains(name)
  }

  private static let sectionsOfAll: Set<String> = [
    "classes", "connections", "errors", "hierarchy", "localizable-all", "notices", "objects",
    "version-history", "warnings",
  ]

  private mutating func apply(_ value: String, of name: String) {
    switch name {
    case "output-format":
      if let format = InterfaceBuilderFormat(rawValue: value) {
        self.format = format
      } else {
        errors.append(
          "unknown output format '\(value)': expected xml1, binary1 or human-readable-text")
      }
    case "target-device": devices.append(value)
    default: values[name] = value
    }
  }

  /// Splits `--name=value`, without the dashes.
  private static func split(_ word: String) -> (name: String, value: String?) {
    let bytes = word.utf8.drop { $0 == UInt8(ascii: "-") }
    guard let sign = bytes.firstIndex(of: UInt8(ascii: "=")) else {
      return (String(decoding: bytes, as: UTF8.self), nil)
    }
    return (
      String(decoding: bytes[..<sign], as: UTF8.self),
      String(decoding: bytes[bytes.index(after: sign)...], as: UTF8.self)
    )
  }

  private static func isDocument(_ word: String) -> Bool {
    documentEnds.contains { word.utf8.reversed().starts(with: $0.utf8.reversed()) }
  }

  /// Returns whether a path names a compiled document.
  static func isCompiled(_ path: String) -> Bool {
    [".nib", ".storyboardc"].contains { path.utf8.reversed().starts(with: $0.utf8.reversed()) }
  }
}
