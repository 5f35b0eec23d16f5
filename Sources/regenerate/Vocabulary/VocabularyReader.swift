/// Reads the line format described at the head of `schemas/vocabulary.txt`.
struct VocabularyReader {
  private var vocabulary = Vocabulary()
  private var line = 0
  /// The content that `attributes`, `children` and `text` add to.
  private var target = Target.none

  private enum Target {
    case none
    case group(String)
    case element(Int)
  }

  /// Reads a vocabulary.
  static func read(_ text: String) throws(VocabularyFault) -> Vocabulary {
    var reader = VocabularyReader()
    for (number, words) in statements(text) {
      reader.line = number
      try reader.read(words)
    }
    reader.vocabulary.elements.sort { $0.name < $1.name }
    try reader.check()
    return reader.vocabulary
  }

  /// Returns the words of each statement with the number of its first line.
  ///
  /// Continuation lines are joined.
  static func statements(_ text: String) -> [(Int, [String])] {
    var result: [(Int, [String])] = []
    var indent = 0
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let words = line.split(separator: " ").map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let own = line.prefix { $0 == " " }.count
      let opensBlock = ["attributes", "children", "text"].contains(first) && own == 2
      if own > indent, !opensBlock, let last = result.indices.last {
        result[last].1 += words
      } else {
        result.append((index + 1, words))
        indent = own
      }
    }
    return result
  }

  private mutating func read(_ words: [String]) throws(VocabularyFault) {
    let arguments = Array(words.dropFirst())
    switch words[0] {
    case "attribute":
      guard let name = arguments.first, vocabulary.attributes[name] == nil else {
        throw fault("attribute without name, or listed twice: \(arguments.first ?? "")")
      }
      vocabulary.attributes[name] = try type(arguments.dropFirst().joined(separator: " "))
    case "group":
      guard let name = arguments.first, arguments.count == 1 else { throw fault("group NAME") }
      vocabulary.groups[name] = Vocabulary.Content(line: line)
      target = .group(name)
    case "element":
      guard arguments.count >= 2, let policy = Vocabulary.Policy(rawValue: arguments[1]) else {
        throw fault("element NAME closed|typed|open [GROUP…]")
      }
      vocabulary.elements.append(
        Vocabulary.Element(
          name: arguments[0], policy: policy, groups: Array(arguments.dropFirst(2)),
          content: Vocabulary.Content(line: line)))
      target = .element(vocabulary.elements.count - 1)
    case "attributes":
      for word in arguments { try add(attribute(word)) }
    case "children":
      for word in arguments { try add(child(word)) }
    case "text":
      try change { $0.hasText = true }
    default:
      throw fault("unknown statement: \(words[0])")
    }
  }

  private mutating func add(_ attribute: Vocabulary.Attribute) throws(VocabularyFault) {
    try change { $0.attributes.append(attribute) }
  }

  private mutating func add(_ child: Vocabulary.Child) throws(VocabularyFault) {
    try change { $0.children.append(child) }
  }

  private mutating func change(
    _ body: (inout Vocabulary.Content) -> Void
  ) throws(VocabularyFault) {
    switch target {
    case .none: throw fault("must follow a group or element")
    case .group(let name): body(&vocabulary.groups[name, default: Vocabulary.Content(line: line)])
    case .element(let index): body(&vocabulary.elements[index].content)
    }
  }

  private func attribute(_ word: String) throws(VocabularyFault) -> Vocabulary.Attribute {
    let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
    let isRequired = parts[0].hasSuffix("!")
    return Vocabulary.Attribute(
      name: isRequired ? String(parts[0].dropLast()) : parts[0], isRequired: isRequired,
      exception: parts.count > 1 ? try type(parts[1]) : nil)
  }

  private func child(_ word: String) throws(VocabularyFault) -> Vocabulary.Child {
    guard let bracket = word.firstIndex(of: "[") else {
      return Vocabulary.Child(name: word, keys: [])
    }
    guard word.hasSuffix("]") else { throw fault("missing ] in \(word)") }
    let keys = word[word.index(after: bracket)...].dropLast().split(separator: ",")
    return Vocabulary.Child(name: String(word[..<bracket]), keys: keys.map(String.init))
  }

  private func type(_ text: String) throws(VocabularyFault) -> ValueType {
    if text.hasPrefix("enum("), text.hasSuffix(")") {
      return .enumeration(text.dropFirst(5).dropLast().split(separator: " ").map(String.init))
    }
    guard ValueType.simpleTypes[text] != nil else { throw fault("unknown type: \(text)") }
    return .simple(text)
  }

  /// Checks that every name that is used is declared.
  private mutating func check() throws(VocabularyFault) {
    let elements = Set(vocabulary.elements.map(\.name))
    for element in vocabulary.elements {
      line = element.content.line
      for group in element.groups where vocabulary.groups[group] == nil {
        throw fault("element \(element.name) is in an unknown group: \(group)")
      }
    }
    let contents = vocabulary.elements.map(\.content) + Array(vocabulary.groups.values)
    for content in contents {
      line = content.line
      for attribute in content.attributes where vocabulary.attributes[attribute.name] == nil {
        throw fault("attribute without a type: \(attribute.name)")
      }
      for child in content.children {
        let known =
          child.name.hasPrefix("@")
          ? vocabulary.groups[String(child.name.dropFirst())] != nil : elements.contains(child.name)
        guard known else { throw fault("unknown child: \(child.name)") }
      }
    }
  }

  private func fault(_ message: String) -> VocabularyFault {
    VocabularyFault(line: line, message: message)
  }
}
