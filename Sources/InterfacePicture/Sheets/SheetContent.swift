package import InterfaceResolution
package import InterfaceLayout
package import InterfaceSource

/// What a contact sheet of a scene shows in each of its places.
package struct SheetContent {
  /// The scene's layouts.
  let scene: DocumentLayout.SceneLayouts
  /// The configurations that the layouts index.
  let configurations: [Configuration]
  /// Fetches the files of images.
  let images: ImageFiles
  /// Where the lines of the document begin; nil where pictures do not say it.
  let lines: LineTable?
  /// What is drawn over the scenes.
  let overlays: Overlays

  /// Gathers what is shown.
  package init(
    _ scene: DocumentLayout.SceneLayouts, in configurations: [Configuration],
    images: @escaping ImageFiles = { _ in nil }, lines: LineTable? = nil, overlays: Overlays = []
  ) {
    self.scene = scene
    self.configurations = configurations
    self.images = images
    self.lines = lines
    self.overlays = overlays
  }

  /// The scene in a configuration, by its index; nil where it was not laid out.
  func entry(_ index: Int) -> SheetEntry? {
    SheetEntry(
      index, of: scene, configurations, images: images, lines: lines, overlays: overlays)
  }
}
