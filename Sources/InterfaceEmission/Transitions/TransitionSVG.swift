package import InterfaceComposition
import InterfacePicture
import InterfaceSource
import InterfaceTraits
import PlatformFacts
import StructuredData

/// Writes a transition as one SVG file that animates between the two layouts in a loop.
///
/// The pictures of both sides fade into each other. Over them, each view is a rectangle with the
/// view's id as `data-id` and an animated frame. All animation is SMIL: a program that does not
/// support it shows the first layout. A cycle takes four seconds, one for each pause and each
/// direction: at 0 the rectangles are those of the first layout, from 2 to 3 those of the second.
package struct TransitionSVG {
  private let transition: Transition
  private let pictures: (from: [UInt8], to: [UInt8])
  private var body = SVGElements()

  /// Returns the file of a transition.
  ///
  /// - Parameters:
  ///   - transition: The changes.
  ///   - pictures: The pictures of the app on both sides, as SVG documents.
  /// - Returns: The bytes of the file, ending in a line feed.
  package static func write(
    _ transition: Transition, pictures: (from: [UInt8], to: [UInt8])
  ) -> [UInt8] {
    var writer = TransitionSVG(transition: transition, pictures: pictures)
    writer.write()
    return writer.body.endingLine()
  }

  private init(transition: Transition, pictures: (from: [UInt8], to: [UInt8])) {
    self.transition = transition
    self.pictures = pictures
  }

  /// Returns the window's frame, with its origin at 0.
  private static func frame(_ size: LayoutSize) -> LayoutRect {
    LayoutRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  private mutating func write() {
    let (old, new) = (transition.oldSize, transition.newSize)
    let (width, height) = (max(old.width, new.width), max(old.height, new.height))
    body.start("svg")
    body.word("xmlns", "http://www.w3.org/2000/svg")
    body.length("width", width)
    body.length("height", height)
    body.text("viewBox", "0 0 \(NumberFormat.text(width)) \(NumberFormat.text(height))")
    body.text("data-from", transition.from)
    body.text("data-to", transition.to)
    body.open()
    body.start("title")
    body.content("title", text: "\(transition.from) to \(transition.to)")
    body.start("rect")
    body.rect(LayoutRect(x: 0, y: 0, width: width, height: height), radius: 0)
    body.paint("fill", .gray(0.9), alpha: "fill-opacity")
    body.end()
    write(pictures.from, old, from: 1, to: 0)
    write(pictures.to, new, from: 0, to: 1)
    body.start("g")
    body.word("fill", "#007aff")
    body.word("fill-opacity", "0.08")
    body.word("stroke", "#007aff")
    body.word("stroke-opacity", "0.6")
    body.open()
    write("data-window", "window", nil, Self.frame(old), Self.frame(new), from: 1, to: 1)
    if let from = transition.oldKeyboard ?? transition.newKeyboard,
      let to = transition.newKeyboard ?? transition.oldKeyboard
    {
      write(
        "data-keyboard", "keyboard", nil, from, to, from: transition.oldKeyboard == nil ? 0 : 1,
        to: transition.newKeyboard == nil ? 0 : 1)
    }
    for scene in transition.scenes {
      for view in scene.views {
        guard let from = view.from ?? view.to, let to = view.to ?? view.from else { continue }
        write(
          "data-id", view.id.text, scene.scene, from, to, from: view.wasVisible ? 1 : 0,
          to: view.isVisible ? 1 : 0)
      }
    }
    body.close("g")
    body.close("svg")
  }

  /// Writes a picture of one side, which is visible only on that side.
  private mutating func write(_ picture: [UInt8], _ size: LayoutSize, from: Double, to: Double) {
    body.start("image")
    body.rect(Self.frame(size), radius: 0)
    body.length("opacity", from)
    body.data("href", "image/svg+xml", base64: Base64.text(picture))
    body.open()
    animate("opacity", from, to)
    body.close("image")
  }

  /// Writes an animated rectangle.
  private mutating func write(
    _ attribute: StaticString, _ name: String, _ scene: String?, _ old: LayoutRect,
    _ new: LayoutRect,
    from: Double, to: Double
  ) {
    body.start("rect")
    body.text(attribute, name)
    if let scene { body.text("data-scene", scene) }
    body.exact("x", old.x)
    body.exact("y", old.y)
    body.exact("width", max(old.width, 0))
    body.exact("height", max(old.height, 0))
    if from != 1 { body.length("opacity", from) }
    guard old != new || from != to else {
      body.end()
      return
    }
    body.open()
    animate("x", old.x, new.x)
    animate("y", old.y, new.y)
    animate("width", max(old.width, 0), max(new.width, 0))
    animate("height", max(old.height, 0), max(new.height, 0))
    animate("opacity", from, to)
    body.close("rect")
  }

  /// Animates an attribute in both directions, or writes nothing if it does not change.
  private mutating func animate(_ attribute: StaticString, _ from: Double, _ to: Double) {
    guard from != to else { return }
    let (one, other) = (NumberFormat.text(from), NumberFormat.text(to))
    body.start("animate")
    body.word("attributeName", attribute)
    body.word("dur", "4s")
    body.word("repeatCount", "indefinite")
    body.word("calcMode", "spline")
    body.word("keyTimes", "0;0.25;0.5;0.75;1")
    body.word("keySplines", "0 0 1 1;0.4 0 0.2 1;0 0 1 1;0.4 0 0.2 1")
    body.text("values", "\(one);\(one);\(other);\(other);\(one)")
    body.end()
  }
}
