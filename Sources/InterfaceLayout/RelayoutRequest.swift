package import InterfaceReading
package import InterfaceResolution
package import InterfaceTraits

/// A request to lay out a document once more.
package struct RelayoutRequest {
  /// A function that returns whether a scene is requested in a configuration.
  package typealias IsRequested =
    (_ configuration: Configuration, Handle<SceneGraph.Scene>, ResolvedScene) -> Bool

  /// The configurations in which it is laid out.
  package let configurations: [Configuration]
  /// The fraction of their uncertainty by which contents are larger; 0 for contents as measured.
  package let contentVariation: Double
  /// A function that returns whether a scene is requested in a
  /// configuration, or `nil` for all scenes.
  package let isRequested: IsRequested?

  /// Creates a request for layouts.
  ///
  /// - Parameters:
  ///   - configurations: The configurations in which the document is laid out.
  ///   - contentVariation: The fraction of their uncertainty by which contents are larger.
  ///   - isRequested: A function that returns whether a scene is requested
  ///     in a configuration, or `nil` for all scenes.
  package init(
    in configurations: [Configuration], contentVariation: Double = 0,
    isRequested: IsRequested? = nil
  ) {
    self.configurations = configurations
    self.contentVariation = contentVariation
    self.isRequested = isRequested
  }
}
