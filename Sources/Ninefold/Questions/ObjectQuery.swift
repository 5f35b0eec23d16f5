import InterfaceMerging

/// The conditions of a search; an object is found if it matches all of them.
package struct ObjectQuery: Sendable {
  package enum Condition: Hashable, Sendable {
    /// It is of the class: an element, a class of UIKit or a custom class.
    case ofClass(String)
    /// One of the texts that it shows contains the text, ignoring case.
    case text(String)
    /// An outlet with the name is connected to it.
    case outlet(String)
    /// It sends the action with the selector, or receives it.
    case action(String)
    /// Its label in Xcode's outline or one of its identifiers contains the text, ignoring case.
    case label(String)
    /// The document gives it the property, with the value if there is one.
    case property(String, String?)
  }

  package var conditions: [Condition]

  package init(_ conditions: [Condition]) { self.conditions = conditions }
}

extension QuestionedDocument {
  /// Returns the entries of the objects that match a query, in the order of the document.
  package func objects(matching query: ObjectQuery) -> [Int] {
    let asksForProperties = query.conditions.contains {
      if case .property = $0 { true } else { false }
    }
    var properties: [Int: [(name: String, value: String)]] = [:]
    if asksForProperties {
      for (index, entry) in table.entries.enumerated() {
        let owner = table.object(of: index)
        let path = table.property(of: index)
        if !entry.text.isEmpty { properties[owner, default: []].append((path, entry.text)) }
        for (name, value) in entry.attributes {
          properties[owner, default: []].append((table.property(of: index, name), value))
        }
      }
    }
    var actions: [Int: Set<String>] = [:]
    for index in selector.objects where table.entries[index].element == "action" {
      let entry = table.entries[index]
      let name = entry.attributes["selector"] ?? ""
      if let parent = entry.parent { actions[table.object(of: parent), default: []].insert(name) }
      if let target = entry.attributes["destination"].flatMap({ self.index(ofObject: $0) }) {
        actions[target, default: []].insert(name)
      }
      actions[index, default: []].insert(name)
    }
    return selector.objects.filter { index in
      query.conditions.allSatisfy { condition in
        switch condition {
        case .ofClass(let name): selector.isOfClass(index, name)
        case .text(let text):
          selector.texts(of: index).contains { $0.lowercased().contains(text.lowercased()) }
        case .outlet(let name): selector.outlets(of: index).contains(name)
        case .action(let name): actions[index]?.contains(name) == true
        case .label(let text):
          selector.labels(of: index).contains { $0.lowercased().contains(text.lowercased()) }
        case .property(let name, let value):
          properties[index]?.contains { $0.name == name && (value == nil || $0.value == value) }
            == true
        }
      }
    }
  }
}
