package import InterfaceSource
package import InterfaceTraits
package import StructuredData

/// Reads values of a configuration and keeps what is wrong with them.
package struct ConfigurationReader: Sendable {
  private let files: [SourceFile]
  /// The index of the file that is read.
  package private(set) var file = 0
  /// What is wrong, file by file.
  package private(set) var diagnostics: [[Diagnostic]]
  /// The names of all designs, which the section before the others finds out.
  package var designNames: [String] = []
  /// The rules that may be named; nil where they are not known.
  let ruleTable: RuleTable?

  init(_ files: [SourceFile], rules: RuleTable? = nil) {
    self.files = files
    ruleTable = rules
    diagnostics = files.map { _ in [] }
  }

  mutating func move(to file: Int) { self.file = file }

  // MARK: Findings

  mutating func add(_ new: [Diagnostic]) { diagnostics[file] += new }

  /// Keeps a finding of a file.
  package mutating func report(_ diagnostic: Diagnostic, in file: Int) {
    diagnostics[file].append(diagnostic)
  }

  /// Keeps a finding of the file that is read.
  package mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics[file].append(Diagnostic(kind, at: range, message: message, notes: notes))
  }

  /// Where a value stands.
  package func place(_ range: SourceRange) -> ConfigurationPlace {
    ConfigurationPlace(file: file, range: range)
  }

  /// A note that says what was probably meant, or what there is; none where both would be too much.
  package static func notes(for word: String, among names: [String]) -> [Diagnostic.Note] {
    if let nearest = NearestName.nearest(to: word, among: names) {
      return [Diagnostic.Note("did you mean '\(nearest)'?")]
    }
    guard names.count <= 24, !names.isEmpty else { return [] }
    return [Diagnostic.Note("known are \(names.map { "'\($0)'" }.joined(separator: ", "))")]
  }

  // MARK: Values

  /// The members of a mapping that have known keys; the others are reported.
  package mutating func members(
    of value: StructuredValue, _ what: String, keys: [String]
  ) -> [StructuredValue.Member] {
    guard let members = mapping(value, expected: "\(what) to be a mapping") else { return [] }
    return members.filter { member in
      if keys.contains(member.name) { return true }
      report(
        .configurationUnknownKey, at: member.nameRange,
        "\(what) has no key '\(member.name)'", notes: Self.notes(for: member.name, among: keys))
      return false
    }
  }

  /// The members of a mapping; nil for another value, which is reported.
  mutating func mapping(_ value: StructuredValue, expected: String) -> [StructuredValue.Member]? {
    if value.members == nil { wrong(value, expected: expected) }
    return value.members
  }

  /// The elements of a list.
  package mutating func elements(of value: StructuredValue, _ what: String) -> [StructuredValue] {
    guard let elements = value.array else {
      wrong(value, expected: "\(what) to be a list")
      return []
    }
    return elements
  }

  /// Reports a value that is not what it should be.
  package mutating func wrong(_ value: StructuredValue, expected: String) {
    report(
      .configurationInvalidValue, at: value.range,
      "expected \(expected), found \(value.kindName(in: .yaml))")
  }

  /// A name: any scalar but nothing, as it is written.
  package mutating func name(_ value: StructuredValue, _ what: String) -> String? {
    guard let text = value.text, !value.isNull, !text.isEmpty, text.utf8.count <= 1000 else {
      wrong(value, expected: what)
      return nil
    }
    return text
  }

  /// One name, or a list of names, each with its place.
  mutating func names(_ value: StructuredValue, _ what: String) -> [ConfigurationTarget.Name] {
    (value.array ?? [value]).compactMap { placedName($0, what) }
  }

  /// A name with its place.
  mutating func placedName(_ value: StructuredValue, _ what: String) -> ConfigurationTarget.Name? {
    name(value, what).map { ConfigurationTarget.Name(text: $0, place: place(value.range)) }
  }

  /// The key of a member with its place.
  func key(of member: StructuredValue.Member) -> ConfigurationTarget.Name {
    ConfigurationTarget.Name(text: member.name, place: place(member.nameRange))
  }

  /// A text, also one that YAML takes for a number or truth value; an empty one too.
  package mutating func text(_ value: StructuredValue, _ what: String) -> String? {
    guard let text = value.text, !value.isNull else {
      wrong(value, expected: what)
      return nil
    }
    return text
  }

  /// A truth value.
  package mutating func bool(_ value: StructuredValue, _ what: String) -> Bool? {
    guard let bool = value.bool else {
      wrong(value, expected: "\(what) to be true or false")
      return nil
    }
    return bool
  }

  /// A length in points, from `least` to 100,000.
  package mutating func length(
    _ value: StructuredValue, _ what: String, least: Double = 0
  ) -> Double? {
    guard let number = value.number else {
      wrong(value, expected: "\(what) to be a number of points")
      return nil
    }
    guard (least...100_000).contains(number) else {
      report(
        .configurationInvalidValue, at: value.range,
        "\(what) is not between \(least == 0 ? "0" : "-100000") and 100000 points")
      return nil
    }
    return number
  }

  /// Traits by their names, such as `{horizontal: compact}`.
  package mutating func traits(_ value: StructuredValue, _ what: String) -> TraitCollection {
    var traits = TraitCollection()
    guard let members = mapping(value, expected: "\(what) to be a mapping of traits") else {
      return traits
    }
    for member in members {
      guard let (trait, index) = trait(member) else { continue }
      trait.set(trait.values[index], &traits)
    }
    return traits
  }

  private mutating func trait(_ member: StructuredValue.Member) -> (NamedTrait, Int)? {
    guard let trait = NamedTrait.named(member.name) else {
      report(
        .configurationUnknownName, at: member.nameRange, "'\(member.name)' is no trait",
        notes: Self.notes(
          for: member.name, among: NamedTrait.all.flatMap { [$0.shortName, $0.name] }))
      return nil
    }
    return word(member.value, "value of \(trait.name)", among: trait.values)
      .flatMap { trait.values.firstIndex(of: $0) }.map { (trait, $0) }
  }

  // MARK: Conditions

  /// A condition: a text such as `width < height`, traits as a mapping, or a list of which all must hold.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - designs: The names of the designs that may be named; nil where none may.
  /// - Returns: The condition; nil when it is faulty, which is reported.
  package mutating func condition(_ value: StructuredValue, designs: [String]?) -> Condition? {
    switch value.content {
    case .string(let text):
      do throws(ConditionParser.Fault) {
        return try ConditionParser.condition(text, designs: designs)
      } catch {
        report(
          .configurationInvalidCondition, at: range(of: error.range, in: value, text),
          error.message,
          notes: error.nearest.map { [Diagnostic.Note("did you mean '\($0)'?")] } ?? [])
        return nil
      }
    case .object(let members):
      var parts: [Condition] = []
      for member in members {
        guard let (trait, index) = trait(member) else { return nil }
        parts.append(.trait(trait, .equal, index))
      }
      return parts.count == 1 ? parts[0] : .all(parts)
    case .array(let elements):
      var parts: [Condition] = []
      for element in elements {
        guard let part = condition(element, designs: designs) else { return nil }
        parts.append(part)
      }
      return parts.count == 1 ? parts[0] : .all(parts)
    default:
      wrong(value, expected: "a condition such as 'width < height'")
      return nil
    }
  }

  /// The bytes of a part of a text, where the file has it as it is; otherwise those of the whole value.
  func range(of part: Range<Int>, in value: StructuredValue, _ text: String) -> SourceRange {
    let start = Int(value.range.start)
    let written = files[file].bytes[start..<Int(value.range.end)]
    for quote in [0, 1] where written.count == text.utf8.count + 2 * quote {
      guard written.dropFirst(quote).starts(with: text.utf8) else { continue }
      return SourceRange(
        start: Int32(start + quote + part.lowerBound), end: Int32(start + quote + part.upperBound))
    }
    return value.range
  }
}
