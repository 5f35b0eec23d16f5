extension MergedTree {
  /// Removes what refers to objects that the result does not have.
  ///
  /// A reference that its side did not change goes with the object; one that it added or changed is
  /// a question. References that had no object in that side stay.
  mutating func removeDangling() {
    var asked: Set<String> = []
    var isChanging = true
    while isChanging {
      isChanging = false
      let order = reachable()
      let found = Set(order)
      for key in order where key != root {
        guard let side = sources[key], let entry = input[side][key],
          isLink(entry)
        else { continue }
        let targets = danglingReferences(of: entry, found)
        guard !targets.isEmpty else { continue }
        if asked.insert(key).inserted, entry.role == .object,
          let changer = changer(of: key, to: targets[0])
        {
          ask(aboutReference: key, to: targets[0], changer)
        }
        sources[key] = nil
        isChanging = true
      }
      if isChanging { arrange() }
    }
    let found = Set(reachable())
    goneObjects = Set(
      keys.lazy.filter { $0.hasPrefix("#") && !found.contains($0) }.map { String($0.dropFirst()) })
  }

  /// Returns the side that added a reference to an object or changed what refers to it, or `nil` if it
  /// is as in the base.
  private func changer(of key: String, to target: String) -> MergeSide? {
    [MergeSide.ours, .theirs].first { side in
      guard let entry = input[side][key], isChanged(key, in: side) else { return false }
      return Self.references(entry.attributes).contains(target)
    }
  }

  /// Returns the objects that an entry refers to and the result does not have.
  private func danglingReferences(
    of entry: DocumentTable.Entry, _ found: Set<String>
  ) -> [String] {
    let values = keepsTag(entry.key) ? nil : attributes(of: entry.key)?.values
    return Self.references(values ?? entry.attributes).filter { id in
      let key = DocumentTable.key(ofObject: id)
      return !found.contains(key) && MergeSide.allCases.contains { input[$0].contains(key) }
    }
  }

  /// Whether an entry is nothing without the object that it refers to.
  private func isLink(_ entry: DocumentTable.Entry) -> Bool {
    ElementRole.references.contains(entry.element)
  }

  private mutating func ask(aboutReference key: String, to target: String, _ side: MergeSide) {
    let object = DocumentTable.key(ofObject: target)
    if answers.deletions != .ask || answers.sides[DocumentTable.id(ofKey: key)] != nil {
      notes.append(
        "\(name(of: key)) is dropped: \(side.opposite.rawValue) deletes \(name(of: object))")
      return
    }
    questions.append(
      MergeQuestion(
        .reference, object: DocumentTable.id(ofKey: key), name: name(of: key),
        states: [
          side: "refers to it", side.opposite: "deletes \(name(of: object))",
        ], result: side.opposite))
  }
}
