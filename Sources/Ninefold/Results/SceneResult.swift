import InterfaceLayout
import InterfaceModel
import InterfaceReading
import InterfaceResolution
public import InterfaceSource

/// A scene of a document with its layouts.
///
/// ```swift
/// for scene in compilation.scenes {
///   print(scene.title, scene.controller?.customClass ?? "no class of its own")
///   for layout in scene.layouts {
///     print(layout.configurations.map(\.name), layout.rootView?.frame ?? .zero)
///   }
/// }
/// ```
public struct SceneResult: Sendable {
  /// The view controller of a scene.
  ///
  /// ```swift
  /// let identifiers = compilation.scenes.compactMap { $0.controller?.storyboardIdentifier }
  /// print(identifiers.sorted())
  /// ```
  public struct Controller: Hashable, Sendable {
    /// The controller's id.
    public let id: ObjectID?
    /// The name of the element in the document, such as `tableViewController`.
    public let elementName: String
    /// The class that the app gives the controller; nil for the platform's own.
    public let customClass: String?
    /// The name by which code finds the scene; nil for none.
    public let storyboardIdentifier: String?
    /// The controller's title; nil for none.
    public let title: String?
  }

  let document: CompiledDocument
  private let index: Int

  init(_ document: CompiledDocument, index: Int) {
    self.document = document
    self.index = index
  }

  private var scene: SceneGraph.Scene { document.graph.scenes[index] }

  private var sharedLayouts: [DocumentLayout.SharedLayout] {
    document.layout.scenes.first { $0.index == index }?.layouts ?? []
  }

  /// The `sceneID`; in a xib the id of the top-level view or controller.
  public var id: String { scene.id }

  /// Where the scene stands in the document.
  public var range: SourceRange { scene.range }

  /// The scene's name as Interface Builder shows it: a title, a class or what the controller is.
  public var title: String { sharedLayouts.first?.scene.title ?? scene.id }

  /// The scene's view controller; nil for a top-level view of a xib.
  public var controller: Controller? {
    scene.controller.map { handle in
      let controller = document.graph[handle]
      return Controller(
        id: controller.id, elementName: controller.kind.rawValue,
        customClass: controller.attributes[.customClass],
        storyboardIdentifier: controller.attributes[.storyboardIdentifier],
        title: controller.attributes[.title])
    }
  }

  /// Whether the storyboard starts with the scene.
  public var isInitial: Bool {
    controller?.id.map { $0 == document.graph.initialController } ?? false
  }

  // MARK: Layouts

  /// The scene's different layouts in the order of the configurations.
  ///
  /// Configurations in which everything lies at the same place to the last number share one layout, whose
  /// colours are those of the first of them.
  public var layouts: [SceneLayout] {
    sharedLayouts.map { shared in
      SceneLayout(
        LaidOutScene(document, index: index, shared: shared, number: shared.configurations[0]))
    }
  }

  /// The layout in a configuration, with the colours that it has there.
  ///
  /// - Parameter name: The configuration's name, such as `canvas`, `wCompact-hRegular` or `wCompact-hRegular:AX3`. The name of a
  ///   place alone, `ConfigurationResult.placeName`, stands for the first configuration there.
  /// - Returns: The layout; nil when the document was not laid out in a configuration of the name.
  public func layout(in name: String) -> SceneLayout? {
    document.layout.configurationNumber(named: name).flatMap { layout(number: $0) }
  }

  private func layout(number: Int) -> SceneLayout? {
    guard
      let shared = sharedLayouts.first(where: { $0.configurations.contains(number) })
    else { return nil }
    return SceneLayout(LaidOutScene(document, index: index, shared: shared, number: number))
  }

  /// The layout in a configuration, with the colours that it has there.
  ///
  /// What the options add to every place, such as a system, a text size or a language, makes no difference to how a place is asked
  /// for. Of several languages it is the first of the options; `layout(in:)` of a name tells them apart.
  ///
  /// - Parameter configuration: The configuration as the compiler was asked for it.
  /// - Returns: The layout; nil when the compiler was not asked for it, or the document's platform does not have the place.
  public func layout(in configuration: ConfigurationRequest) -> SceneLayout? {
    document.layout.configurations.firstIndex { configuration.isPlace(of: $0) }
      .flatMap { layout(number: $0) }
  }

  // MARK: Segues

  /// The segues that start in the scene, with what they do in each configuration, in the order of the document.
  public var segues: [SegueResult] {
    scene.segues.map { document.segue($0) }
  }
}
