extension Color {
  /// Creates the color that the attributes of a `<color>` declare.
  package init(_ attributes: Attributes) {
    let alpha = attributes.number(.alpha) ?? 1
    var components: Color.Components?
    if let red = attributes.number(.red), let green = attributes.number(.green),
      let blue = attributes.number(.blue)
    {
      components = .rgb(red: red, green: green, blue: blue, alpha: alpha)
    } else if let white = attributes.number(.white) {
      components = .gray(white: white, alpha: alpha)
    } else if let cyan = attributes.number(.cyan), let magenta = attributes.number(.magenta),
      let yellow = attributes.number(.yellow), let black = attributes.number(.black)
    {
      components = .cmyk(
        cyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha)
    }
    var name: Color.Name?
    if let system = attributes[.systemColor] ?? attributes[.xcode11CocoaTouchSystemColor] {
      name = .system(system)
    } else if let legacy = attributes[.cocoaTouchSystemColor] {
      name = .legacySystem(legacy)
    } else if let asset = attributes[.name] {
      name = attributes[.catalog] == nil ? .asset(asset) : .catalog(asset)
    }
    self.init(
      name: name, components: components,
      space: attributes[.customColorSpace] ?? attributes[.colorSpace])
  }
}
