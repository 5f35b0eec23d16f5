extension MergedTree {
  /// Chooses which entries the result has.
  mutating func choosePresence() {
    var decisions: [String: MergeSide] = [:]
    var kept: [(key: String, side: MergeSide)] = []
    for key in keys {
      let has = (input.base.contains(key), input.ours.contains(key), input.theirs.contains(key))
      let role = (input.ours[key] ?? input.theirs[key] ?? input.base[key])?.role ?? .part
      if role == .object, let side = answer(to: DocumentTable.id(ofKey: key)) {
        if input[side].contains(key) { sources[key] = side }
        continue
      }
      if role != .object, let owner = owner(of: key),
        let side = answers.sides[DocumentTable.id(ofKey: owner)]
      {
        sources[key] = input[side].contains(key) ? side : nil
        continue
      }
      switch has {
      case (_, true, true): sources[key] = elementSource(key)
      case (false, true, false): sources[key] = .ours
      case (false, false, true): sources[key] = .theirs
      case (true, true, false), (true, false, true):
        let side: MergeSide = has.1 ? .ours : .theirs
        if role == .list {
          sources[key] = side
        } else if role == .derived {
          if keepsDerived(key, side) { sources[key] = side }
        } else if role == .object {
          let top = topmostDeleted(key, by: side.opposite, in: side)
          let decision = decisions[top] ?? decide(deletionOf: top, side)
          decisions[top] = decision
          if decision == side {
            sources[key] = side
            kept.append((key, side))
          }
        } else if let owner = input[side].object(of: key), !input[side.opposite].contains(owner) {
          // It comes and goes with its object, unless that is only derived from it.
          sources[key] = side
        } else if keepsPart(key, side) {
          sources[key] = side
        }
      default: break
      }
    }
    revive(kept)
  }

  /// Whether the result has a derived entry that only one side has still.
  ///
  /// Dependencies and resources are those of both sides; other derived data are as in the side that
  /// changed them.
  private func keepsDerived(_ key: String, _ side: MergeSide) -> Bool {
    guard let entry = input[side][key] else { return false }
    if isSettling { return keepsSettled(entry, side) }
    if ElementRole.derivedLists.contains(entry.element) { return true }
    let list = input[side].parent(of: key).flatMap { input[side][$0]?.element } ?? ""
    if ["customFonts", "dependencies", "resources"].contains(list) { return true }
    if let owner = input[side].object(of: key), !input[side.opposite].contains(owner) {
      return true
    }
    return isChanged(key, in: side)
  }

  /// Whether a settled document has a derived entry that only the earlier or the later state has.
  private func keepsSettled(_ entry: DocumentTable.Entry, _ side: MergeSide) -> Bool {
    if isSimulated(entry.key) { return side == .theirs }
    if side == .ours { return true }
    guard let owner = input[side].object(of: entry.key), owner != root else {
      let list = input[side].parent(of: entry.key).flatMap { input[side][$0]?.element }
      return list != "inferredMetricsTieBreakers" || isOfNewSegue(entry)
    }
    // A frame that the earlier state does not store, and all of a new object.
    return isFrame(entry.key) || !input[side.opposite].contains(owner)
  }

  private func isOfNewSegue(_ entry: DocumentTable.Entry) -> Bool {
    let segue = input.theirs.attributes(ofNode: entry.node).values["reference"] ?? ""
    return !input.ours.contains(DocumentTable.key(ofObject: segue))
  }

  /// The version whose element an entry has: ours, unless theirs alone changed its class.
  private func elementSource(_ key: String) -> MergeSide {
    let names = (input.base[key]?.element, input.ours[key]?.element, input.theirs[key]?.element)
    return names.1 != names.2 && names.0 == names.1 ? .theirs : .ours
  }

  /// Returns the outermost object around a deleted one that a version deleted with it.
  ///
  /// - Parameters:
  ///   - key: The object.
  ///   - deleter: The version that deleted it.
  ///   - keeper: The version by whose structure objects are in others.
  /// - Returns: The key of the outermost object, or of the object itself.
  private func topmostDeleted(_ key: String, by deleter: MergeSide, in keeper: MergeSide) -> String
  {
    var top = key
    while let outer = input[keeper].outerObject(of: top), outer.hasPrefix("#"),
      !input[deleter].contains(outer), input.base.contains(outer)
    {
      top = outer
    }
    return top
  }

  /// Decides whether an object that one side deleted exists in the result.
  ///
  /// - Returns: The side whose state the result has.
  private mutating func decide(deletionOf key: String, _ keeper: MergeSide) -> MergeSide {
    if let side = answer(to: DocumentTable.id(ofKey: key)) {
      return side == keeper ? keeper : keeper.opposite
    }
    guard let change = firstChange(in: key, of: keeper) else { return keeper.opposite }
    // It went with its target, which is the question if the result does not have it.
    if let entry = input[keeper][key], ElementRole.links.contains(entry.element),
      Self.references(entry.attributes).contains(where: { isDeleted($0, in: keeper.opposite) })
    {
      return keeper
    }
    switch answers.deletions {
    case .delete:
      notes.append(
        "\(name(of: key)) '\(DocumentTable.id(ofKey: key))' is deleted, although \(keeper.rawValue) \(change)"
      )
      return keeper.opposite
    case .keep: return keeper
    case .ask: break
    }
    questions.append(
      MergeQuestion(
        .deletion, object: DocumentTable.id(ofKey: key), name: name(of: key),
        states: [keeper: change], result: keeper))
    return keeper
  }

  /// Returns what a version changed in an object that the other deleted, or `nil` if it changed
  /// nothing that means something.
  private func firstChange(in key: String, of side: MergeSide) -> String? {
    let version = input[side]
    for entry in version.subtree(of: key) where entry.role != .list && entry.role != .derived {
      let owner = version.object(of: entry.key) ?? key
      func told(_ verb: String) -> String {
        let property = changedProperty(entry, side)
        let object = owner == key ? nil : name(of: owner)
        switch (verb, property, object) {
        case ("", let property?, let object?): return "changes \(property) of \(object)"
        case ("", let property?, nil): return "changes its \(property)"
        case ("", nil, let object): return "changes \(object ?? "it")"
        default: return "\(verb) \(object ?? property ?? "it")"
        }
      }
      guard let base = input.base[entry.key] else {
        // Interface Builder adds the guides of every view at once.
        if Self.guides.contains(entry.element) { continue }
        return told("adds")
      }
      if isChanged(entry.key, in: side) { return told("") }
      if entry.role == .object, entry.element != "constraint",
        input.base.parent(of: entry.key) != version.parent(of: entry.key)
      {
        return told("moves")
      }
      // Parts that the side removed.
      for child in base.children.map({ input.base.table.entries[$0] })
      where child.role == .part || child.role == .value {
        if version[child.key] == nil { return told("") }
      }
    }
    return nil
  }

  /// Returns the property of an entry that a version changes, or `nil` if it is new.
  private func changedProperty(_ entry: DocumentTable.Entry, _ side: MergeSide) -> String? {
    let base = input.base[entry.key]
    if entry.role == .object, base == nil { return nil }
    let names = Set(entry.attributes.keys).union((base?.attributes ?? [:]).keys)
      .filter { entry.attributes[$0] != base?.attributes[$0] }
    let property = property(of: entry.key, in: side, names.min())
    return property?.isEmpty == false ? property : nil
  }

  private static let guides: Set<String> = ["viewControllerLayoutGuide", "viewLayoutGuide"]

  /// Whether the result has a part or value that one side removed.
  private mutating func keepsPart(_ key: String, _ side: MergeSide) -> Bool {
    guard let owner = input[side].object(of: key) else { return false }
    // A part around it may be gone as a whole, and is the question then.
    var outer = input[side].parent(of: key)
    while let key = outer, key != owner {
      if !input[side.opposite].contains(key), input.base.contains(key),
        input[side][key]?.role != .list
      {
        return sources[key] != nil
      }
      outer = input[side].parent(of: key)
    }
    let isAChange = input[side].subtree(of: key).contains {
      $0.role != .list && $0.role != .derived && isChanged($0.key, in: side)
    }
    guard isAChange else { return false }
    let property = property(of: key, in: side) ?? "content"
    if let answer = answer(to: "\(DocumentTable.id(ofKey: owner))/\(property)") {
      return answer == side
    }
    if isFrame(key), let answer = frameAnswer { return answer == side }
    questions.append(
      MergeQuestion(
        .value, object: DocumentTable.id(ofKey: owner), name: name(of: owner), property: property,
        states: states(of: key), result: .ours))
    return side == .ours
  }

  /// Keeps what referred to objects that are kept although one side deleted them: their constraints
  /// and connections.
  private mutating func revive(_ kept: [(key: String, side: MergeSide)]) {
    guard !kept.isEmpty else { return }
    for side in [MergeSide.ours, .theirs] {
      var targets = Set(kept.filter { $0.side == side }.map { String($0.key.dropFirst()) })
      guard !targets.isEmpty else { continue }
      var isGrowing = true
      while isGrowing {
        isGrowing = false
        for entry in input[side].table.entries
        where sources[entry.key] == nil && input.base.contains(entry.key) {
          let references = Self.references(entry.attributes)
          guard !references.isEmpty, references.contains(where: targets.contains),
            answers.sides[DocumentTable.id(ofKey: entry.key)] == nil,
            references.allSatisfy({ sources[DocumentTable.key(ofObject: $0)] != nil })
          else { continue }
          sources[entry.key] = side
          if entry.role == .object { targets.insert(String(entry.key.dropFirst())) }
          isGrowing = true
        }
      }
    }
  }

  /// Removes what both sides added with other ids and the same meaning.
  mutating func chooseTwins() {
    for key in keys where sources[key] == .theirs {
      guard let entry = input.theirs[key], entry.role == .object, !input.base.contains(key),
        ["action", "constraint", "outlet"].contains(entry.element),
        answers.sides[DocumentTable.id(ofKey: key)] == nil, let list = input.theirs.parent(of: key)
      else { continue }
      for twin in input.ours.children(of: list)
      where !input.base.contains(twin) && !input.theirs.contains(twin) && sources[twin] == .ours {
        guard let other = input.ours[twin], other.element == entry.element else { continue }
        if other.attributes == entry.attributes {
          if !input.theirs.isReferred(to: key) { sources[key] = nil }
          break
        }
        guard entry.element == "outlet",
          let property = entry.attributes["property"], other.attributes["property"] == property,
          let owner = input.theirs.object(of: list)
        else { continue }
        let subject = "\(DocumentTable.id(ofKey: owner))/\(property)"
        let taken = answer(to: subject) ?? .ours
        if answers.sides[subject] == nil {
          questions.append(
            MergeQuestion(
              .value, object: DocumentTable.id(ofKey: owner), name: name(of: owner),
              property: property,
              states: [
                .ours: destination(other), .theirs: destination(entry),
              ], result: .ours))
        }
        sources[taken == .ours ? key : twin] = nil
        break
      }
    }
  }

  private func destination(_ entry: DocumentTable.Entry) -> String {
    entry.attributes["destination"].map { name(of: DocumentTable.key(ofObject: $0)) } ?? ""
  }

  /// Whether a version deleted an object that the base has.
  func isDeleted(_ id: String, in side: MergeSide) -> Bool {
    let key = DocumentTable.key(ofObject: id)
    return input.base.contains(key) && !input[side].contains(key)
  }

  /// The ids to which attributes refer.
  static func references(_ attributes: [String: String]) -> [String] {
    attributes.filter { MergeVersion.isReference($0.key) }.map(\.value)
  }
}
