import StructuredData

/// The size of answers, which a model reads whole.
enum AnswerLimit {
  /// The maximum size of the text and of the value of an answer, in bytes.
  static let bytes = 60_000

  /// Cuts a text at the end of a line if it is too long.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - hint: How to get the rest, as in `name a scene`.
  /// - Returns: The text, with a last line about the missing rest.
  static func text(_ text: String, hint: String) -> String {
    let all = text.utf8
    guard all.count > bytes else { return text }
    let start = all.prefix(bytes)
    let end = start.lastIndex(of: UInt8(ascii: "\n")) ?? start.endIndex
    let kept = all[..<end]
    return String(decoding: kept, as: UTF8.self)
      + "\n… cut after \(kept.count) of \(all.count) bytes: \(hint)\n"
  }

  /// Cuts a value that is too long: elements at the ends of its lists are left out, the longest
  /// list first, and then whole members that need not be there.
  ///
  /// - Parameters:
  ///   - value: An object.
  ///   - required: The names of the members that the schema requires.
  ///   - hint: How to get the rest.
  /// - Returns: The object; if something is left out, its last member `cut` names it.
  static func value(
    _ value: StructuredValue, required: Set<String>, hint: String
  ) -> StructuredValue {
    guard var members = value.members else { return value }
    var sizes = members.map(\.value.json.count)
    var left = sizes.reduce(0, +) - bytes
    guard left > 0 else { return value }
    var notes: [String] = []
    let lists = members.indices.filter { members[$0].value.array != nil }
    for index in lists.sorted(by: { sizes[$0] > sizes[$1] }) where left > 0 {
      let elements = members[index].value.array ?? []
      var kept = elements.count
      while kept > 0, left > 0 {
        kept -= 1
        let size = elements[kept].json.count + 2
        left -= size
        sizes[index] -= size
      }
      members[index].value = StructuredValue(made: .array(Array(elements[..<kept])))
      notes.append("\(members[index].name) has \(kept) of \(elements.count) elements")
    }
    let others = members.indices.filter { !required.contains(members[$0].name) && sizes[$0] > 100 }
    var removed: Set<Int> = []
    for index in others.sorted(by: { sizes[$0] > sizes[$1] }) where left > 0 {
      left -= sizes[index]
      removed.insert(index)
      notes.append("\(members[index].name) is left out")
    }
    members = members.indices.filter { !removed.contains($0) }.map { members[$0] }
    members.append(.init("cut", "\(notes.joined(separator: ", ")): \(hint)"))
    return StructuredValue(made: .object(members))
  }
}

extension StructuredValue.Member {
  /// Creates a member that is in no file.
  init(_ name: String, _ value: StructuredValue) {
    self.init(name: name, nameRange: value.range, value: value)
  }

  /// Creates a member with a text.
  init(_ name: String, _ text: String) {
    self.init(name, StructuredValue(made: .string(text)))
  }
}

extension StructuredValue {
  /// Creates a list.
  static func list(_ elements: [StructuredValue]) -> StructuredValue {
    StructuredValue(made: .array(elements))
  }

  /// Creates an object.
  static func object(_ members: [Member]) -> StructuredValue {
    StructuredValue(made: .object(members))
  }

  /// Creates a number.
  static func number(_ number: Double) -> StructuredValue {
    StructuredValue(made: .number(number))
  }

  /// Returns an object with only some of its members.
  func with(only names: Set<String>) -> StructuredValue {
    .object((members ?? []).filter { names.contains($0.name) })
  }
}
