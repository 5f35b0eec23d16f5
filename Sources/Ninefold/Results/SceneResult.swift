public import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import InterfaceReading
public import InterfaceSource
import InterfaceTraits

/// A scene of a document, with its layouts.
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
    /// The id of the controller.
    public let id: ObjectID?
    /// The name of the element in the document, such as `tableViewController`.
    public let elementName: String
    /// The custom class of the controller, or `nil` for a class of the platform.
    public let customClass: String?
    /// The storyboard identifier that code loads the scene by, or `nil` if there is none.
    public let storyboardIdentifier: String?
    /// The title of the controller, or `nil` if there is none.
    public let title: String?
  }

  let document: CompiledDocument
  private let index: Handle<SceneGraph.Scene>

  init(_ document: CompiledDocument, index: Handle<SceneGraph.Scene>) {
    self.document = document
    self.index = index
  }

  private var scene: SceneGraph.Scene { document.graph.scenes[index] }

  private var sharedLayouts: [DocumentLayout.SharedLayout] {
    document.layout.scenes.first { $0.index == index }?.layouts ?? []
  }

  /// The `sceneID` or, in a xib, the id of the top-level view or controller.
  public var id: String { scene.id }

  /// The range of the scene in the document.
  public var range: SourceRange { scene.range }

  /// The name of the scene in Interface Builder: a title, a class or the kind of controller.
  public var title: String { sharedLayouts.first?.scene.title ?? scene.id }

  /// The scene's view controller, or `nil` for a top-level view of a xib.
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

  /// A Boolean value that indicates whether the scene is the initial one of the storyboard.
  public var isInitial: Bool {
    controller?.id.map { $0 == document.graph.initialController } ?? false
  }

  // MARK: Layouts

  /// The distinct layouts of the scene, in the order of the configurations.
  ///
  /// Configurations whose frames are all exactly equal share one layout, which has the colors of
  /// the first of them.
  public var layouts: [SceneLayout] {
    sharedLayouts.map { shared in
      SceneLayout(
        LaidOutScene(document, index: index, shared: shared, number: shared.configurations[0]))
    }
  }

  /// Returns the layout in a configuration by its name, with the colors of that configuration.
  ///
  /// - Parameter name: The name of the configuration, such as `canvas`, `wCompact-hRegular` or
  ///   `wCompact-hRegular:AX3`. A `ConfigurationResult.configurationName` selects the first
  ///   configuration with that name.
  /// - Returns: The layout, or `nil` if the document was not laid out in such a configuration.
  public func layout(in name: String) -> SceneLayout? {
    document.layout.configurationNumber(named: name).flatMap { layout(number: $0) }
  }

  private func layout(number: Int) -> SceneLayout? {
    guard
      let shared = sharedLayouts.first(where: { $0.configurations.contains(number) })
    else { return nil }
    return SceneLayout(LaidOutScene(document, index: index, shared: shared, number: number))
  }

  /// Returns the layout in a requested configuration, with the colors of that configuration.
  ///
  /// The system, text size and language that the options add to every configuration are not part of
  /// the request. If there are several languages, the first of the options is used; `layout(in:)`
  /// with a name distinguishes them.
  ///
  /// - Parameter configuration: The configuration as it was requested from the compiler.
  /// - Returns: The layout, or `nil` if the configuration was not requested or does not exist on
  ///   the document's platform.
  public func layout(in configuration: ConfigurationRequest) -> SceneLayout? {
    document.layout.configurations.firstIndex { configuration.matchesEnvironment(of: $0) }
      .flatMap { layout(number: $0) }
  }

  // MARK: Segues

  /// The segues that start in the scene, with their outcomes in each configuration, in document
  /// order.
  public var segues: [SegueResult] {
    scene.segues.map { document.segue($0) }
  }

  // MARK: Connections and texts

  /// The outlets and actions of the scene's objects, in document order.
  public var connections: [ObjectConnection] {
    document.references.part(ofScene: id).connections
  }

  /// The texts of the scene's objects that strings tables can replace, in byte order of their keys.
  public var texts: [LocalizableText] { document.references.part(ofScene: id).texts }
}
