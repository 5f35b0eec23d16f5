import InterfaceModel

extension Connection {
  /// The property that is set to the destination, or `nil` for actions and segues.
  var outletProperty: String? {
    switch kind {
    case .outlet(let property), .outletCollection(let property): property
    case .action, .segue: nil
    }
  }
}
