import InterfaceSource
import InterfaceXML

extension MergedTree {
  /// The attributes of a merged element, in the order in which they are written.
  struct Attributes {
    var list: [Attribute] = []
    /// Names of attributes that both sides set to different values.
    var conflicts: [String] = []

    var values: [String: String] {
      Dictionary(list.map { ($0.name, $0.value) }) { one, _ in one }
    }
  }

  /// Returns the attributes of an entry of the result, or `nil` if it has none of its own.
  func attributes(of key: String) -> Attributes? {
    guard let source = sources[key], let entry = input[source][key],
      entry.role != .value || isFrame(key)
    else {
      return nil
    }
    if keepsTag(key) {
      let (values, names) = input[source].attributes(ofNode: entry.node)
      return Attributes(
        list: names.compactMap { name in
          values[name].map { Attribute(name: name, value: $0, side: source) }
        })
    }
    var raw: [MergeSide: [String: String]] = [:]
    var names: [String] = []
    var known: Set<String> = []
    for side in [source] + MergeSide.allCases.reversed().filter({ $0 != source }) {
      guard let entry = input[side][key] else { continue }
      let (values, order) = input[side].attributes(ofNode: entry.node)
      raw[side] = values
      // A new attribute follows the one that it follows in its version.
      var last: String?
      for name in order {
        defer { last = name }
        guard known.insert(name).inserted else { continue }
        let place = last.flatMap { names.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        if side == source { names.append(name) } else { names.insert(name, at: place) }
      }
    }
    var result = Attributes()
    let owner = owner(of: key)
    let whole = owner.flatMap { answers.sides[DocumentTable.id(ofKey: $0)] }
    for name in names where droppedAttributes[key]?.contains(name) != true {
      let (side, isConflict) = choose(name, raw, key, source, whole)
      if isConflict { result.conflicts.append(name) }
      if let value = raw[side]?[name],
        goneObjects.isEmpty || !MergeVersion.isReference(name) || !goneObjects.contains(value)
      {
        result.list.append(Attribute(name: name, value: value, side: side))
      }
    }
    return result
  }

  /// Returns the version from which an attribute is taken, and whether both sides changed it.
  private func choose(
    _ name: String, _ raw: [MergeSide: [String: String]], _ key: String, _ source: MergeSide,
    _ whole: MergeSide?
  ) -> (MergeSide, Bool) {
    guard raw[.ours] != nil, raw[.theirs] != nil else { return (source, false) }
    if case .settle(let moved) = rule, ElementReader.derivedAttributes.contains(name),
      name != "fixedFrame"
    {
      return (moved.contains(DocumentTable.id(ofKey: key)) ? .theirs : .ours, false)
    }
    if let whole, raw[whole] != nil { return (whole, false) }
    let element = input[source][key]?.element ?? ""
    func form(_ side: MergeSide) -> String? {
      raw[side]?[name].map { NormalForm.value($0, of: name, on: element) }
    }
    let (base, ours, theirs) = (form(.base), form(.ours), form(.theirs))
    if isVersion(name), key == root || input[source][key]?.role == .derived {
      return (greater(ours, theirs), false)
    }
    if ours == theirs || theirs == base { return (.ours, false) }
    if ours == base { return (.theirs, false) }
    // An attribute that referred to a deleted object went with it.
    if let base, MergeVersion.isReference(name) {
      if ours == nil, isDeleted(base, in: .ours) { return (.theirs, false) }
      if theirs == nil, isDeleted(base, in: .theirs) { return (.ours, false) }
    }
    if key == root && !ElementReader.head.contains(name)
      || input[source][key]?.role == .derived
    {
      return (.ours, false)
    }
    // The question is about a frame, not about its components.
    let attribute = isFrame(key) ? nil : name
    if let owner = owner(of: key), let property = property(of: key, in: source, attribute),
      let side = answers.sides["\(DocumentTable.id(ofKey: owner))/\(property)"]
    {
      return (side, false)
    }
    if isFrame(key), let side = frameAnswer { return (side, false) }
    return (.ours, true)
  }

  private func isVersion(_ name: String) -> Bool {
    ["toolsVersion", "systemVersion", "version", "minToolsVersion"].contains(name)
  }

  /// Returns the side with the greater version.
  private func greater(_ ours: String?, _ theirs: String?) -> MergeSide {
    func numbers(_ text: String?) -> [Int] {
      (text ?? "").split { !$0.isASCII || !$0.isNumber }.map { Int($0) ?? 0 }
    }
    return numbers(ours).lexicographicallyPrecedes(numbers(theirs)) ? .theirs : .ours
  }

  /// Chooses between an attribute and an element for the same property: Interface Builder writes
  /// texts with several lines as elements.
  mutating func uniteTexts() {
    for key in reachable() {
      for child in children[key] ?? [] {
        guard let side = sources[child], let entry = input[side][child], entry.role == .value,
          ["mutableString", "string"].contains(entry.element),
          let name = child.split(separator: ":").last.map(String.init),
          attributes(of: key)?.values[name] != nil
        else { continue }
        let values = MergeSide.allCases.map { text(of: name, child, in: key, $0) }
        let owner = owner(of: key) ?? key
        var winner = MergeSide.ours
        if values[1] == values[0] || values[1] == nil {
          winner = .theirs
        } else if values[2] != values[0], values[1] != values[2] {
          let subject = "\(DocumentTable.id(ofKey: owner))/\(property(of: child, in: side) ?? name)"
          if let answer = answer(to: subject) {
            winner = answer
          } else {
            questions.append(
              MergeQuestion(
                .value, object: DocumentTable.id(ofKey: owner), name: self.name(of: owner),
                property: property(of: child, in: side),
                states: Dictionary(
                  uniqueKeysWithValues: zip(MergeSide.allCases, values).compactMap { side, value in
                    value.map { (side, $0) }
                  }), result: .ours))
          }
        }
        if input[winner].contains(child) {
          sources[child] = winner
          droppedAttributes[key, default: []].insert(name)
        } else {
          sources[child] = nil
          children[key]?.removeAll { $0 == child }
        }
      }
    }
  }

  /// Returns the text of a property, whether it is an attribute or an element.
  private func text(
    of name: String, _ child: String, in key: String, _ side: MergeSide
  ) -> String? {
    let version = input[side]
    if let node = version[child]?.node {
      return version.document.nodes[node].text.map { version.document.texts[Int($0)] } ?? ""
    }
    return version[key].flatMap { version.attributes(ofNode: $0.node).values[name] }
  }

  /// Chooses the version of a value: a color, a font or a frame that the document decides.
  func valueSource(of key: String) -> (side: MergeSide, isConflict: Bool) {
    let texts = MergeSide.allCases.map { input[$0][key]?.text }
    guard let ours = texts[1], let theirs = texts[2] else { return (sources[key] ?? .ours, false) }
    let owner = owner(of: key)
    if let owner, let side = answers.sides[DocumentTable.id(ofKey: owner)],
      input[side].contains(key)
    {
      return (side, false)
    }
    if ours == theirs {
      if isSettling { return (.ours, false) }
      // Newer versions of Interface Builder spell some colors differently.
      let spellings = MergeSide.allCases.map { side in
        input[side][key].map { input[side].attributes(ofNode: $0.node).values }
      }
      let isRespelled = spellings[1] == spellings[0] && spellings[2] != spellings[1]
      return (isRespelled ? .theirs : .ours, false)
    }
    if theirs == texts[0] { return (.ours, false) }
    if ours == texts[0] { return (.theirs, false) }
    if let owner, let property = property(of: key, in: .ours),
      let side = answers.sides["\(DocumentTable.id(ofKey: owner))/\(property)"]
    {
      return (side, false)
    }
    return (.ours, true)
  }

  /// Asks about attributes and values that both sides changed differently, and settles what is
  /// derived.
  mutating func askAboutValues() {
    for key in reachable() {
      guard let source = sources[key], let entry = input[source][key] else { continue }
      let owner = owner(of: key) ?? root
      for subject in answers.sides.keys
      where subject.hasPrefix(DocumentTable.id(ofKey: owner) + "/") {
        let property = property(of: key, in: source) ?? ""
        if subject.dropFirst(DocumentTable.id(ofKey: owner).count + 1).hasPrefix(property) {
          used.insert(subject)
        }
      }
      switch entry.role {
      case .derived where !ElementRole.derivedLists.contains(entry.element):
        sources[key] = derivedSource(of: key, owner)
      case .value where isFrame(key):
        if !conflicts(of: key).isEmpty { ask(aboutValue: key, nil, owner) }
      case .value:
        let (side, isConflict) = valueSource(of: key)
        sources[key] = side
        if isConflict { ask(aboutValue: key, nil, owner) }
      case .list, .derived: break
      case .object, .part:
        for name in conflicts(of: key) { ask(aboutValue: key, name, owner) }
        askAboutText(key, entry, owner)
      }
    }
  }

  private mutating func askAboutText(
    _ key: String, _ entry: DocumentTable.Entry, _ owner: String
  ) {
    let texts = MergeSide.allCases.map { input[$0][key]?.text }
    guard let ours = texts[1], let theirs = texts[2], ours != theirs, entry.children.isEmpty else {
      return
    }
    if ours == texts[0] {
      sources[key] = .theirs
    } else if theirs != texts[0] {
      ask(aboutValue: key, nil, owner)
    }
  }

  private mutating func ask(aboutValue key: String, _ attribute: String?, _ owner: String) {
    let side = input.ours.contains(key) ? MergeSide.ours : .theirs
    questions.append(
      MergeQuestion(
        .value, object: DocumentTable.id(ofKey: owner), name: name(of: owner),
        property: property(of: key, in: side, attribute),
        states: states(of: key, attribute), result: .ours))
  }

  /// The values of an attribute, or of a whole value, in each version.
  func states(of key: String, _ attribute: String? = nil) -> [MergeSide: String] {
    var states: [MergeSide: String] = [:]
    for side in MergeSide.allCases {
      guard let entry = input[side][key] else { continue }
      if let attribute {
        states[side] = input[side].attributes(ofNode: entry.node).values[attribute]
      } else {
        states[side] = entry.text.isEmpty ? "present" : entry.text
      }
    }
    return states
  }

  func property(of key: String, in side: MergeSide, _ attribute: String? = nil) -> String? {
    input[side].table.indices[key].map { input[side].table.property(of: $0, attribute) }
  }

  /// Whether a derived entry is a setting of the canvas that people choose, such as a simulated bar.
  func isSimulated(_ key: String) -> Bool {
    let element = (input.theirs[key] ?? input.ours[key])?.element ?? ""
    return element.hasPrefix("simulated") || element.hasSuffix("SimulatedSizeMetrics")
  }

  /// Whether a key is that of a frame.
  func isFrame(_ key: String) -> Bool { key.hasSuffix("/rect:frame") }

  /// The version whose frames count where both sides moved a view, or `nil` to ask.
  var frameAnswer: MergeSide? { MergeSide(rawValue: answers.frames.rawValue) }

  /// Chooses the version of a derived value: of a frame that both sides changed, the one that changed
  /// the view as well.
  private mutating func derivedSource(of key: String, _ owner: String) -> MergeSide? {
    let texts = MergeSide.allCases.map { input[$0][key]?.text }
    let (base, ours, theirs) = (texts[0], texts[1], texts[2])
    if case .settle(let moved) = rule, ours != nil, theirs != nil, !isSimulated(key),
      input[.theirs][key]?.element != "device"
    {
      return isFrame(key) && moved.contains(DocumentTable.id(ofKey: owner)) ? .theirs : .ours
    }
    if ours == theirs || theirs == base { return ours == nil ? sources[key] : .ours }
    if ours == base { return theirs == nil ? sources[key] : .theirs }
    guard ours != nil, theirs != nil else { return sources[key] }
    if parents[key].flatMap({ input.ours[$0]?.element }) == "resources" {
      return greater(input.ours.root["toolsVersion"], input.theirs.root["toolsVersion"])
    }
    bothDerived.insert(key)
    let isTheirs =
      changesMeaning(of: owner, in: .theirs) && !changesMeaning(of: owner, in: .ours)
    return isTheirs ? .theirs : .ours
  }
}

extension MergeInput {
  /// Whether the start tags of an element are equal in ours and theirs, or only one of them has it.
  func hasSettledTag(_ key: String) -> Bool {
    guard let one = ours.table.indices[key], let other = theirs.table.indices[key] else {
      return true
    }
    guard ours.reader.renames.isEmpty, theirs.reader.renames.isEmpty else { return false }
    return ours.startTag(of: one) == theirs.startTag(of: other)
  }
}

extension MergeVersion {
  /// The bytes of an entry's start tag without its end, which depends on whether it has content.
  fileprivate func startTag(of index: Int) -> ArraySlice<UInt8> {
    let tag = document.nodes[table.entries[index].node].startTag
    let bytes = file.bytes[Int(tag.start)..<Int(tag.end)].dropLast()
    return bytes.last == UInt8(ascii: "/") ? bytes.dropLast() : bytes
  }

  /// Returns the attributes of an element as they are written, and their names in order.
  func attributes(ofNode node: Int) -> (values: [String: String], names: [String]) {
    (
      reader.attributes(of: node),
      document.attributes(of: node).map { document.names[Int(document.attributes[$0].name)] }
    )
  }
}
