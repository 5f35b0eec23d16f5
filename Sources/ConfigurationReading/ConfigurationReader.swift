package import InterfaceSource
package import InterfaceTraits
package import StructuredData

/// Reads values of a configuration and collects the problems in them.
package struct ConfigurationReader: Sendable {
  private let files: [SourceFile]
  /// The index of the current file.
  package private(set) var file = 0
  /// The problems, by file.
  package private(set) var diagnostics: [[Diagnostic]]
  /// The names of all designs, which the first section determines.
  package var designNames: [String] = []
  /// The rules that may be named, or `nil` if they are unknown.
  let ruleTable: RuleTable?

  init(_ files: [SourceFile], rules: RuleTable? = nil) {
    self.files = files
    ruleTable = rules
    diagnostics = files.map { _ in [] }
  }

  mutating func move(to file: Int) { self.file = file }

  // MARK: Findings

  mutating func add(_ new: [Diagnostic]) { diagnostics[file] += new }

  /// Appends a finding in a file.
  package mutating func report(_ diagnostic: Diagnostic, in file: Int) {
    diagnostics[file].append(diagnostic)
  }

  /// Appends a finding in the current file.
  package mutating func report(
    _ kind: DiagnosticKind, at range: SourceRange, _ message: String, notes: [Diagnostic.Note] = []
  ) {
    diagnostics[file].append(Diagnostic(kind, at: range, message: message, notes: notes))
  }

  /// Returns the location of a value in the current file.
  package func location(_ range: SourceRange) -> ConfigurationRange {
    ConfigurationRange(file: file, range: range)
  }

  /// Returns a note with the most similar name, or with the available names, unless there are too
  /// many.
  package static func notes(for keyword: String, among names: [String]) -> [Diagnostic.Note] {
    if let nearest = NearestName.nearest(to: keyword, among: names) {
      return [Diagnostic.Note("did you mean '\(nearest)'?")]
    }
    guard names.count <= 24, !names.isEmpty else { return [] }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    return [Diagnostic.Note(names.count == 1 ? "expected \(list)" : "expected one of \(list)")]
  }

  // MARK: Values

  /// Returns the members of a mapping with known keys, and reports the others.
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

  /// Returns the members of a mapping, or reports any other value and returns `nil`.
  mutating func mapping(_ value: StructuredValue, expected: String) -> [StructuredValue.Member]? {
    if value.members == nil { wrong(value, expected: expected) }
    return value.members
  }

  /// Returns the elements of a list.
  package mutating func elements(of value: StructuredValue, _ what: String) -> [StructuredValue] {
    guard let elements = value.array else {
      wrong(value, expected: "\(what) to be a list")
      return []
    }
    return elements
  }

  /// Reports an invalid value.
  package mutating func wrong(_ value: StructuredValue, expected: String) {
    report(
      .configurationInvalidValue, at: value.range,
      "expected \(expected), found \(value.kindName(in: .yaml))")
  }

  /// Returns a name: any scalar except null, as it is written.
  package mutating func name(_ value: StructuredValue, _ what: String) -> String? {
    guard let text = value.text, !value.isNull, !text.isEmpty, text.utf8.count <= 1000 else {
      wrong(value, expected: what)
      return nil
    }
    return text
  }

  /// Returns one name, or the names of a list, each with its location.
  mutating func names(_ value: StructuredValue, _ what: String) -> [ConfigurationTarget.Name] {
    (value.array ?? [value]).compactMap { locatedName($0, what) }
  }

  /// Returns a name with its location.
  mutating func locatedName(_ value: StructuredValue, _ what: String) -> ConfigurationTarget.Name? {
    name(value, what).map { ConfigurationTarget.Name(text: $0, location: location(value.range)) }
  }

  /// Returns the key of a member with its location.
  func key(of member: StructuredValue.Member) -> ConfigurationTarget.Name {
    ConfigurationTarget.Name(text: member.name, location: location(member.nameRange))
  }

  /// Returns a text.
  ///
  /// The text may be empty, or one that YAML interprets as a number or Boolean value.
  package mutating func text(_ value: StructuredValue, _ what: String) -> String? {
    guard let text = value.text, !value.isNull else {
      wrong(value, expected: what)
      return nil
    }
    return text
  }

  /// Returns a Boolean value.
  package mutating func bool(_ value: StructuredValue, _ what: String) -> Bool? {
    guard let bool = value.bool else {
      wrong(value, expected: "\(what) to be true or false")
      return nil
    }
    return bool
  }

  /// Returns a length in points, from `least` to 100,000.
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
        "\(what) is not between \(least == 0 ? "0" : "-100,000") and 100,000 points")
      return nil
    }
    return number
  }

  /// Returns traits by their names, such as `{horizontal: compact}`.
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
        .configurationUnknownName, at: member.nameRange, "'\(member.name)' is not a trait",
        notes: Self.notes(
          for: member.name, among: NamedTrait.all.flatMap { [$0.shortName, $0.name] }))
      return nil
    }
    return keyword(member.value, "value of \(trait.name)", among: trait.values)
      .flatMap { trait.values.firstIndex(of: $0) }.map { (trait, $0) }
  }

  // MARK: Conditions

  /// Returns a condition: a text such as `width < height`, a mapping with traits, or a list of
  /// conditions that must all hold.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - designs: The names of the designs that may be named, or `nil` if none may.
  /// - Returns: The condition, or `nil` after reporting an invalid one.
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

  /// Returns the range of a part of a text if the file contains it literally, or else the range of
  /// the whole value.
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
