import InterfaceTraits

extension ResolvedView {
  /// What messages call the view: its class, its id, and the name that the author gave it.
  package var name: String {
    let label = userLabel.map { " (\($0))" } ?? ""
    return elementSpelling + (id.map { " '\($0)'" } ?? "") + label
  }
}
