extension ImageReference {
  /// Creates the reference that attributes such as those of `<imageReference>` declare.
  package init(_ attributes: Attributes) {
    self.init(
      name: attributes[.image] ?? "", isSymbol: attributes[.catalog] == "system",
      symbolScale: attributes[.symbolScale], renderingMode: attributes[.renderingMode])
  }
}
