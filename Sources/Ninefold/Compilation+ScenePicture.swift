import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
package import InterfacePicture
import InterfaceSource
package import InterfaceTraits

extension Compilation {
  /// Returns the picture of one scene in one configuration, and where its views are.
  ///
  /// - Parameters:
  ///   - scene: The scene's id.
  ///   - configuration: The configuration's name.
  ///   - outlinedTexts: The fonts that draw text as outlines, and a count of the texts that remain
  ///     text, or `nil` if all text stays text.
  /// - Returns: The scene, or `nil` if the document has no such scene or was not laid out in the
  ///   configuration.
  package func drawnScene(
    _ scene: String, in configuration: String, _ outlinedTexts: TextTally?
  ) -> DrawnScene? {
    draw(scene, in: configuration) { [self] scene, layout, list in
      var writer = PictureWriter(
        outlinedTexts: outlinedTexts, fonts: assets.fonts,
        configurations: laidOut?.layout.configurations ?? [])
      let svg = writer.svg(list)
      outlinedTexts?.add(writer.remaining)
      return DrawnScene(
        title: scene.title, svg: svg, size: list.size,
        canvas: ScenePicture.size(scene: scene, layout: layout),
        frames: ScenePicture.viewFrames(scene: scene, layout: layout),
        texts: list.textFrames, labels: DrawnScene.labels(ofViewsIn: scene),
        constraints: DrawnScene.names(ofConstraintsIn: scene))
    }
  }

  /// Returns the picture of one scene in one configuration for someone who refers to views by
  /// numbers.
  ///
  /// - Parameters:
  ///   - scene: The scene's id.
  ///   - configuration: The configuration's name.
  ///   - overlays: The overlays; with `marks`, the picture has numbers.
  ///   - outlinedTexts: As in `drawnScene`.
  /// - Returns: The picture, or `nil` if the document has no such scene or was not laid out in the
  ///   configuration.
  package func markedScene(
    _ scene: String, in configuration: String, overlays: Overlays, _ outlinedTexts: TextTally?
  ) -> MarkedScene? {
    draw(scene, in: configuration, overlays) { [self] scene, layout, list in
      var writer = PictureWriter(
        outlinedTexts: outlinedTexts, fonts: assets.fonts,
        configurations: laidOut?.layout.configurations ?? [])
      let svg = writer.svg(list)
      outlinedTexts?.add(writer.remaining)
      let marks = overlays.contains(.marks) ? SceneMarks.marks(of: scene, layout) : []
      return MarkedScene(
        title: scene.title, svg: svg, size: list.size,
        marks: marks.map { mark in
          let view = scene.views[mark.view]
          return MarkedScene.Mark(
            number: mark.number, id: view.id?.text ?? "", name: view.displayName,
            frame: mark.frame)
        })
    }
  }

  private func draw<Drawn: Sendable>(
    _ scene: String, in configuration: String, _ overlays: Overlays = [],
    _ use: @escaping (ResolvedScene, Layout, DisplayList) -> Drawn
  ) -> Drawn? {
    guard let layout = laidOut?.layout,
      let number = layout.configurationNumber(named: configuration),
      let scene = layout.scenes.first(where: { $0.layouts.first?.scene.id == scene }),
      let shared = scene.layouts.first(where: { $0.configurations.contains(number) }),
      let position = shared.configurations.firstIndex(of: number)
    else { return nil }
    let pictureImages = PictureImages(assets)
    return DeepStack.run(isDeep: isDeep) {
      use(
        shared.scenes[position], shared.layout,
        ScenePicture.draw(
          scene: shared.scenes[position], layout: shared.layout,
          configuration: layout.configurations[number], images: { pictureImages.file(of: $0) },
          lines: nil, decoration: SceneDecoration(overlays: overlays)))
    }
  }
}

/// A scene as it is drawn in one configuration, with a legend of the numbers in the picture.
package struct MarkedScene: Hashable, Sendable {
  /// A number in the picture.
  package struct Mark: Hashable, Sendable {
    package let number: Int
    /// The id of the view.
    package let id: String
    /// The kind of the view with its name or text.
    package let name: String
    /// The frame in the coordinates of the picture, in points.
    package let frame: LayoutRect
  }

  package let title: String
  package let svg: [UInt8]
  /// The size of the picture, in points.
  package let size: LayoutSize
  package let marks: [Mark]
}

/// A scene as it is drawn in one configuration.
package struct DrawnScene: Hashable, Sendable {
  /// The title of the scene.
  package let title: String
  /// The picture.
  package let svg: [UInt8]
  /// The size of the picture, in points, with the list of problems below the canvas.
  package let size: LayoutSize
  /// The size of the picture without that list.
  package let canvas: LayoutSize
  /// The frames of the views that are drawn, in the coordinates of the picture, by id.
  package let frames: [String: LayoutRect]
  /// The frames of the lines of text.
  package let texts: [LayoutRect]
  /// The names of the views in Interface Builder's outline, by id; views that have only a kind are left
  /// out.
  package let labels: [String: String]
  /// The attributes and items of each constraint, such as `height of text field "Name"`, by its id.
  package let constraints: [String: String]

  package init(
    title: String, svg: [UInt8], size: LayoutSize, canvas: LayoutSize,
    frames: [String: LayoutRect], texts: [LayoutRect] = [], labels: [String: String] = [:],
    constraints: [String: String] = [:]
  ) {
    self.title = title
    self.svg = svg
    self.size = size
    self.canvas = canvas
    self.frames = frames
    self.texts = texts
    self.labels = labels
    self.constraints = constraints
  }

  fileprivate static func labels(ofViewsIn scene: ResolvedScene) -> [String: String] {
    scene.views.reduce(into: [:]) { labels, view in
      if let id = view.id { labels[id.text] = view.label }
    }
  }

  fileprivate static func names(ofConstraintsIn scene: ResolvedScene) -> [String: String] {
    var names: [String: String] = [:]
    for constraint in scene.constraints {
      if let id = constraint.id?.text { names[id] = constraint.sides(in: scene) }
    }
    return names
  }
}
