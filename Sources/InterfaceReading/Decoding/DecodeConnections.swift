import InterfaceModel

extension DocumentDecoder {
  /// Returns the links of a list, and appends elements that are not links to `extras`.
  func connections(_ node: Int32, _ extras: inout [Element]) -> [Connection] {
    var result: [Connection] = []
    for child in children(of: node) {
      let attributes = attributes(child)
      var kind: Connection.Kind
      switch name(child) {
      case .outlet: kind = .outlet(property: attributes[.property] ?? "")
      case .outletCollection: kind = .outletCollection(property: attributes[.property] ?? "")
      case .action:
        kind = .action(
          selector: attributes[.selector] ?? "", eventType: attributes[.eventType])
      case .segue: kind = .segue(Segue(attributes))
      default:
        extras.append(element(child))
        continue
      }
      let inside = children(of: child).map { element($0) }
      if case .segue(var segue) = kind,
        let arrows = inside.first(where: { $0.name == .popoverArrowDirection })
      {
        segue.arrows = Segue.Arrows(arrows.attributes)
        kind = .segue(segue)
      }
      result.append(
        Connection(
          id: attributes.object(.id), kind: kind, destination: attributes.object(.destination),
          attributes: attributes, range: range(child), children: inside))
    }
    return result
  }
}
