import InterfaceMerging

extension NewElement {
  /// Returns a color with components from 0 to 1, in a color space such as `sRGB` or `displayP3`.
  package static func color(
    red: Double, green: Double, blue: Double, alpha: Double, space: String = "sRGB"
  ) -> NewElement {
    color([("red", red), ("green", green), ("blue", blue), ("alpha", alpha)], space)
  }

  /// Returns a gray with components from 0 to 1.
  package static func gray(white: Double, alpha: Double) -> NewElement {
    color([("white", white), ("alpha", alpha)], "genericGamma22GrayColorSpace")
  }

  private static func color(
    _ components: [(name: String, value: Double)], _ space: String
  ) -> NewElement {
    NewElement(
      "color",
      components.map { Attribute($0.name, DocumentNumber.text($0.value)) }
        + [Attribute("colorSpace", "custom"), Attribute("customColorSpace", space)])
  }
}
