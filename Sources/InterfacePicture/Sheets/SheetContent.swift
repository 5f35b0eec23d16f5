package import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource

/// The content of the cells of a contact sheet.
package struct SheetContent {
  /// The scene's layouts.
  let scene: DocumentLayout.SceneLayouts
  /// The configurations that the layouts refer to by index.
  let configurations: [Configuration]
  /// Returns the files of images.
  let images: ImageFiles
  /// The line table of the document, or `nil` if pictures do not contain lines.
  let lines: LineTable?
  /// What is drawn in addition to the scenes.
  let decoration: SceneDecoration

  package init(
    _ scene: DocumentLayout.SceneLayouts, in configurations: [Configuration],
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil,
    decoration: SceneDecoration = SceneDecoration()
  ) {
    self.scene = scene
    self.configurations = configurations
    self.images = images
    self.lines = lines
    self.decoration = decoration
  }

  /// Returns the scene in a configuration, by its index, or `nil` if it was not laid out.
  func entry(_ index: Int) -> SheetEntry? {
    SheetEntry(
      index, of: scene, configurations, images: images, lines: lines, decoration: decoration)
  }
}
