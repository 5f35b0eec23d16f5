import StructuredData

/// Compares the properties of an object in two files, whatever the ids of other objects are.
struct ValueComparison {
  /// A value that differs.
  struct Difference {
    /// The names of the members that lead to it, separated by dots.
    let path: String
    /// The old value, or `nil` if there was none.
    let old: StructuredValue?
    /// The new value, or `nil` if there is none.
    let new: StructuredValue?
  }

  private let oldFile: LayoutFile
  private let newFile: LayoutFile
  private let matching: ObjectMatching
  private let renamed: RenamedObjects

  init(
    _ old: LayoutFile, _ new: LayoutFile, _ matching: ObjectMatching, _ renamed: RenamedObjects
  ) {
    oldFile = old
    newFile = new
    self.matching = matching
    self.renamed = renamed
  }

  /// Returns whether two texts are the same or denote the same object.
  func isSame(_ old: String, _ new: String) -> Bool {
    old == new || matching.isSame(old, new) || renamed.mayBeSame(old, new)
  }

  /// Returns whether two objects have the same members, in any order.
  func isSame(_ old: [StructuredValue.Member], _ new: [StructuredValue.Member]) -> Bool {
    if old.count != new.count { return false }
    return zip(old, new).allSatisfy { $0.name == $1.name && isSame($0.value, $1.value) }
      || differences(old, new).isEmpty
  }

  func isSame(_ old: StructuredValue, _ new: StructuredValue) -> Bool {
    if oldFile.bytes(of: old) == newFile.bytes(of: new) { return true }
    switch (old.content, new.content) {
    case (.array(let one), .array(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { isSame($0, $1) }
    case (.object(let one), .object(let other)): return isSame(one, other)
    case (.string(let one), .string(let other)): return isSame(one, other)
    case (.number(let one), .number(let other)): return one == other
    case (.bool(let one), .bool(let other)): return one == other
    case (.null, .null): return true
    default: return false
    }
  }

  /// Returns the values that differ, each at the deepest level at which both are objects.
  ///
  /// `path` contains the names that lead to them. The order is that of the new object, followed by
  /// removed members.
  func differences(
    _ old: [StructuredValue.Member], _ new: [StructuredValue.Member], at path: String = ""
  ) -> [Difference] {
    var differences: [Difference] = []
    var remaining: [String: StructuredValue] = [:]
    for member in old { remaining[member.name] = member.value }
    for member in new {
      let name = path.isEmpty ? member.name : "\(path).\(member.name)"
      guard let before = remaining.removeValue(forKey: member.name) else {
        differences.append(Difference(path: name, old: nil, new: member.value))
        continue
      }
      if isSame(before, member.value) { continue }
      add(before, member.value, at: name, to: &differences)
    }
    for member in old where remaining.removeValue(forKey: member.name) != nil {
      let name = path.isEmpty ? member.name : "\(path).\(member.name)"
      differences.append(Difference(path: name, old: member.value, new: nil))
    }
    return differences
  }

  private func add(
    _ old: StructuredValue, _ new: StructuredValue, at path: String,
    to differences: inout [Difference]
  ) {
    if let one = old.members, let other = new.members,
      // A color or a font is one value, whatever its members.
      PropertyKind(path: path, one, other) == nil
    {
      differences += self.differences(one, other, at: path)
    } else if let one = Self.elementsByRole(old), let other = Self.elementsByRole(new) {
      // An element with a role is known by it: a color of a button's state as `titleColor`.
      differences += self.differences(one, other, at: path)
    } else if let one = old.array, let other = new.array, one.count == other.count,
      one.contains(where: { $0.members != nil })
    {
      for (index, (one, other)) in zip(one, other).enumerated() where !isSame(one, other) {
        add(one, other, at: "\(path).\(index)", to: &differences)
      }
    } else {
      differences.append(Difference(path: path, old: old, new: new))
    }
  }

  /// Returns the elements of an array as members that their keys name, or `nil` if one has no key or
  /// that of another.
  private static func elementsByRole(_ value: StructuredValue) -> [StructuredValue.Member]? {
    guard let elements = value.array, !elements.isEmpty else { return nil }
    let members = elements.compactMap { element in
      element["key"]?.string.map {
        StructuredValue.Member(name: $0, nameRange: element.range, value: element)
      }
    }
    return Set(members.map(\.name)).count == elements.count ? members : nil
  }

  /// Returns the text of a value, on one line.
  func text(_ value: StructuredValue?, isOld: Bool) -> String? {
    guard let value else { return nil }
    if let string = value.string { return string }
    return String(decoding: (isOld ? oldFile : newFile).bytes(of: value), as: UTF8.self)
  }
}
