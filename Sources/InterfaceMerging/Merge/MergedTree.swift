/// The elements of a merged document, each with the version that has its bytes.
struct MergedTree {
  /// An attribute of a merged element.
  struct Attribute {
    let name: String
    let value: String
    /// The version from which the value is.
    let side: MergeSide
  }

  /// How data are chosen that Interface Builder derives.
  enum DerivedRule {
    /// As a merge of two sides.
    case merge
    /// As in ours, except for the frames of these views and of new ones, by their ids: theirs is a
    /// later state of ours.
    case settle(moved: Set<String>)
  }

  let input: MergeInput
  let rule: DerivedRule
  private(set) var answers: MergeAnswers
  /// The version that supplies each entry of the result, by key, lists among them.
  var sources: [String: MergeSide] = [:]
  /// The keys of what contains the entries of the result.
  var parents: [String: String] = [:]
  /// The entries in each entry, in order.
  var children: [String: [String]] = [:]
  var questions: [MergeQuestion] = []
  var notes: [String] = []
  var used: Set<String> = []
  /// The attributes that elements of the result do not have because they have an element with the
  /// same meaning, by key.
  var droppedAttributes: [String: Set<String>] = [:]
  /// The ids of objects that a version has and the result does not.
  var goneObjects: Set<String> = []
  /// The keys of derived values that both sides changed differently.
  var bothDerived: Set<String> = []
  /// The keys of elements whose start tags are equal in ours and theirs, or that only one of them
  /// has: none of their attributes needs a choice.
  private var settledTags: Set<String> = []
  /// The keys of all versions: those of ours, then those that only theirs or the base has.
  private(set) var keys: [String] = []

  init(_ input: MergeInput, _ answers: MergeAnswers, _ rule: DerivedRule = .merge) {
    self.input = input
    self.rule = rule
    self.answers = answers
    var known: Set<String> = []
    for side in [MergeSide.ours, .theirs, .base] {
      for entry in input[side].table.entries where known.insert(entry.key).inserted {
        keys.append(entry.key)
      }
    }
    settledTags = Set(keys.lazy.filter { input.hasSettledTag($0) })
    keepTargets()
  }

  /// Who takes a connection or constraint that only one side has takes the objects to which it
  /// refers as well.
  private mutating func keepTargets() {
    for (subject, side) in answers.sides {
      let key = DocumentTable.key(ofObject: subject)
      guard let entry = input[side][key], ElementRole.links.contains(entry.element) else {
        continue
      }
      for target in Self.references(entry.attributes)
      where answers.sides[target] == nil
        && !input[side.opposite].contains(DocumentTable.key(ofObject: target))
      {
        answers.sides[target] = side
        used.insert(target)
      }
    }
  }

  /// Whether an element has the attributes of its source, as they are.
  func keepsTag(_ key: String) -> Bool {
    guard settledTags.contains(key), droppedAttributes[key] == nil else { return false }
    guard !goneObjects.isEmpty, let entry = input[sources[key] ?? .ours][key] else { return true }
    return !Self.references(entry.attributes).contains(where: goneObjects.contains)
  }

  /// The names of the attributes of an entry of the result that both sides set to different values.
  func conflicts(of key: String) -> [String] {
    settledTags.contains(key) ? [] : attributes(of: key)?.conflicts ?? []
  }

  /// The key of the document itself.
  var root: String { input.ours.table.entries[0].key }

  mutating func merge() {
    choosePresence()
    chooseTwins()
    chooseParents()
    arrange()
    // A later state of one document has the references that it has.
    if !isSettling { removeDangling() }
    uniteTexts()
    settleResources()
    askAboutValues()
    questions = sorted(questions)
  }

  /// Whether theirs is a later state of ours, of which only the meaning is wanted.
  var isSettling: Bool { if case .settle = rule { true } else { false } }

  /// Returns the answer to a question, and notes that it is used.
  mutating func answer(to subject: String) -> MergeSide? {
    guard let side = answers.sides[subject] else { return nil }
    used.insert(subject)
    return side
  }

  /// The entries of the result in their order.
  func reachable() -> [String] {
    var found: [String] = []
    var open = [root]
    while let key = open.popLast() {
      found.append(key)
      open += (children[key] ?? []).reversed()
    }
    return found
  }

  /// Orders questions as the result does, those about deleted objects last.
  private func sorted(_ questions: [MergeQuestion]) -> [MergeQuestion] {
    var places: [String: Int] = [:]
    for key in reachable() where key.hasPrefix("#") { places[key] = places.count }
    return questions.enumerated().sorted { one, other in
      let first = places[DocumentTable.key(ofObject: one.element.object)] ?? Int.max
      let second = places[DocumentTable.key(ofObject: other.element.object)] ?? Int.max
      return (first, one.offset) < (second, other.offset)
    }.map(\.element)
  }

  /// Whether a version has an entry that the base has not, or has it with another content.
  ///
  /// What is in the entry does not count.
  func isChanged(_ key: String, in side: MergeSide) -> Bool {
    guard let entry = input[side][key] else { return input.base.contains(key) }
    guard let base = input.base[key] else { return true }
    return entry.element != base.element || entry.text != base.text
      || entry.attributes != base.attributes
  }

  /// Whether a version changes the meaning of an object, of its parts or of its constraints.
  func changesMeaning(of object: String, in side: MergeSide) -> Bool {
    let version = input[side]
    func changes(_ key: String) -> Bool {
      guard let entry = version[key] else { return false }
      if entry.role != .derived, entry.role != .list, isChanged(key, in: side) { return true }
      return version.children(of: key).contains { child in
        guard let entry = version[child] else { return false }
        return (entry.role != .object || entry.element == "constraint") && changes(child)
      }
    }
    return changes(object)
  }

  /// Returns the name of an object for people.
  func name(of key: String) -> String {
    for side in [MergeSide.ours, .theirs, .base] {
      if let index = input[side].table.indices[key] {
        return input[side].table.name(of: index)
      }
    }
    return "document"
  }
}
