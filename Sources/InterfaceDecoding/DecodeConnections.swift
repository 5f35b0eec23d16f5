import InterfaceModel

extension DocumentDecoder {
  /// The links of a list, and beside them what is no link.
  func connections(_ node: Int32, _ extras: inout [Element]) -> [Connection] {
    var result: [Connection] = []
    for child in children(of: node) {
      let attributes = attributes(child)
      let kind: Connection.Kind
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
      result.append(
        Connection(
          id: attributes.object(.id), kind: kind, destination: attributes.object(.destination),
          attributes: attributes, range: range(child),
          children: children(of: child).map { element($0) }))
    }
    return result
  }
}
