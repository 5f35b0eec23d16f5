package import InterfaceLayout
package import InterfaceResolution
import InterfaceSource
package import InterfaceTraits
import PlatformFacts

/// A view with a number in a picture.
package struct SceneMark: Hashable, Sendable {
  /// The number in the picture, from 1.
  package let number: Int
  package let view: ViewIndex
  /// The frame in the coordinates of the picture, in points.
  package let frame: LayoutRect
  /// The box of the number.
  let label: LayoutRect
}

/// The numbers of the views in the picture of a scene.
package enum SceneMarks {
  /// The maximum number of views with a number: more cannot be read.
  static let most = 200

  /// The size of the digits, in points.
  static let size = 9.0
  static let height = 11.0

  /// Numbers the views that a picture shows.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  /// - Returns: The numbers in the order of the document.
  package static func marks(of scene: ResolvedScene, _ layout: Layout) -> [SceneMark] {
    let painter = ScenePainter(scene: scene, layout: layout, images: { _ in nil })
    return marks(painter.viewFrames.frames, in: scene, within: painter.size)
  }

  static func marks(
    _ frames: Table<ResolvedView, LayoutRect?>, in scene: ResolvedScene, within size: LayoutSize
  ) -> [SceneMark] {
    var marks: [SceneMark] = []
    for (index, frame) in frames.indexed where marks.count < most {
      guard let frame, scene.views[index].id != nil, frame.width > 0, frame.height > 0,
        frame.x < size.width, frame.y < size.height, frame.maxX > 0, frame.maxY > 0
      else { continue }
      let number = marks.count + 1
      marks.append(
        SceneMark(
          number: number, view: index, frame: frame,
          label: label(number, in: frame, besides: marks.map(\.label), within: size)))
    }
    return marks
  }

  /// Returns the box of a number: above the corner of its view or, if that is outside of the picture,
  /// in the corner; beside the boxes that are there.
  private static func label(
    _ number: Int, in frame: LayoutRect, besides others: [LayoutRect], within size: LayoutSize
  ) -> LayoutRect {
    let width = Double("\(number)".utf8.count) * 6 + 4
    let above = frame.y - height
    var box = LayoutRect(
      x: min(max(frame.x, 0), max(size.width - width, 0)),
      y: min(above < 0 ? max(frame.y, 0) : above, max(size.height - height, 0)), width: width,
      height: height)
    let start = box
    while let other = others.first(where: { meets($0, box) }) {
      box.x = other.maxX + 1
      guard box.maxX > size.width else { continue }
      box.x = start.x
      box.y += height + 1
      // There is no place left.
      guard box.maxY <= size.height else { return start }
    }
    return box
  }

  private static func meets(_ one: LayoutRect, _ other: LayoutRect) -> Bool {
    one.x < other.maxX && other.x < one.maxX && one.y < other.maxY && other.y < one.maxY
  }
}

extension OverlayPainter {
  /// Draws the frames of views with their numbers.
  func drawMarks(within size: LayoutSize, _ drawing: inout Drawing) {
    let marks = SceneMarks.marks(viewFrames, in: scene, within: size)
    for mark in marks {
      drawing.rect(mark.frame, stroke: Stroke(color: Self.red, width: 0.75))
    }
    for mark in marks {
      drawing.rect(mark.label, radius: 2, fill: Self.red)
      drawing.text(
        "\(mark.number)", x: mark.label.x + mark.label.width / 2,
        baseline: mark.label.y + SceneMarks.height / 2 + SceneMarks.size * 0.36,
        DrawnTextStyle(
          size: SceneMarks.size, weight: 700, color: .white, anchor: .middle))
    }
  }
}
