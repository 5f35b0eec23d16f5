import InterfaceComparison
import InterfaceSource
import InterfaceTraits
import Ninefold
import NinefoldProject
import Reporting

/// The comparison of a document with its references.
struct ReferenceComparison: Sendable {
  let difference: DocumentDifference
  /// The recorded pictures of the scenes that changed.
  private(set) var before: Review.Scenes = [:]
  /// The current pictures of the scenes that changed.
  private(set) var after: Review.Scenes = [:]

  /// Compares the current state of a document with the references in a folder.
  ///
  /// The layouts are compared first. Where they are the same, the pictures decide, which also show
  /// the content of images and changes in how Ninefold draws.
  init(
    _ state: ReferenceState, with folder: OutputFolder, _ settings: ReferenceSettings
  ) throws(EnvironmentError) {
    guard let bytes = folder.content(of: state.layoutPath) else {
      difference = DocumentDifference(path: state.document, presence: .added)
      return
    }
    if bytes == state.layout,
      state.pictures.allSatisfy({ folder.content(of: $0.path) == $0.drawn.svg })
    {
      difference = DocumentDifference(path: state.document)
      return
    }
    let masks = Set(settings.masks)
    let old = try Self.layouts(bytes, Path.join(folder.path, state.layoutPath)).leavingOut(masks)
    let whole = try Self.layouts(state.layout, state.document)
    let new = whole.leavingOut(masks)
    var difference = DocumentDifference(
      path: state.document, from: old, to: new, tolerance: settings.tolerance)
    var recorded: [String: (svg: [UInt8], picture: RecordedPicture?)] = [:]
    for picture in state.pictures {
      guard let svg = folder.content(of: picture.path) else { continue }
      let file = SourceFile(path: picture.path, bytes: svg)
      // Equal bytes need no comparison, but a scene with changes needs the recorded frames.
      recorded[picture.path] = (
        svg, svg == picture.drawn.svg ? nil : RecordedPicture(reading: file)
      )
    }
    var drawn: [DrawnDifference] = []
    for picture in state.pictures where !difference.contains(picture) {
      let views: [String?]
      if let old = recorded[picture.path] {
        if old.svg == picture.drawn.svg { continue }
        let file = SourceFile(path: picture.path, bytes: picture.drawn.svg)
        if let one = old.picture, let other = RecordedPicture(reading: file) {
          views = one.viewsDrawnDifferently(
            in: other, tolerance: settings.tolerance,
            ignoring: whole.views(in: masks, ofScene: picture.scene))
        } else {
          views = [nil]
        }
      } else {
        views = [nil]
      }
      guard !views.isEmpty else { continue }
      drawn.append(
        DrawnDifference(
          scene: picture.scene, configuration: picture.configuration, views: views))
    }
    difference = difference.adding(drawn, in: whole)
    let pictures = Dictionary(
      state.pictures.map { (ComparisonPicture("", $0.scene, $0.configuration), $0) },
      uniquingKeysWith: { one, _ in one })
    if settings.threshold > 0 {
      difference = difference.keeping { scene, configuration in
        guard scene.presence == .stays,
          let picture = pictures[ComparisonPicture("", scene.id, configuration)]
        else { return true }
        let frames = [recorded[picture.path]?.picture?.frames ?? [:], picture.drawn.frames]
        let share = scene.changedShare(
          in: configuration, of: picture.drawn.size, frames[0], frames[1])
        return share * 100 > settings.threshold
      }
    }
    self.difference = difference
    for scene in difference.scenes where scene.presence != .removed {
      for name in scene.configurations {
        guard let picture = pictures[ComparisonPicture("", scene.id, name)] else { continue }
        after[ComparisonPicture(state.document, scene.id, name)] = picture.drawn
        guard let old = recorded[picture.path] else { continue }
        before[ComparisonPicture(state.document, scene.oldID, name)] = DrawnScene(
          title: picture.drawn.title, svg: old.svg, size: old.picture?.size ?? picture.drawn.size,
          canvas: picture.drawn.canvas, frames: old.picture?.frames ?? picture.drawn.frames)
      }
    }
  }

  private static func layouts(
    _ bytes: [UInt8], _ path: String
  ) throws(EnvironmentError) -> LayoutFile {
    var diagnostics: [Diagnostic] = []
    guard let file = LayoutFile(reading: SourceFile(path: path, bytes: bytes), &diagnostics) else {
      throw .noLayoutFile(path: path)
    }
    return file
  }
}

extension DocumentDifference {
  /// Returns whether a scene has a change in a configuration, or is new.
  fileprivate func contains(_ picture: ReferenceState.Picture) -> Bool {
    scenes.contains { scene in
      scene.id == picture.scene
        && (scene.presence != .stays || scene.configurations.contains(picture.configuration))
    }
  }
}

extension SceneDifference {
  /// Returns the part of the scene's area that the frames of changed objects cover, before or after
  /// the change, from 0 to 1.
  fileprivate func changedShare(
    in configuration: String, of size: LayoutSize, _ before: [String: LayoutRect],
    _ after: [String: LayoutRect]
  ) -> Double {
    guard size.width > 0, size.height > 0 else { return 1 }
    var frames: [LayoutRect] = []
    for object in objects
    where object.changes.contains(where: { $0.configurations.contains(configuration) }) {
      // A change of the scene itself has no frame.
      if object.element == "scene" { return 1 }
      frames += [before[object.oldID ?? object.id], after[object.id]].compactMap(\.self)
    }
    return Self.area(of: frames, in: size) / (size.width * size.height)
  }

  /// Returns the area that rectangles cover together, within a size.
  private static func area(of rects: [LayoutRect], in size: LayoutSize) -> Double {
    let visible = rects.map { rect in
      (
        left: max(rect.x, 0), right: min(rect.maxX, size.width), top: max(rect.y, 0),
        bottom: min(rect.maxY, size.height)
      )
    }.filter { $0.left < $0.right && $0.top < $0.bottom }
    let edges = Set(visible.flatMap { [$0.left, $0.right] }).sorted()
    var area = 0.0
    for (left, right) in zip(edges, edges.dropFirst()) {
      let spans = visible.filter { $0.left <= left && $0.right >= right }.sorted { $0.top < $1.top }
      var (height, end) = (0.0, 0.0)
      for span in spans where span.bottom > end {
        height += span.bottom - max(span.top, end)
        end = span.bottom
      }
      area += (right - left) * height
    }
    return area
  }
}
