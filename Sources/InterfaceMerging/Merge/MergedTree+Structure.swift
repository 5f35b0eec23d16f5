extension MergedTree {
  /// Chooses where each entry of the result is.
  mutating func chooseParents() {
    var moved: [String] = []
    for key in keys where sources[key] != nil && key != root {
      let parent = parent(of: key)
      parents[key] = parent
      if let ours = input.ours.parent(of: key), parent != ours { moved.append(key) }
    }
    removeCycles(through: moved)
  }

  private mutating func parent(of key: String) -> String? {
    let places = MergeSide.allCases.map { input[$0].parent(of: key) }
    let (base, ours, theirs) = (places[0], places[1], places[2])
    guard let entry = input[sources[key] ?? .ours][key], entry.role == .object else {
      return ours ?? theirs ?? base
    }
    if let side = answers.sides[DocumentTable.id(ofKey: key)] { return input[side].parent(of: key) }
    guard let ours, let theirs else { return ours ?? theirs ?? base }
    // Where neither side moved it, one may have deleted what it was in and the other kept it.
    if ours == theirs || theirs == base { return isPresent(ours) ? ours : theirs }
    if ours == base { return isPresent(theirs) ? theirs : ours }
    if !isPresent(ours) { return theirs }
    // It does not matter which view has a constraint.
    guard isPresent(theirs), entry.element != "constraint" else { return ours }
    let subject = "\(DocumentTable.id(ofKey: key))/place"
    if let side = answer(to: subject) { return input[side].parent(of: key) ?? ours }
    var states: [MergeSide: String] = [:]
    for side in MergeSide.allCases {
      if let outer = input[side].outerObject(of: key) { states[side] = "in \(name(of: outer))" }
    }
    questions.append(
      MergeQuestion(
        .place, object: DocumentTable.id(ofKey: key), name: name(of: key), property: "place",
        states: states,
        result: .ours))
    return ours
  }

  /// Whether the result has a list or an object, and everything around it.
  private func isPresent(_ key: String) -> Bool {
    sources[key] != nil && owner(of: key).map { $0 == root || sources[$0] != nil } ?? false
  }

  /// Two moves, one on each side, can put two objects into each other: ours is valid then.
  ///
  /// - Parameter moved: The entries that are elsewhere than in ours; each cycle has one.
  private mutating func removeCycles(through moved: [String]) {
    for key in moved {
      var path: [String] = []
      var seen: Set<String> = []
      var current: String? = key
      while let next = current, seen.insert(next).inserted {
        path.append(next)
        current = parents[next]
      }
      guard let start = current, let first = path.firstIndex(of: start) else { continue }
      for member in path[first...] {
        guard let ours = input.ours.parent(of: member), parents[member] != ours else { continue }
        parents[member] = ours
        questions.append(
          MergeQuestion(
            .place, object: DocumentTable.id(ofKey: member), name: name(of: member),
            property: "place",
            states: [:], result: .ours))
      }
    }
  }

  /// Puts the entries of the result into their places.
  mutating func arrange() {
    var members: [String: [String]] = [:]
    for key in keys {
      if let parent = parents[key], sources[key] != nil { members[parent, default: []].append(key) }
    }
    children = [:]
    for (parent, keys) in members {
      children[parent] = keys.count == 1 ? keys : ordered(keys, in: parent)
    }
  }

  /// Orders the entries in an entry.
  ///
  /// If only one side changed the order of what all three versions have, its order counts. What
  /// the other side added follows what it follows there, after additions of ours.
  private mutating func ordered(_ members: [String], in parent: String) -> [String] {
    let present = Set(members)
    let orders = MergeSide.allCases.map { side in
      input[side].children(of: parent).filter(present.contains)
    }
    let (base, ours, theirs) = (orders[0], orders[1], orders[2])
    let shared = Set(base).intersection(ours).intersection(theirs)
    let sequences = orders.map { $0.filter(shared.contains) }
    var main = MergeSide.ours
    let isSequence = input[sources[parent] ?? .ours][parent].map { hasOrder($0) } ?? true
    if isSequence, sequences[1] != sequences[2], sequences[2] != sequences[0] {
      if sequences[1] == sequences[0] {
        main = .theirs
      } else if let side = sideOfOrder(sequences, in: parent) {
        main = side
      }
    }
    var result = main == .theirs ? theirs : main == .ours ? ours : base
    var known = Set(result)
    for other in [main.opposite, .base] where other != main {
      let order = orders[MergeSide.allCases.firstIndex(of: other) ?? 0]
      let knownToOther = Set(order).union(base)
      var inserted: Set<String> = []
      for (position, key) in order.enumerated() where known.insert(key).inserted {
        var place = 0
        if let before = order[..<position].last(where: { result.contains($0) }),
          let index = result.firstIndex(of: before)
        {
          place = index + 1
        }
        // Additions of ours at the same place come first.
        if main == .ours {
          while place < result.count, !knownToOther.contains(result[place]) { place += 1 }
        }
        result.insert(key, at: place)
        inserted.insert(key)
      }
    }
    return result + members.filter { !known.contains($0) }
  }

  /// Asks which order counts if both sides changed it.
  private mutating func sideOfOrder(_ orders: [[String]], in parent: String) -> MergeSide? {
    guard let list = input.ours[parent] ?? input.theirs[parent], list.role == .list,
      Self.orderedLists.contains(list.element), let owner = owner(of: parent)
    else { return nil }
    if let side = answer(to: "\(DocumentTable.id(ofKey: owner))/order") { return side }
    var states: [MergeSide: String] = [:]
    for (side, order) in zip(MergeSide.allCases, orders) {
      states[side] = order.prefix(4).map { name(of: $0) }.joined(separator: ", ")
    }
    questions.append(
      MergeQuestion(
        .order, object: DocumentTable.id(ofKey: owner), name: name(of: owner), property: "order",
        states: states,
        result: .ours))
    return nil
  }

  /// Whether the order of the entries in an entry may be that of theirs: that of parts means nothing,
  /// nor does that of constraints and connections.
  private func hasOrder(_ entry: DocumentTable.Entry) -> Bool {
    entry.role == .list && !["connections", "constraints", "scenes"].contains(entry.element)
  }

  /// Lists whose order means something.
  private static let orderedLists: Set<String> = [
    "barButtonItems", "cells", "items", "prototypes", "sections", "segments", "subviews",
  ]

  /// The key of the object that an entry belongs to.
  func owner(of key: String) -> String? {
    for side in [MergeSide.ours, .theirs, .base] {
      if let owner = input[side].object(of: key) { return owner }
    }
    return nil
  }
}
