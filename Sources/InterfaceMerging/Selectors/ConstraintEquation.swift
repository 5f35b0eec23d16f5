/// A constraint as the text that people write: `title.top = safeArea.top + 16 @750`.
package struct ConstraintEquation: Hashable, Sendable {
  /// One side of a constraint.
  package struct Side: Hashable, Sendable {
    /// The selector of the item.
    package let name: String
    /// The id of the item.
    package let id: String
    /// The attribute as documents spell it, such as `leadingMargin`.
    package let attribute: String
  }

  package let first: Side
  /// The relation: `=`, `<=` or `>=`.
  package let relation: String
  /// The second side, or `nil` for a constant alone.
  package let second: Side?
  /// The multiplier in normal form; `1` if there is none.
  package let multiplier: String
  /// The constant in points in normal form; `0` if there is none.
  package let constant: String
  /// The priority in normal form; `1000` if the constraint is required.
  package let priority: String

  /// Creates the equation of a constraint.
  ///
  /// - Parameters:
  ///   - entry: The entry of the constraint.
  ///   - table: The table of the document.
  ///   - selector: The names of objects.
  package init(_ entry: DocumentTable.Entry, in table: DocumentTable, _ selector: ObjectSelector) {
    let values = entry.attributes
    func side(_ item: String?, _ attribute: String?) -> Side? {
      guard let attribute else { return nil }
      let own = entry.parent.map { String(table.entries[table.object(of: $0)].key.dropFirst()) }
      let id = item ?? own ?? ""
      guard let index = table.indices[DocumentTable.key(ofObject: id)] else {
        return Side(name: id, id: id, attribute: attribute)
      }
      let isSafeArea = table.entries[index].attributes["key"] == "safeArea"
      let owner = table.entries[index].parent.map { table.object(of: $0) }
      // The safe area of a controller's view is the one that people mean.
      let isOfScene = owner.map { table.entries[$0].attributes["key"] == "view" } ?? false
      let name = isSafeArea && isOfScene ? "safeArea" : selector.shortName(of: index)
      return Side(name: name, id: id, attribute: attribute)
    }
    first =
      side(values["firstItem"], values["firstAttribute"])
      ?? Side(name: "", id: "", attribute: "")
    relation =
      switch values["relation"] {
      case "lessThanOrEqual": "<="
      case "greaterThanOrEqual": ">="
      default: "="
      }
    second = values["secondItem"].flatMap { side($0, values["secondAttribute"]) }
    multiplier = values["multiplier"] ?? "1"
    constant = values["constant"] ?? "0"
    priority = values["priority"] ?? "1000"
  }

  /// The text of the equation.
  package var text: String {
    var text = "\(first.name).\(first.attribute) \(relation) "
    if let second {
      text += (multiplier == "1" ? "" : "\(multiplier) * ") + "\(second.name).\(second.attribute)"
      if constant.hasPrefix("-") {
        text += " - \(constant.dropFirst())"
      } else if constant != "0" {
        text += " + \(constant)"
      }
    } else {
      text += constant
    }
    return text + (priority == "1000" ? "" : " @\(priority)")
  }
}
