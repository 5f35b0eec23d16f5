import InterfaceSource
import InterfaceTraits

extension ResolvedConstraint {
  /// Returns the constraint as an equation in the names of the document.
  package func summary(in scene: ResolvedScene) -> String {
    func name(_ item: ConstraintItem) -> String {
      switch item {
      case .view(let index): scene.views[index].id?.text ?? scene.views[index].elementName
      case .guide(let index): scene.guides[index].id.text
      }
    }
    let sign =
      switch relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var right: [String] = []
    if let second, let secondAttribute {
      let factor = multiplier == 1 ? "" : "\(PointText.text(multiplier)) × "
      right.append("\(factor)\(name(second)).\(secondAttribute.rawValue)")
    }
    if constant != 0 || right.isEmpty {
      right.append(PointText.text(constant))
    }
    let id = id.map { " ('\($0)')" } ?? ""
    return "\(name(first)).\(firstAttribute.rawValue) \(sign) "
      + right.joined(separator: " + ") + id
  }
}
