/// Returns all stored properties of a value as a text that is the same in every run: the elements of
/// sets and dictionaries are sorted.
package func described(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .set, .dictionary:
    return "{" + mirror.children.map { described($0.value) }.sorted().joined(separator: ", ") + "}"
  case nil where mirror.children.isEmpty: return String(reflecting: value)
  default:
    let children = mirror.children.map { "\($0.label ?? ""): \(described($0.value))" }
    return children.isEmpty
      ? String(reflecting: value) : "(" + children.joined(separator: ", ") + ")"
  }
}
