extension ImageReference {
  /// The reference that attributes such as those of `<imageReference>` say.
  package init(_ attributes: Attributes) {
    self.init(
      name: attributes[.image] ?? "", isSymbol: attributes[.catalog] == "system",
      symbolScale: attributes[.symbolScale], renderingMode: attributes[.renderingMode])
  }
}
