/// Reads `schemas/view-classes.txt` and checks it against the vocabulary.
struct ViewClassReader {
  private let vocabulary: Vocabulary
  private var line = 0
  private var classes: [ViewClass] = []
  /// The superclass of each class, or `nil` for `UIView`.
  private var superclasses: [String: String?] = [:]
  /// The kinds and elements so far: each has one row.
  private var names: Set<String> = []

  /// Reads the rows.
  static func read(
    _ text: String, _ vocabulary: Vocabulary
  ) throws(VocabularyFault) -> [ViewClass] {
    var reader = ViewClassReader(vocabulary: vocabulary)
    let rows = VocabularyReader.statements(text)
    for (number, words) in rows {
      reader.line = number
      guard let row = ViewClass(words) else {
        throw reader.fault(
          "CLASS SUPERCLASS KIND -|height|both|wrapped -|text|bar [ELEMENT[=CLASS]…]")
      }
      try reader.add(row)
    }
    for ((number, _), row) in zip(rows, reader.classes) {
      reader.line = number
      try reader.check(row)
    }
    return reader.classes
  }

  private init(vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  private mutating func add(_ row: ViewClass) throws(VocabularyFault) {
    if let known = superclasses[row.name], known != row.superclass {
      throw fault("\(row.name) has another superclass above")
    }
    superclasses[row.name] = .some(row.superclass)
    let own = row.kind.map { ["kind \($0)"] } ?? []
    for name in own + row.elements.map({ "element \($0.name)" })
    where !names.insert(name).inserted { throw fault("\(name) has a row already") }
    classes.append(row)
  }

  /// Checks a row against the rows of its superclasses and the groups of its elements.
  private func check(_ row: ViewClass) throws(VocabularyFault) {
    if let above = row.superclass, superclasses[above] == nil {
      throw fault("superclass without a row: \(above)")
    }
    for element in row.elements {
      guard let known = vocabulary.elements.first(where: { $0.name == element.name }),
        known.groups.contains("view")
      else { throw fault("\(element.name) is not an element of the group 'view'") }
      for (group, above) in [("control", "UIControl"), ("scroll", "UIScrollView")]
      where known.groups.contains(group) != classes.isBelow(row, above) {
        throw fault("the group '\(group)' and \(above) disagree about \(element.name)")
      }
    }
  }

  private func fault(_ message: String) -> VocabularyFault {
    VocabularyFault(path: ViewClassWriter.source, line: line, message: message)
  }
}

extension [ViewClass] {
  /// Returns whether a class is another one or inherits from it.
  func isBelow(_ row: ViewClass, _ name: String) -> Bool {
    var current: String? = row.name
    for _ in indices {
      guard let known = current, known != name else { break }
      current = first { $0.name == known }?.superclass
    }
    return current == name
  }
}
