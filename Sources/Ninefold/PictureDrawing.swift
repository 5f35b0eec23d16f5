import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfacePicture
import InterfaceSource
import InterfaceTraits

/// Draws the pictures of one document as SVG documents.
///
/// Drawing recurses over nested views, so all pictures are drawn and written on a sufficiently deep
/// stack.
final class PictureDrawing {
  private let laidOut: LaidOutDocument
  private let fileName: String
  private let isDeep: Bool
  private let decoration: SceneDecoration
  private let lines: LineTable
  private let images: ImageFiles
  private var writer: PictureWriter

  init(_ compilation: Compilation, _ laidOut: LaidOutDocument, _ options: PictureOptions) {
    self.laidOut = laidOut
    fileName = compilation.fileName
    isDeep = compilation.isDeep
    decoration = SceneDecoration(overlays: options.overlays, bezel: options.bezel)
    lines = LineTable(compilation.file)
    let files = PictureImages(compilation.assets)
    images = { files.file(of: $0) }
    writer = PictureWriter(
      outlinedTexts: options.outlinedTexts, fonts: compilation.assets.fonts,
      configurations: laidOut.layout.configurations)
  }

  /// The number of texts that remained text, by font name.
  var remainingTexts: [String: Int] { writer.remaining }

  private var configurations: [Configuration] { laidOut.layout.configurations }

  private func svg(_ draw: @escaping () -> DisplayList) -> [UInt8] {
    DeepStack.run(isDeep: isDeep) { self.writer.svg(draw()) }
  }

  private func content(of scene: DocumentLayout.SceneLayouts) -> SheetContent {
    SheetContent(scene, in: configurations, images: images, lines: lines, decoration: decoration)
  }

  /// A sheet of all scenes on the editor's canvas, or in the first configuration if that was not
  /// laid out; `nil` for fewer than two scenes.
  var storyboardSheet: Picture? {
    let layout = laidOut.layout
    guard layout.document.kind == .storyboard, layout.scenes.count > 1, !configurations.isEmpty
    else { return nil }
    let shown = configurations.firstIndex(where: \.isCanvas) ?? 0
    return Picture(
      scene: Picture.Scene(id: "", title: fileName), subject: .storyboard,
      svg: svg { [self] in
        StoryboardSheet.draw(
          layout, configuration: shown, title: fileName, images: images, lines: lines,
          decoration: decoration)
      })
  }

  /// Returns the contact sheets of a scene's cells and devices that were laid out; each is drawn
  /// lazily.
  func sheets(
    of scene: DocumentLayout.SceneLayouts, titled label: Picture.Scene, in variant: SheetVariant
  ) -> [() -> Picture] {
    let included = configurations.filter { variant.includes($0) }
    func sheet(
      _ subject: Picture.Subject, _ draw: @escaping () -> DisplayList
    ) -> () -> Picture {
      { [self] in
        Picture(
          scene: label, subject: subject, language: variant.language, variant: variant.name,
          svg: svg(draw))
      }
    }
    var sheets: [() -> Picture] = []
    if included.contains(where: { $0.cell != nil }) {
      sheets.append(
        sheet(.grid) { [self] in
          ContactSheet.draw(
            content(of: scene), language: variant.language, settings: variant.settings)
        })
    }
    if included.contains(where: { $0.window != nil }) {
      sheets.append(
        sheet(.devices) { [self] in
          DeviceSheet.draw(
            content(of: scene), language: variant.language, settings: variant.settings)
        })
    }
    return sheets
  }

  /// Returns the contact sheets of a scene by rows and columns; each is drawn lazily.
  func sheets(
    of scene: DocumentLayout.SceneLayouts, titled label: Picture.Scene,
    by matrix: (rows: SheetAxis, columns: SheetAxis)
  ) -> [() -> Picture] {
    let (rows, columns) = (matrix.rows, matrix.columns)
    return MatrixSheet.sheets(configurations, rows: rows, columns: columns).map { rest, members in
      { [self] in
        Picture(
          scene: label, subject: .matrix(rows: rows.rawValue, columns: columns.rawValue),
          variant: rest,
          svg: svg { [self] in
            MatrixSheet.draw(
              content(of: scene), members: members, rows: rows, columns: columns, rest: rest)
          })
      }
    }
  }

  /// Returns the picture of a scene in one of the configurations that share a layout.
  func picture(
    of shared: DocumentLayout.SharedLayout, titled label: Picture.Scene, at position: Int
  ) -> Picture {
    let configuration = configurations[shared.configurations[position]]
    let file = laidOut.layout.document.kind == .xib ? fileName : nil
    return Picture(
      scene: label, subject: .configuration(configuration.name),
      svg: svg { [self] in
        ScenePicture.draw(
          scene: shared.scenes[position], layout: shared.layout, configuration: configuration,
          images: images, lines: lines, decoration: decoration, file: file)
      })
  }
}
