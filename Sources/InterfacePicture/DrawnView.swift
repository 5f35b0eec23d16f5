import InterfaceLayout
import InterfaceModel
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A view that is being drawn, in its own coordinates.
struct DrawnView {
  let index: Int
  let view: ResolvedView
  /// The view's size at the origin.
  let bounds: Rect
  let tint: RGBA
  /// The lines that layout measured, in the view's coordinates.
  let text: LaidOutText?

  var width: Double { bounds.width }
  var height: Double { bounds.height }
  var midX: Double { bounds.width / 2 }
  var midY: Double { bounds.height / 2 }

  /// Whether a control is disabled.
  var isDisabled: Bool { view.attributes.flag(.enabled) == false }

  /// A string property, as an attribute or as a child element.
  func string(_ attribute: AttributeName, _ key: PropertyKey) -> String? {
    view.properties.string(key) ?? view.attributes[attribute]
  }
}
