import InterfaceTraits

extension Segue {
  /// Creates the segue that the attributes of a `<segue>` declare.
  package init(_ attributes: Attributes) {
    let kind: Kind =
      switch attributes[.kind] ?? "" {
      case "relationship": .relationship(attributes[.relationship] ?? "")
      case "embed": .embed
      case "show", "push": .show
      case "showDetail", "replace": .showDetail
      case "presentation", "modal": .presentation
      case "popoverPresentation", "popover": .popoverPresentation
      case "unwind": .unwind
      case "custom": .custom
      case let other: .other(other)
      }
    self.init(
      kind: kind, identifier: attributes[.identifier],
      presentationStyle: attributes[.modalPresentationStyle])
    unwindAction = attributes[.unwindAction]
    customClass = attributes[.customClass]
    isOfAccessory = attributes[.trigger] == "accessoryAction"
    anchor =
      attributes.object(.popoverAnchorView) ?? attributes.object(.popoverAnchorBarButtonItem)
  }
}
