package import InterfaceResolution

/// What is asked for when a document is laid out once more.
package struct RepeatedLayout {
  /// The places to lay it out in.
  package let configurations: [Configuration]
  /// By which part of what they may be off contents are larger; 0 for contents as they are measured.
  package let contentVariation: Double
  /// Whether a scene, by its index in the document, is asked for in a configuration; nil for all scenes.
  package let wants: ((_ configuration: Configuration, _ index: Int, ResolvedScene) -> Bool)?

  /// Asks for layouts.
  ///
  /// - Parameters:
  ///   - configurations: The places to lay the document out in.
  ///   - contentVariation: By which part of what they may be off contents are larger.
  ///   - wants: Whether a scene, by its index in the document, is asked for in a configuration; nil for all scenes.
  package init(
    in configurations: [Configuration], contentVariation: Double = 0,
    wants: ((_ configuration: Configuration, _ index: Int, ResolvedScene) -> Bool)? = nil
  ) {
    self.configurations = configurations
    self.contentVariation = contentVariation
    self.wants = wants
  }
}
