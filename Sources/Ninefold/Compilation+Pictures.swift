import InterfaceAssets
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfacePicture
import InterfaceResolution
import InterfaceSource

extension Compilation {
  /// The scenes that pictures show, with their ids and titles, or `nil` if there is no document.
  package var pictureScenes: [Picture.Scene]? {
    laidOut.map { $0.layout.scenes.compactMap { scene in titled(scene) } }
  }

  /// Returns a scene's id and its title in the document's own language.
  private func titled(_ scene: DocumentLayout.SceneLayouts) -> Picture.Scene? {
    guard let laidOut, let first = scene.layouts.first?.scene else { return nil }
    let title = SceneTitle.text(of: first, at: scene.index, in: laidOut.editions.graphs[0])
    return Picture.Scene(id: first.id, title: title)
  }

  /// Returns the pictures of all scenes in document order.
  ///
  /// All pictures are in memory at once, each with its images. Use `drawPictures` to process one at
  /// a time.
  ///
  /// - Parameter options: The drawing options.
  /// - Returns: For each scene, a contact sheet of the cells and one of the devices that were laid
  ///   out, in each language, and a picture of each configuration. For a storyboard with several
  ///   scenes, a sheet of all scenes comes first.
  public func pictures(_ options: PictureOptions = PictureOptions()) -> [Picture] {
    var pictures: [Picture] = []
    drawPictures(options) { pictures.append($0) }
    return pictures
  }

  /// Draws the pictures of `pictures(_:)` one after another.
  ///
  /// - Parameters:
  ///   - options: The drawing options.
  ///   - body: A closure that receives each picture as soon as it is drawn.
  /// - Throws: Any error thrown by `body`, which ends the drawing.
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
        for position in shared.configurations.indices {
          try body(drawing.picture(of: shared, titled: label, at: position))
        }
      }
    }
  }

  /// The last component of the document's path.
  var fileName: String {
    file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(decoding: file.path.utf8[$0...].dropFirst(), as: UTF8.self)
    } ?? file.path
  }
}
