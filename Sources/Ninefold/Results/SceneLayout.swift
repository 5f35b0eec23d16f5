import InterfaceLayout
import InterfaceReading
public import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

/// The layout of a scene in a configuration.
///
/// ```swift
/// if let layout = scene.layout(in: .canvas) {
///   for view in layout.views { print(view.elementName, view.frameInCanvas) }
///   for ambiguity in layout.ambiguities { print("ambiguous:", ambiguity.view, ambiguity.components) }
/// }
/// ```
public struct SceneLayout: Sendable {
  /// The frames of the bars around a scene, in the coordinates of the canvas, in points.
  ///
  /// ```swift
  /// if let bar = layout.bars.navigationBar { print("the content begins at \(bar.maxY)") }
  /// ```
  public struct Bars: Hashable, Sendable {
    /// The frame of the status bar, or `nil` if it is hidden.
    public let statusBar: LayoutRect?
    /// The frame of the navigation bar without the area that the status bar covers above it, or
    /// `nil` if there is none.
    public let navigationBar: LayoutRect?
    /// The frame of the tab bar including the area that the home indicator covers, or `nil` if
    /// there is none.
    public let tabBar: LayoutRect?
    /// The frame of the toolbar including the area that the home indicator covers, or `nil` if
    /// there is none.
    public let toolbar: LayoutRect?
    /// The frame of the strip at the side of iPhone Duo's content that contains the items of all bars,
    /// or `nil` if bars are horizontal.
    ///
    /// There is then no tab bar or toolbar, and the navigation bar contains only the title.
    public let verticalBar: LayoutRect?
    /// The frame of the navigation bar's title, or `nil` if there is none or a view replaces it.
    public let titleFrame: LayoutRect?
    /// The frames of the navigation bar's left items, in the order of
    /// ``SceneLayout/navigationItem``.
    public let leftItemFrames: [LayoutRect]
    /// The frames of the navigation bar's right items, in the order of
    /// ``SceneLayout/navigationItem``, which begins at the right.
    public let rightItemFrames: [LayoutRect]
    /// The frames of the items of the toolbar or tab bar, from the left.
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
      verticalBar = bars.verticalBar
    }
  }

  let storage: LaidOutScene

  init(_ storage: LaidOutScene) {
    self.storage = storage
  }

  // MARK: Configuration

  /// The configurations that share this layout because all their frames are exactly equal.
  public var configurations: [ConfigurationResult] {
    storage.numbers.map { storage.document.configuration($0) }
  }

  /// The configuration that provides the colors and safe area of this layout: the requested one, or
  /// the first of those that share it.
  public var configuration: ConfigurationResult { storage.document.configuration(storage.number) }

  /// The scene that is laid out.
  public var scene: SceneResult { SceneResult(storage.document, index: storage.index) }

  /// The size of the canvas that the scene fills, in points: the screen or window, or the size that
  /// the document sets for the scene.
  public var canvasSize: LayoutSize { storage.layout.size }

  /// The insets of the root view that bars and the device's shape cover, in points.
  public var safeAreaInsets: LayoutInsets { storage.layout.safeArea }

  /// The bars around the scene in a running app.
  public var bars: Bars { Bars(storage.layout.bars) }

  /// The frame of the system keyboard over the scene, in the coordinates of the canvas, in points,
  /// or `nil` if it is not shown.
  ///
  /// It covers views and bars; only keyboard layout guides follow it.
  public var keyboardFrame: LayoutRect? { storage.layout.keyboard }

  /// The frame of the safe area, in the coordinates of the canvas, in points.
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

  /// The installed views in document order, each before its subviews.
  public var views: [ViewResult] {
    storage.scene.views.indices.map { ViewResult(storage, index: $0) }
  }

  /// The controller's view or a xib's top-level view, or `nil` if the scene has none.
  public var rootView: ViewResult? {
    storage.scene.views.firstIndex { $0.role == .controllerRoot || $0.role == .topLevel }
      .map { ViewResult(storage, index: $0) }
  }

  /// The views without a superview: the root view, further top-level views, bars, and views of bar
  /// items.
  public var topLevelViews: [ViewResult] { views.filter { $0.superview == nil } }

  /// Returns the view with an id, or `nil` if no installed view has it.
  public func view(_ id: ObjectID) -> ViewResult? {
    storage.scene.viewIndex(of: id).map { ViewResult(storage, index: $0) }
  }

  /// Returns the view with an id, or `nil` if no installed view has it.
  public func view(_ id: String) -> ViewResult? { view(ObjectID(id)) }

  /// Returns the view that the content of another view, or a bar item, refers to.
  ///
  /// - Parameter index: The index of the view in this layout's scene and configuration.
  /// - Returns: The view.
  public func view(at index: ViewIndex) -> ViewResult { ViewResult(storage, index: index) }

  /// The layout guides of the installed views.
  public var guides: [LayoutGuideResult] {
    storage.scene.guides.indices.map { LayoutGuideResult(storage, index: $0) }
  }

  // MARK: Constraints

  /// The active constraints in document order.
  public var constraints: [ConstraintResult] {
    storage.scene.constraints.indices.map { ConstraintResult(storage, index: $0) }
  }

  /// The views with ambiguous layout, and those that Interface Builder flags on the document's own
  /// canvas, in the order of the views.
  ///
  /// Ambiguous components of frames have the values that the document stores.
  public var ambiguities: [AmbiguityResult] {
    storage.layout.ambiguities.map { AmbiguityResult($0, in: storage) }
  }

  /// The conflicts, in the order of the constraints.
  public var conflicts: [ConflictResult] {
    storage.layout.conflicts.map { ConflictResult($0, in: storage) }
  }

  // MARK: Bars and segues

  /// The scene's navigation item, or `nil` if it has none.
  public var navigationItem: ViewContent.NavigationItem? { storage.scene.navigationItem }

  /// The items that the scene shows in a navigation controller's toolbar.
  public var toolbarItems: [ViewContent.BarButtonItem] { storage.scene.toolbarItems }

  /// The scene's tab bar item, or `nil` if it has none.
  public var tabBarItem: ViewContent.TabBarItem? { storage.scene.tabBarItem }

  /// The segues that start in the scene, except those of views that are not installed.
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
