import InterfaceModel
package import InterfaceTraits

/// A constraint as people write it: `title.top = safeArea.top + 16 @750`.
///
///     ITEM.ATTRIBUTE RELATION [MULTIPLIER *] ITEM.ATTRIBUTE [* MULTIPLIER | / DIVISOR] [+ CONSTANT] [@PRIORITY]
///     ITEM.ATTRIBUTE RELATION CONSTANT [@PRIORITY]
///
/// Relations are `=`, `>=` and `<=`. Attributes have UIKit's names. Apart from objects, items are
/// `superview`, `safeArea` and `margins`: those of the other item's superview. Constants are in points.
package struct ConstraintText: Hashable, Sendable {
  /// An item with one of its attributes.
  package struct Side: Hashable, Sendable {
    package var item: String
    package var attribute: LayoutAttribute
  }

  package var first: Side
  /// `equal`, `greaterThanOrEqual` or `lessThanOrEqual`.
  package var relation: LayoutRelation
  package var second: Side?
  package var multiplier: Double
  package var constant: Double
  package var priority: Double

  /// Reads a constraint.
  ///
  /// - Throws: `badConstraint` with the reason.
  package init(_ text: String) throws(EditFault) {
    var rest = text
    var priority = 1000.0
    if let mark = rest.lastIndex(of: "@") {
      let word = Self.trimmed(rest[rest.index(after: mark)...])
      guard let number = DecimalNumber.parse(word), (1...1000).contains(number) else {
        throw .badConstraint("'\(word)' is no priority: a number from 1 to 1000")
      }
      priority = number
      rest = String(rest[..<mark])
    }
    var found: (left: String, relation: LayoutRelation, right: String)?
    for (sign, relation) in Self.relations {
      let parts = rest.split(separator: sign, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      found = (Self.trimmed(parts[0]), relation, Self.trimmed(parts[1]))
      break
    }
    guard let (left, relation, right) = found else {
      throw .badConstraint("'\(text)' has no relation: '=', '>=' or '<='")
    }
    guard let first = Self.side(left) else {
      throw .badConstraint("'\(left)' is no attribute of an object, such as 'title.top'")
    }
    self.first = first
    self.relation = relation
    self.priority = priority
    (multiplier, constant, second) = (1, 0, nil)
    try read(right)
  }

  /// Reads the right side: terms that are added.
  private mutating func read(_ text: String) throws(EditFault) {
    var terms: [(sign: Double, text: String)] = []
    var sign = 1.0
    for word in text.split(separator: " ").map(String.init) {
      switch word {
      case "+": sign = 1
      case "-", "−": sign = -1
      case "*", "×", "/":
        if !terms.isEmpty { terms[terms.count - 1].text += word == "/" ? " /" : " *" }
      default:
        if let last = terms.last, last.text.hasSuffix("*") || last.text.hasSuffix("/") {
          terms[terms.count - 1].text += " " + word
        } else {
          terms.append((sign, word))
          sign = 1
        }
      }
    }
    guard !terms.isEmpty else { throw .badConstraint("the constraint has no right side") }
    for term in terms {
      let (product, divisor) = try Self.divided(term.text)
      let factors = product.split(separator: "*").map { Self.trimmed($0) }
      if factors.count == 1, divisor == 1, let number = DecimalNumber.parse(factors[0]) {
        constant += term.sign * number
        continue
      }
      let sides = factors.compactMap(Self.side)
      let numbers = factors.compactMap { DecimalNumber.parse($0) }
      guard sides.count == 1, sides.count + numbers.count == factors.count, second == nil,
        term.sign > 0
      else {
        throw .badConstraint(
          "'\(term.text)' is neither a number nor an attribute of an object, such as 'title.top'")
      }
      second = sides[0]
      multiplier = numbers.reduce(1, *) / divisor
    }
  }

  /// Returns a product and its divisor, which is 1 if there is none.
  private static func divided(
    _ text: String
  ) throws(EditFault) -> (product: String, divisor: Double) {
    guard let mark = text.firstIndex(of: "/") else { return (text, 1) }
    let word = trimmed(text[text.index(after: mark)...])
    guard let divisor = DecimalNumber.parse(word), divisor != 0 else {
      throw .badConstraint("'\(word)' is no divisor: a number other than 0")
    }
    return (String(text[..<mark]), divisor)
  }

  private static let relations: [(String, LayoutRelation)] = [
    (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual), ("==", .equal),
    ("≥", .greaterThanOrEqual),
    ("≤", .lessThanOrEqual), ("=", .equal),
  ]

  private static func side(_ text: String) -> Side? {
    guard let dot = text.lastIndex(of: "."), dot > text.startIndex,
      let attribute = LayoutAttribute(rawValue: String(text[text.index(after: dot)...]))
        ?? (text.hasSuffix(".lastBaseline") ? .lastBaseline : nil)
    else { return nil }
    return Side(item: String(text[..<dot]), attribute: attribute)
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension ConstraintText {
  /// The constraint as `init` reads it.
  package var text: String {
    func side(_ side: Side) -> String {
      let name = side.attribute == .lastBaseline ? "lastBaseline" : side.attribute.rawValue
      return "\(side.item).\(name)"
    }
    let signs: [LayoutRelation: String] = [
      .equal: "=", .greaterThanOrEqual: ">=", .lessThanOrEqual: "<=",
    ]
    var text = "\(side(first)) \(signs[relation] ?? "=")"
    if let second {
      text +=
        multiplier == 1
        ? " \(side(second))" : " \(DocumentState.number(multiplier)) * \(side(second))"
      if constant != 0 { text += constant < 0 ? " -" : " +" }
      if constant != 0 { text += " \(DocumentState.number(abs(constant)))" }
    } else {
      text += " \(DocumentState.number(constant))"
    }
    return priority == 1000 ? text : "\(text) @\(DocumentState.number(priority))"
  }
}

extension ConstraintText {
  /// Creates the text of a constraint's element, with ids as items.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - owner: The id of the view that has it.
  init?(_ element: NewElement, of owner: String) {
    guard element.name == "constraint",
      let first = element["firstAttribute"].flatMap(LayoutAttribute.init(rawValue:))
    else { return nil }
    self.first = Side(item: element["firstItem"] ?? owner, attribute: first)
    relation = element["relation"].flatMap(LayoutRelation.init(rawValue:)) ?? .equal
    second = element["secondAttribute"].flatMap(LayoutAttribute.init(rawValue:)).map {
      Side(item: element["secondItem"] ?? owner, attribute: $0)
    }
    multiplier = element["multiplier"].flatMap(DecimalNumber.parse) ?? 1
    constant = element["constant"].flatMap(DecimalNumber.parse) ?? 0
    priority = element["priority"].flatMap(DecimalNumber.parse) ?? 1000
  }
}
