import InterfaceEnvironment
import InterfaceLayout
import InterfaceModel
import InterfacePicture
import InterfaceResolution
import InterfaceSource
import InterfaceTraits

extension Compilation {
  /// The scenes that pictures are drawn of, by their ids and titles; nil where there is no document.
  package var pictureScenes: [Picture.Scene]? {
    layout.map { $0.scenes.compactMap { scene in titled(scene) } }
  }

  /// A scene's id, and what it is called in the document's own texts.
  private func titled(_ scene: DocumentLayout.SceneLayouts) -> Picture.Scene? {
    guard let layout, let first = scene.layouts.first?.scene else { return nil }
    for shared in scene.layouts {
      for (number, scene) in zip(shared.configurations, shared.scenes)
      where layout.configurations[number].language == nil {
        return Picture.Scene(id: scene.id, title: scene.title)
      }
    }
    return Picture.Scene(id: first.id, title: first.title)
  }

  /// Draws pictures one after another.
  ///
  /// - Parameters:
  ///   - options: What is drawn.
  ///   - body: Takes each picture as soon as it is drawn.
  /// - Throws: What `body` throws; nothing more is drawn then.
  package func drawPictures<Failure: Error>(
    _ options: PictureOptions, body: (Picture) throws(Failure) -> Void
  ) throws(Failure) {
    guard let layout else { return }
    let kept = PictureImages(assets)
    let images: ImageFiles = { kept.file(of: $0) }
    let lines = LineTable(file)
    var writer = PictureWriter(
      outlinesTexts: options.outlinedTexts != nil, fonts: assets.fonts,
      configurations: layout.configurations)
    defer { options.outlinedTexts?.add(writer.remaining) }
    let variants = SheetVariant.all(of: layout.configurations)
    if let sheet = storyboardSheet(
      of: layout, images: images, lines: lines, overlays: options.overlays)
    {
      try body(
        Picture(
          scene: Picture.Scene(id: "", title: fileName), subject: .storyboard,
          svg: writer.svg(sheet)))
    }
    for scene in layout.scenes {
      guard let label = titled(scene) else { continue }
      for variant in variants {
        let places = layout.configurations.filter { variant.holds($0) }
        func add(_ subject: Picture.Subject, sheet: DisplayList) throws(Failure) {
          try body(
            Picture(
              scene: label, subject: subject, language: variant.language,
              variant: variant.name, svg: writer.svg(sheet)))
        }
        if places.contains(where: { $0.cell != nil }) {
          let sheet = DeepStack.run(isDeep: isDeep) {
            ContactSheet.draw(
              scene: scene, configurations: layout.configurations, language: variant.language,
              settings: variant.settings, images: images, lines: lines, overlays: options.overlays)
          }
          try add(.grid, sheet: sheet)
        }
        if places.contains(where: { $0.window != nil }) {
          let sheet = DeepStack.run(isDeep: isDeep) {
            DeviceSheet.draw(
              scene: scene, configurations: layout.configurations, language: variant.language,
              settings: variant.settings, images: images, lines: lines, overlays: options.overlays)
          }
          try add(.devices, sheet: sheet)
        }
      }
      if let matrix = options.matrix {
        for (rest, members) in MatrixSheet.sheets(
          layout.configurations, rows: matrix.rows, columns: matrix.columns)
        {
          let sheet = DeepStack.run(isDeep: isDeep) {
            MatrixSheet.draw(
              scene: scene, configurations: layout.configurations, members: members,
              rows: matrix.rows, columns: matrix.columns, rest: rest, images: images,
              lines: lines, overlays: options.overlays)
          }
          try body(
            Picture(
              scene: label,
              subject: .matrix(rows: matrix.rows.rawValue, columns: matrix.columns.rawValue),
              variant: rest, svg: writer.svg(sheet)))
        }
      }
      guard !options.sheetsOnly else { continue }
      for shared in scene.layouts {
        for (number, scene) in zip(shared.configurations, shared.scenes) {
          let configuration = layout.configurations[number]
          let file = layout.document.kind == .xib ? fileName : nil
          let picture = DeepStack.run(isDeep: isDeep) {
            ScenePicture.draw(
              scene: scene, layout: shared.layout, configuration: configuration, images: images,
              lines: lines, overlays: options.overlays, file: file)
          }
          try body(
            Picture(
              scene: label, subject: .configuration(configuration.name),
              svg: writer.svg(picture)))
        }
      }
    }
  }

  /// The last part of the document's path.
  private var fileName: String {
    file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      String(decoding: file.path.utf8[$0...].dropFirst(), as: UTF8.self)
    } ?? file.path
  }

  /// All scenes on the editor's canvas, or in the first configuration where that was not laid out; nil for fewer than two
  /// scenes.
  private func storyboardSheet(
    of layout: DocumentLayout, images: @escaping ImageFiles, lines: LineTable,
    overlays: Overlays
  ) -> DisplayList? {
    guard layout.document.kind == .storyboard, layout.scenes.count > 1, let document,
      !layout.configurations.isEmpty
    else { return nil }
    let places = layout.scenes.map { scene -> Point? in
      guard document.scenes.indices.contains(scene.index),
        case .point(let point) = document.scenes[scene.index].properties[.canvasLocation]
      else { return nil }
      return point
    }
    let shown = layout.configurations.firstIndex(where: \.isCanvas) ?? 0
    return DeepStack.run(isDeep: isDeep) {
      StoryboardSheet.draw(
        layout, configuration: shown, title: fileName, places: places, images: images,
        lines: lines, overlays: overlays)
    }
  }
}
