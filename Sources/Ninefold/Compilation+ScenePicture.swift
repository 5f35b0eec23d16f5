import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfacePicture
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
        frames: ScenePicture.viewFrames(scene: scene, layout: layout),
        constraints: DrawnScene.names(ofConstraintsIn: scene))
    }
  }

  private func draw<Drawn: Sendable>(
    _ scene: String, in configuration: String,
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
          lines: nil))
    }
  }
}

/// A scene as it is drawn in one configuration.
package struct DrawnScene: Hashable, Sendable {
  /// The title of the scene.
  package let title: String
  /// The picture.
  package let svg: [UInt8]
  /// The size of the picture, in points.
  package let size: LayoutSize
  /// The frames of the views that are drawn, in the coordinates of the picture, by id.
  package let frames: [String: LayoutRect]
  /// The attributes and items of each constraint, such as `height of text field "Name"`, by its id.
  package let constraints: [String: String]

  package init(
    title: String, svg: [UInt8], size: LayoutSize, frames: [String: LayoutRect],
    constraints: [String: String]
  ) {
    self.title = title
    self.svg = svg
    self.size = size
    self.frames = frames
    self.constraints = constraints
  }

  fileprivate static func names(ofConstraintsIn scene: ResolvedScene) -> [String: String] {
    func name(_ item: ConstraintItem) -> String {
      switch item {
      case .view(let index): scene.views[index].shortName
      case .guide(let index): scene.guides[index].id.text
      }
    }
    var names: [String: String] = [:]
    for constraint in scene.constraints {
      guard let id = constraint.id?.text else { continue }
      var text = "\(constraint.firstAttribute.rawValue) of \(name(constraint.first))"
      if let second = constraint.second, let attribute = constraint.secondAttribute {
        text += " to \(attribute.rawValue) of \(name(second))"
      }
      names[id] = text
    }
    return names
  }
}
