import InterfaceLayout
import InterfaceReading
public import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// Where everything of a scene lies in a configuration.
///
/// ```swift
/// if let layout = scene.layout(in: .canvas) {
///   for view in layout.views { print(view.elementName, view.frameInCanvas) }
///   for ambiguity in layout.ambiguities { print("open:", ambiguity.view, ambiguity.components) }
/// }
/// ```
public struct SceneLayout: Sendable {
  /// The frames of the bars around a scene, in the coordinates of the canvas, in points.
  ///
  /// ```swift
  /// if let bar = layout.bars.navigationBar { print("the content begins at \(bar.maxY)") }
  /// ```
  public struct Bars: Hashable, Sendable {
    /// Where time and battery are; nil where they are hidden.
    public let statusBar: LayoutRect?
    /// The navigation bar without what the status bar covers above it; nil for none.
    public let navigationBar: LayoutRect?
    /// The tab bar with what the home indicator covers below it; nil for none.
    public let tabBar: LayoutRect?
    /// The toolbar with what the home indicator covers below it; nil for none.
    public let toolbar: LayoutRect?
    /// Where the title of the navigation bar is; nil for none, or a view in its place.
    public let titleFrame: LayoutRect?
    /// Where the left items of the navigation bar are, in the order of ``SceneLayout/navigationItem``.
    public let leftItemFrames: [LayoutRect]
    /// Where the right items of the navigation bar are, in the order of ``SceneLayout/navigationItem``: from the right.
    public let rightItemFrames: [LayoutRect]
    /// Where the items of the toolbar or tab bar are, from the left.
    public let bottomItemFrames: [LayoutRect]

    init(_ bars: PlacedBars) {
      titleFrame = bars.navigationItems.title?.frame
      leftItemFrames = bars.navigationItems.left.map(\.frame)
      rightItemFrames = bars.navigationItems.right.map(\.frame)
      bottomItemFrames = bars.bottomItems.items.map(\.frame)
      statusBar = bars.statusBar
      navigationBar = bars.navigationBar
      tabBar = bars.tabBar
      toolbar = bars.toolbar
    }
  }

  let storage: LaidOutScene

  init(_ storage: LaidOutScene) {
    self.storage = storage
  }

  // MARK: The place

  /// The configurations in which everything lies at the same place to the last number.
  public var configurations: [ConfigurationResult] {
    storage.numbers.map { storage.document.configuration($0) }
  }

  /// The configuration whose colours and safe area this layout has: the one that was asked for, else the
  /// first of those that share it.
  public var configuration: ConfigurationResult { storage.document.configuration(storage.number) }

  /// The scene that is laid out.
  public var scene: SceneResult { SceneResult(storage.document, index: storage.index) }

  /// The canvas that the scene fills, in points: the screen or window, or the size of its own that the
  /// document gives it.
  public var canvasSize: LayoutSize { storage.layout.size }

  /// How much of the root view bars and the device's shape cover.
  public var safeAreaInsets: LayoutInsets { storage.layout.safeArea }

  /// The bars around the scene, as an app shows them.
  public var bars: Bars { Bars(storage.layout.bars) }

  /// The room between the safe area's edges, in the coordinates of the canvas.
  public var safeAreaFrame: LayoutRect {
    let frame =
      rootView?.frame ?? LayoutRect(x: 0, y: 0, width: canvasSize.width, height: canvasSize.height)
    let insets = safeAreaInsets
    return LayoutRect(
      x: frame.x + insets.left, y: frame.y + insets.top,
      width: frame.width - insets.left - insets.right,
      height: frame.height - insets.top - insets.bottom)
  }

  // MARK: Views and guides

  /// The installed views in the order of the document, each before the views inside it.
  public var views: [ViewResult] {
    storage.scene.views.indices.map { ViewResult(storage, index: $0) }
  }

  /// The controller's view, or a xib's top-level view; nil when the scene has none.
  public var rootView: ViewResult? {
    storage.scene.views.firstIndex { $0.role == .controllerRoot || $0.role == .topLevel }
      .map { ViewResult(storage, index: $0) }
  }

  /// The views that lie in no other: the root view, further top-level views, bars, views of bar items.
  public var topLevelViews: [ViewResult] { views.filter { $0.superview == nil } }

  /// The view with an id; nil when no installed view has it.
  public func view(_ id: ObjectID) -> ViewResult? {
    storage.scene.viewIndex(of: id).map { ViewResult(storage, index: $0) }
  }

  /// The view with an id; nil when no installed view has it.
  public func view(_ id: String) -> ViewResult? { view(ObjectID(id)) }

  /// The view that the content of another one, or an item of a bar, names.
  ///
  /// - Parameter index: The place of the view, which is one of this layout's scene and configuration.
  /// - Returns: The view.
  public func view(at index: ViewIndex) -> ViewResult { ViewResult(storage, index: index) }

  /// The layout guides of the installed views.
  public var guides: [LayoutGuideResult] {
    storage.scene.guides.indices.map { LayoutGuideResult(storage, index: $0) }
  }

  // MARK: Constraints

  /// The active constraints in the order of the document.
  public var constraints: [ConstraintResult] {
    storage.scene.constraints.indices.map { ConstraintResult(storage, index: $0) }
  }

  /// The views that the constraints leave undetermined, and those that Interface Builder flags besides on the
  /// document's own canvas, in the order of the views.
  ///
  /// What is open keeps the value that the document stores.
  public var ambiguities: [AmbiguityResult] {
    storage.layout.ambiguities.map { AmbiguityResult($0, in: storage) }
  }

  /// What cannot hold together, in the order of the constraints.
  public var conflicts: [ConflictResult] {
    storage.layout.conflicts.map { ConflictResult($0, in: storage) }
  }

  // MARK: Bars and segues

  /// What the scene shows in a navigation bar; nil for nothing.
  public var navigationItem: ViewContent.NavigationItem? { storage.scene.navigationItem }

  /// What the scene shows in a navigation controller's toolbar.
  public var toolbarItems: [ViewContent.BarButtonItem] { storage.scene.toolbarItems }

  /// What a tab bar shows for the scene; nil for nothing.
  public var tabBarItem: ViewContent.TabBarItem? { storage.scene.tabBarItem }

  /// The segues that start in the scene, without those of views that are not installed.
  public var segues: [SegueResult] {
    let graph = storage.document.graph
    let installed = storage.scene.indicesByID
    return graph.scenes[storage.index].segues.compactMap { handle in
      let segue = graph[handle]
      if case .view(let view) = segue.source, let id = graph[view].id, installed[id] == nil {
        return nil
      }
      return storage.document.segue(handle)
    }
  }
}
