import InterfaceEmission
import InterfaceEnvironment
package import InterfaceLayout
package import InterfaceModel
import InterfacePicture
import InterfaceResolution
public import InterfaceSource
package import InterfaceValidation

/// What became of one document: findings, scenes with their layouts, layout files and pictures.
///
/// ```swift
/// for scene in compilation.scenes {
///   for layout in scene.layouts {
///     print(scene.title, "in", layout.configurations.map(\.name).joined(separator: ", "))
///     for view in layout.views { print(view.elementName, view.frame) }
///   }
/// }
/// let json = compilation.layoutFile(named: "Main.storyboard") ?? []
/// print(json.count)
/// ```
public struct Compilation: Sendable {
  /// The document's bytes and path.
  public let file: SourceFile
  /// What was found, stage by stage.
  public internal(set) var diagnostics: [Diagnostic] = []
  /// The document as the file says it; nil when the file holds none.
  package internal(set) var document: Document?
  /// The document's objects after validation; nil when the file holds none.
  package internal(set) var graph: SceneGraph?
  /// The document laid out; nil when the file holds none.
  package internal(set) var layout: DocumentLayout?
  /// The assets that the document could name.
  let assets: Assets
  /// The names of the configurations that the document was laid out in.
  package var configurationNames: [String] { layout?.configurations.map(\.name) ?? [] }

  init(file: SourceFile, assets: Assets) {
    self.file = file
    self.assets = assets
  }

  /// The layout file, JSON after `schemas/layout.schema.json`.
  ///
  /// - Parameter name: The document's name without its path.
  /// - Returns: The file's bytes; nil when there is no document.
  public func layoutFile(named name: String) -> [UInt8]? {
    guard let layout else { return nil }
    return LayoutFileEmitter.emit(
      layout: layout, fileName: name, source: file.bytes,
      digest: { Digest(of: $0).description })
  }

  /// The pictures of all scenes in the order of the document.
  ///
  /// - Parameter sheetsOnly: Whether to draw contact sheets only.
  /// - Returns: For each scene a contact sheet of the cells and one of the devices, where such were laid
  ///   out, and a picture for each configuration.
  public func pictures(sheetsOnly: Bool = false) -> [Picture] {
    guard let layout else { return [] }
    let hasCells = layout.configurations.contains { $0.cell != nil }
    let hasDevices = layout.configurations.contains { $0.window != nil }
    return layout.scenes.flatMap { scene -> [Picture] in
      guard let id = scene.layouts.first?.scene.id else { return [] }
      var pictures: [Picture] = []
      if hasCells {
        let sheet = ContactSheet.draw(
          scene: scene, configurations: layout.configurations, images: { assets.bytes(of: $0) })
        pictures.append(Picture(scene: id, subject: .grid, svg: SVGWriter.write(sheet)))
      }
      if hasDevices {
        let sheet = DeviceSheet.draw(
          scene: scene, configurations: layout.configurations, images: { assets.bytes(of: $0) })
        pictures.append(Picture(scene: id, subject: .devices, svg: SVGWriter.write(sheet)))
      }
      return sheetsOnly ? pictures : pictures + self.pictures(of: scene, in: layout)
    }
  }

  /// A picture of a scene for each configuration.
  private func pictures(
    of scene: DocumentLayout.SceneLayouts, in layout: DocumentLayout
  ) -> [Picture] {
    scene.layouts.flatMap { shared in
      zip(shared.configurations, shared.scenes).map { number, scene in
        let configuration = layout.configurations[number]
        let picture = ScenePicture.draw(
          scene: scene, layout: shared.layout, configuration: configuration,
          images: { assets.bytes(of: $0) })
        return Picture(
          scene: scene.id, subject: .configuration(configuration.name),
          svg: SVGWriter.write(picture))
      }
    }
  }
}
