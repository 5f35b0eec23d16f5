package import InterfaceSource
package import InterfaceXML

/// Finds the objects of a document by the names that people and programs give them.
///
/// A selector is `OBJECT` or `SCENE/OBJECT`. Each part is
/// - an id,
/// - a name: an outlet that is connected to the object, its label in Xcode's outline, or its
///   storyboard, accessibility, reuse, restoration or segue identifier; if there is none, its custom
///   class,
/// - a text that the object shows, in quotation marks, single or double, or else a name in these,
/// - `class[n]`: the n-th object of a class in the scene, from 1, in the order of the document. The
///   class is an element (`label`), a class of UIKit (`UILabel`) or a custom class.
///
/// A scene has the names of its controllers, and their titles. In a xib, each outermost object is a
/// scene, but classes are counted in the whole document. An id takes precedence over a name.
package struct ObjectSelector: Sendable {
  private let table: DocumentTable
  private let names: ObjectNames
  private let lines: LineTable
  private let document: XMLDocument

  /// Creates a selector for the objects of a document.
  ///
  /// - Parameters:
  ///   - table: The table of the document.
  ///   - document: The elements of the document.
  ///   - file: The bytes of the document.
  package init(_ table: DocumentTable, of document: XMLDocument, in file: SourceFile) {
    self.table = table
    self.document = document
    names = ObjectNames(table, document, file)
    lines = LineTable(file)
  }

  /// Returns the entry of the only object that a selector names.
  ///
  /// - Parameters:
  ///   - selector: The selector.
  ///   - scene: The entry of the scene to which the object belongs, or `nil` for any.
  /// - Returns: The index of the entry in the table.
  /// - Throws: A fault if no object has the name, or several have it.
  package func object(
    _ selector: String, in scene: Int? = nil
  ) throws(ObjectSelectionFault) -> Int {
    let part = SelectorText(selector)
    guard !selector.isEmpty else {
      throw ObjectSelectionFault(.malformed, "an empty selector names no object")
    }
    let found = objects(part, in: scene)
    if !found.isEmpty { return try only(found, selector) }
    for (outer, inner) in SelectorText.divisions(of: selector) where scene == nil {
      guard !outer.isEmpty, !inner.isEmpty else { continue }
      let scenes = scenes(SelectorText(outer))
      guard !scenes.isEmpty else { continue }
      let found = scenes.flatMap { objects(SelectorText(inner), in: $0) }
      if !found.isEmpty { return try only(found, selector) }
      throw unknown(SelectorText(inner), inner, in: scenes[0], prefix: outer + "/")
    }
    if scene == nil, let division = SelectorText.divisions(of: selector).last,
      !division.scene.isEmpty, !division.object.isEmpty
    {
      throw unknownScene(division.scene)
    }
    throw unknown(part, selector, in: scene, prefix: "")
  }

  /// Returns the entry of the only scene that a selector names, or in a xib of the only outermost
  /// object.
  package func scene(_ selector: String) throws(ObjectSelectionFault) -> Int {
    let found = scenes(SelectorText(selector))
    guard !found.isEmpty else { throw unknownScene(selector) }
    return try only(found, selector)
  }

  /// Returns the line of the start tag of an entry, from 1.
  package func line(of index: Int) -> Int {
    lines.location(of: document.nodes[table.entries[index].node].startTag.start).line
  }

  /// The scenes of a storyboard, or the outermost objects of a xib, in the order of the document.
  package var scenes: [Int] { names.scenes }

  /// Returns the scene of an entry, or `nil` for the document and its lists.
  package func scene(of index: Int) -> Int? {
    let outermost = table.outermostObject(of: index)
    return table.entries[outermost].role == .object ? outermost : nil
  }

  /// The objects of the document, in its order.
  package var objects: [Int] { names.objects }

  /// Returns the names of the outlets that are connected to an object, in the order of the document.
  package func outlets(of index: Int) -> [String] { names.outletsByObject[index] ?? [] }

  /// Returns the label of an object in Xcode's outline and its identifiers, as far as it has any.
  package func labels(of index: Int) -> [String] { names.labelsByObject[index] ?? [] }

  /// Returns whether an object is of a class: an element, a class of UIKit or a custom class.
  package func isOfClass(_ index: Int, _ name: String) -> Bool { names.isOfClass(index, name) }

  /// Returns the shortest selector of an object in its scene that people understand: the name of an
  /// outlet or a label, or else its id.
  package func shortName(of index: Int) -> String {
    let own = scene(of: index)
    let known = (names.outletsByObject[index] ?? []) + (names.labelsByObject[index] ?? [])
    for name in known where Self.isPlain(name) {
      if table.indices[DocumentTable.key(ofObject: name)] != nil { continue }
      let others = (names.byName[name] ?? []).filter { scene(of: $0) == own }
      if others == [index] { return name }
    }
    return DocumentTable.id(ofKey: table.entries[index].key)
  }

  /// Whether a name consists of letters, digits and underscores, and is not one that every controller
  /// or view has.
  private static func isPlain(_ name: String) -> Bool {
    guard !["view", "delegate", "dataSource", "safeArea"].contains(name) else { return false }
    return name.unicodeScalars.allSatisfy { $0.properties.isAlphabetic || $0 == "_" || $0.isDigit }
      && name.unicodeScalars.first?.isDigit == false
  }

  /// The texts that an object itself shows, in the order of the document.
  package func texts(of index: Int) -> [String] { names.textsByObject[index] ?? [] }

  // MARK: Search

  private func objects(_ part: SelectorText, in scene: Int?) -> [Int] {
    func isInside(_ index: Int) -> Bool { scene == nil || self.scene(of: index) == scene }
    switch part {
    case .word(let word):
      for key in [word, DocumentTable.sceneID(word)] {
        if let index = table.indices[DocumentTable.key(ofObject: key)], isInside(index) {
          return [index]
        }
      }
      let named = (names.byName[word] ?? []).filter(isInside)
      return named.isEmpty ? (names.byCustomClass[word] ?? []).filter(isInside) : named
    case .text(let text):
      let shown = (names.byText[ObjectNames.plain(text)] ?? []).filter(isInside)
      return shown.isEmpty ? (names.byName[text] ?? []).filter(isInside) : shown
    case .position(let name, let number):
      // Each scene has its own first object of a class.
      var counts: [Int: Int] = [:]
      return names.objects.filter { index in
        guard isInside(index), names.isOfClass(index, name) else { return false }
        let group = names.isStoryboard ? self.scene(of: index) ?? 0 : 0
        counts[group, default: 0] += 1
        return counts[group] == number
      }
    }
  }

  private func scenes(_ part: SelectorText) -> [Int] {
    if case .position(let name, let number) = part {
      let heads = names.scenes.filter { scene in
        names.heads(of: scene).contains { names.isOfClass($0, name) }
      }
      return heads.indices.contains(number - 1) ? [heads[number - 1]] : []
    }
    if case .word(let word) = part {
      let key = DocumentTable.key(ofObject: DocumentTable.sceneID(word))
      if let index = table.indices[key], names.scenes.contains(index) { return [index] }
    }
    return names.scenes.filter { scene in
      names.heads(of: scene).contains { head in
        switch part {
        case .word(let word):
          table.entries[head].key == DocumentTable.key(ofObject: word)
            || names.byName[word]?.contains(head) == true
            || table.entries[head].attributes["customClass"] == word
            || table.entries[head].attributes["title"] == word
        case .text(let text): names.byText[ObjectNames.plain(text)]?.contains(head) == true
        case .position: false
        }
      }
    }
  }

  private func only(_ found: [Int], _ selector: String) throws(ObjectSelectionFault) -> Int {
    if found.count == 1 { return found[0] }
    throw ObjectSelectionFault(
      .ambiguous, "'\(selector)' names \(found.count) objects", matches: found.map(match))
  }

  private func match(_ index: Int) -> ObjectSelectionFault.Match {
    ObjectSelectionFault.Match(
      id: DocumentTable.id(ofKey: table.entries[index].key), name: table.name(of: index),
      line: line(of: index))
  }

  // MARK: Faults

  private func unknown(
    _ part: SelectorText, _ selector: String, in scene: Int?, prefix: String
  ) -> ObjectSelectionFault {
    let place = scene.map { " in \(table.name(of: $0))" } ?? ""
    func isInside(_ indices: [Int]) -> Bool {
      scene == nil || indices.contains { self.scene(of: $0) == scene }
    }
    switch part {
    case .position(let name, let number):
      let count = names.objects.count { isInside([$0]) && names.isOfClass($0, name) }
      guard count > 0 else {
        let known = Set(names.objects.map { table.entries[$0].element }).sorted()
        return ObjectSelectionFault(
          .unknown, "there is no \(name)\(place)",
          suggestions: near(name, among: known).map { "\(prefix)\($0)[\(number)]" })
      }
      let total = count == 1 ? "is one" : "are \(count)"
      return ObjectSelectionFault(
        .unknown, "there is no \(name) number \(number)\(place): there \(total)")
    case .text(let text):
      let known = names.byText.filter { isInside($0.value) }.keys.sorted()
      return ObjectSelectionFault(
        .unknown, "no object\(place) shows the text \"\(text)\"",
        suggestions: near(text, among: known).map { "\(prefix)\"\($0)\"" })
    case .word(let word):
      // Somebody may have left out the quotation marks.
      if let shown = names.byText[ObjectNames.plain(word)], isInside(shown) {
        return ObjectSelectionFault(
          .unknown, "no object\(place) has the id or the name '\(word)'",
          suggestions: ["\(prefix)\"\(word)\""])
      }
      if names.objects.contains(where: { isInside([$0]) && names.isOfClass($0, word) }) {
        return ObjectSelectionFault(
          .unknown, "no object\(place) has the id or the name '\(word)'",
          suggestions: ["\(prefix)\(word)[1]"])
      }
      var known = names.byName.filter { isInside($0.value) }.map(\.key)
      known += names.byCustomClass.filter { isInside($0.value) }.map(\.key)
      known += names.objects.filter { isInside([$0]) }
        .map { DocumentTable.id(ofKey: table.entries[$0].key) }
      var nearest = near(word, among: known.sorted()).map { prefix + $0 }
      if nearest.isEmpty {
        let classes = Set(names.objects.filter { isInside([$0]) }.map { table.entries[$0].element })
        nearest = near(word, among: classes.sorted()).map { "\(prefix)\($0)[1]" }
      }
      return ObjectSelectionFault(
        .unknown, "no object\(place) has the id or the name '\(word)'", suggestions: nearest)
    }
  }

  private func unknownScene(_ selector: String) -> ObjectSelectionFault {
    let heads = Set(names.scenes.flatMap { names.heads(of: $0) })
    var known = heads.map { DocumentTable.id(ofKey: table.entries[$0].key) }
    for (name, indices) in names.byName where !heads.isDisjoint(with: indices) {
      known.append(name)
    }
    for name in ["customClass", "title"] {
      known += heads.compactMap { table.entries[$0].attributes[name] }
    }
    return ObjectSelectionFault(
      .unknown, "no scene has the id or the name '\(selector)'",
      suggestions: near(selector, among: Set(known).sorted()))
  }

  /// Returns at most three names that are near to one, the nearest first.
  private func near(_ name: String, among known: [String]) -> [String] {
    var left = known
    var found: [String] = []
    while found.count < 3, let nearest = NearestName.nearest(to: name, among: left) {
      found.append(nearest)
      left.removeAll { $0 == nearest }
    }
    return found
  }
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
