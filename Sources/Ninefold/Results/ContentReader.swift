import InterfaceEnvironment
import InterfaceLayout
import InterfaceResolution
import InterfaceSource
import InterfaceValidation
import PlatformFacts
import TextMeasurement

/// What contents need of the scene around them.
struct ContentReader {
  /// The scene's views, which contents name by their indices.
  let views: [ResolvedView]
  /// What the sizes of fonts depend on.
  let environment: TextEnvironment

  init(_ storage: LaidOutScene) {
    views = storage.scene.views
    let configuration = storage.document.layout.configurations[storage.number]
    environment = TextEnvironment(
      configuration.metrics, scale: configuration.scale, category: configuration.textSize)
  }

  /// The id of a view; nil for none.
  func id(_ index: Int?) -> ObjectID? { index.flatMap { views[$0].id } }
}
