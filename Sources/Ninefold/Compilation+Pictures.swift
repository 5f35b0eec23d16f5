import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfacePicture
import InterfaceResolution
import InterfaceSource

extension Compilation {
  /// The scenes that pictures are drawn of, by their ids and titles; nil where there is no document.
  package var pictureScenes: [Picture.Scene]? {
    laidOut.map { $0.layout.scenes.compactMap { scene in titled(scene) } }
  }

  /// A scene's id, and what it is called in the document's own texts.
  private func titled(_ scene: DocumentLayout.SceneLayouts) -> Picture.Scene? {
    guard let layout = laidOut?.layout, let first = scene.layouts.first?.scene else { return nil }
    for shared in scene.layouts {
      for (number, scene) in zip(shared.configurations, shared.scenes)
      where layout.configurations[number].language == nil {
        return Picture.Scene(id: scene.id, title: scene.title)
      }
    }
    return Picture.Scene(id: first.id, title: first.title)
  }

  /// The pictures of all scenes in the order of the document.
  ///
  /// All are in memory at once, each with the images that it shows; `drawPictures` keeps none.
  ///
  /// - Parameter options: What is drawn, and how.
  /// - Returns: For each scene a contact sheet of the cells and one of the devices, where such were laid
  ///   out, in each language, and a picture for each configuration; before them, for a storyboard of several scenes, a
  ///   sheet of all of them.
  public func pictures(_ options: PictureOptions = PictureOptions()) -> [Picture] {
    var pictures: [Picture] = []
    drawPictures(options) { pictures.append($0) }
    return pictures
  }

  /// Draws the pictures of `pictures(_:)` one after another.
  ///
  /// - Parameters:
  ///   - options: What is drawn.
  ///   - body: Takes each picture as soon as it is drawn.
  /// - Throws: What `body` throws; nothing more is drawn then.
  public func drawPictures<Failure: Error>(
    _ options: PictureOptions = PictureOptions(), body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    guard let laidOut else { return }
    let drawing = PictureDrawing(self, laidOut, options)
    defer { options.outlinedTexts?.add(drawing.remainingTexts) }
    if let sheet = drawing.storyboardSheet { try body(sheet) }
    let layout = laidOut.layout
    let variants = SheetVariant.all(of: layout.configurations)
    for scene in layout.scenes {
      guard let label = titled(scene) else { continue }
      for variant in variants {
        for sheet in drawing.sheets(of: scene, titled: label, in: variant) { try body(sheet()) }
      }
      if let matrix = options.matrix {
        for sheet in drawing.sheets(of: scene, titled: label, by: matrix) { try body(sheet()) }
      }
      guard !options.sheetsOnly else { continue }
      for shared in scene.layouts {
        for place in shared.configurations.indices {
          try body(drawing.picture(of: shared, titled: label, at: place))
        }
      }
    }
  }

  /// The last part of the document's path.
  var fileName: String {
    file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(decoding: file.path.utf8[$0...].dropFirst(), as: UTF8.self)
    } ?? file.path
  }
}
