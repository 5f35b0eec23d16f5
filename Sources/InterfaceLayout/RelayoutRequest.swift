package import InterfaceResolution

/// A request to lay out a document once more.
package struct RelayoutRequest {
  /// The configurations in which it is laid out.
  package let configurations: [Configuration]
  /// The fraction of their uncertainty by which contents are larger; 0 for contents as measured.
  package let contentVariation: Double
  /// A function that returns whether a scene, by its index in the document, is requested in a
  /// configuration, or `nil` for all scenes.
  package let isRequested: ((_ configuration: Configuration, _ index: Int, ResolvedScene) -> Bool)?

  /// Creates a request for layouts.
  ///
  /// - Parameters:
  ///   - configurations: The configurations in which the document is laid out.
  ///   - contentVariation: The fraction of their uncertainty by which contents are larger.
  ///   - isRequested: A function that returns whether a scene, by its index in the document, is requested
  ///     in a configuration, or `nil` for all scenes.
  package init(
    in configurations: [Configuration], contentVariation: Double = 0,
    isRequested: ((_ configuration: Configuration, _ index: Int, ResolvedScene) -> Bool)? = nil
  ) {
    self.configurations = configurations
    self.contentVariation = contentVariation
    self.isRequested = isRequested
  }
}
