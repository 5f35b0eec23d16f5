import InterfaceModel
import PlatformFacts

/// What a view's runtime attributes say of its layer.
///
/// Key paths of the layer and inspectable properties of the same names count, since apps commonly
/// forward the latter.
struct LayerAttributes {
  /// Points.
  var cornerRadius = 0.0
  /// Points.
  var borderWidth = 0.0
  var borderColor: RGBA?
  var masksToBounds = false

  init(_ attributes: [RuntimeAttribute], palette: Palette) {
    for attribute in attributes {
      let name = attribute.keyPath.split(separator: ".").last.map { $0.lowercased() } ?? ""
      switch (name, attribute.value) {
      case ("cornerradius", .number(let number)): cornerRadius = max(number, 0)
      case ("borderwidth", .number(let number)): borderWidth = max(number, 0)
      case ("bordercolor", .color(let color)), ("borderuicolor", .color(let color)),
        ("bordercolorfromuicolor", .color(let color)):
        borderColor = palette.color(color)
      case ("maskstobounds", .bool(let flag)), ("clipstobounds", .bool(let flag)):
        masksToBounds = flag
      default: break
      }
    }
  }
}
