import InterfaceModel
import InterfaceReading
import InterfaceTraits
import PlatformFacts

/// A resolver of the contents and appearances of a document's views in one configuration.
///
/// The structure has been resolved before: the views are installed and their overrides applied.
/// Configurations that differ only in colors have the same structure and different contents.
struct ContentResolver {
  private let graph: SceneGraph
  private var source: ContentSource
  /// The tint of views that neither declare nor inherit one.
  private let rootTint: RGBA

  /// Creates a resolver of a document's contents.
  ///
  /// - Parameters:
  ///   - graph: The document's objects.
  ///   - images: The resolver of images.
  ///   - metrics: The platform's metrics, for fonts that the document does not specify.
  ///   - palette: The system's colors.
  ///   - colors: The lookup of named colors in catalogs, or `nil` without catalogs.
  init(
    _ graph: SceneGraph, images: ImageResolver, metrics: PlatformMetrics, palette: SystemPalette,
    colors: ColorLookup?
  ) {
    self.graph = graph
    var resolver = ColorResolver(
      settings: graph.settings, traits: images.traits, palette: palette, catalog: colors)
    rootTint =
      graph.settings.globalTint.flatMap { resolver.color($0) } ?? palette[.systemBlue]
    source = ContentSource(
      raw: RawContent(), tint: rootTint, metrics: metrics, images: images, colors: resolver)
  }

  // MARK: Scenes

  /// Returns a scene with its contents.
  ///
  /// - Parameters:
  ///   - scene: The scene, which contains only installed views, with overrides applied.
  ///   - correspondence: The correspondence of its views to those of the graph.
  /// - Returns: The scene with the contents of its views, items and bars.
  mutating func resolved(_ scene: ResolvedScene, _ correspondence: SceneCorrespondence)
    -> ResolvedScene
  {
    var scene = scene
    for index in scene.views.indices { resolve(index, of: &scene.views) }
    for index in scene.views.indices where scene.views[index].content.namesOthers {
      link(index, of: &scene.views, correspondence)
    }
    source.tint = rootTint
    scene.palette = source.palette
    let controller = correspondence.scene.controller.map { graph[$0] }
    let item = controller?.navigationItem
    scene.title = SceneTitle.text(of: scene, controller, item.map { graph[$0] })
    scene.ownerClass = ownerClass(of: controller)
    guard let controller else { return scene }
    scene.navigationItem = item.map { navigationItem($0, correspondence) }
    if let title = controller.runtimeText("navigationItem.title") {
      scene.navigationItem?.title = title
    }
    scene.navigationTitle = scene.navigationItem?.title ?? controller.title
    scene.toolbarItems = barItems(controller.toolbarItems, correspondence)
    scene.tabBarItem = controller.tabBarItem.map { ViewContent.TabBarItem(graph[$0], &source) }
    return scene
  }

  private func ownerClass(of controller: SceneGraph.Controller?) -> String? {
    if let controller { return controller.attributes[.customClass] }
    return graph.objects.first {
      $0.scene == nil && $0.attributes[.placeholderIdentifier] == "IBFilesOwner"
    }?
    .attributes[.customClass]
  }

  // MARK: Views

  private mutating func resolve(_ index: ViewIndex, of views: inout ObjectTable<ResolvedView>) {
    let raw = views[index].raw
    let superview = views[index].superview
    source.raw = raw
    source.tint = superview.map { views[$0].appearance.tintColor } ?? rootTint
    source.tint = source.color(.tintColor) ?? source.tint
    source.tableStyle = nil
    if let superview, case .tableView(let table) = views[superview].content {
      source.tableStyle = table.style
    }
    let kind = views[index].kind
    views[index].content = content(kind, views[index])
    views[index].appearance = appearance(kind, isHidden: views[index].layout.isHidden)
  }

  private mutating func content(_ kind: ViewKind, _ view: ResolvedView) -> ViewContent {
    switch kind {
    case .view, .tableViewCellContentView, .collectionViewCellContentView: .plain
    case .containerView: .containerView
    case .window: .window
    case .label: .label(.init(&source))
    case .button: .button(.init(&source))
    case .textField: .textField(.init(&source))
    case .textView: .textView(.init(&source))
    case .imageView: .imageView(.init(&source, image: view.namedImage))
    case .switch: .switch(.init(&source))
    case .slider: .slider(.init(&source))
    case .stepper: .stepper(.init(source))
    case .segmentedControl: .segmentedControl(.init(&source))
    case .progressView: .progressView(.init(&source))
    case .activityIndicatorView: .activityIndicatorView(.init(&source))
    case .refreshControl: .refreshControl(.init(&source))
    case .pageControl: .pageControl(.init(&source))
    case .datePicker: .datePicker(.init(source))
    case .pickerView: .pickerView
    case .searchBar: .searchBar(.init(&source))
    case .scrollView: .scrollView(.init(source))
    case .tableView: .tableView(.init(&source))
    case .tableViewCell: .tableViewCell(.init(&source))
    case .collectionView: .collectionView(.init(source))
    case .collectionViewCell: .collectionViewCell(.init(source))
    case .collectionReusableView:
      .collectionReusableView(reuseIdentifier: source.attributes[.reuseIdentifier])
    case .stackView: .stackView(.init(source.attributes))
    case .visualEffectView: .visualEffectView(.init(source))
    case .navigationBar: .navigationBar(.init(&source))
    case .toolbar: .toolbar(.init(&source))
    case .tabBar: .tabBar(.init(&source))
    case .mapView: .mapView(.init(source))
    case .webView: .webView
    case .mediaView: .mediaView(elementName: view.elementName)
    case .other: .other(elementName: view.elementName)
    }
  }

  private mutating func appearance(_ kind: ViewKind, isHidden: Bool) -> ResolvedAppearance {
    let layer = ResolvedLayer(&source)
    return ResolvedAppearance(
      backgroundColor: source.color(.backgroundColor) ?? standardBackground(of: kind),
      tintColor: source.tint, alpha: max(0, min(source.number(.alpha) ?? 1, 1)),
      isHidden: isHidden, isEnabled: source.flag(.enabled) ?? true,
      isSelected: source.flag(.selected) ?? false,
      isHighlighted: source.flag(.highlighted) ?? false,
      clipsToBounds: kind.scrolls || layer.masksToBounds || source.flag(.clipsSubviews) ?? false,
      isOpaque: source.flag(.opaque) ?? true,
      contentMode: source.attributes[.contentMode].flatMap {
        ViewContent.ContentMode(documentName: $0)
      }
        ?? .scaleToFill,
      layer: layer)
  }

  /// Returns the default background color of a kind of view, or `nil` if it has none.
  private func standardBackground(of kind: ViewKind) -> RGBA? {
    let palette = source.palette
    switch kind {
    case .tableView:
      let style: ViewContent.TableView.Style = source.keyword(.style) ?? .plain
      return palette[style.isGrouped ? .systemGroupedBackground : .systemBackground]
    case .tableViewCell:
      let isGrouped = source.tableStyle?.isGrouped ?? false
      return palette[isGrouped ? .secondarySystemGroupedBackground : .systemBackground]
    case .window: return palette[.systemBackground]
    case .view, .containerView, .label, .button, .imageView, .textField, .scrollView, .textView,
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .pageControl, .datePicker, .pickerView, .searchBar, .refreshControl,
      .tableViewCellContentView, .collectionView, .collectionReusableView, .collectionViewCell,
      .collectionViewCellContentView, .stackView, .visualEffectView, .toolbar, .navigationBar,
      .tabBar, .mapView, .webView, .mediaView, .other:
      return nil
    }
  }

  // MARK: Links

  /// Resolves a view's references to other views and to items.
  private mutating func link(
    _ index: ViewIndex, of views: inout ObjectTable<ResolvedView>,
    _ correspondence: SceneCorrespondence
  ) {
    let view = graph[correspondence.views[index]]
    source.raw = views[index].raw
    source.tint = views[index].appearance.tintColor
    switch views[index].content {
    case .tableView(var table):
      table.link(view.sections, correspondence)
      views[index].content = .tableView(table)
    case .tableViewCell(var cell):
      cell.contentView = Self.contentView(of: index, in: views)
      for reference in view.references {
        let index = correspondence.index(of: reference.view)
        switch reference.name {
        case .textLabel: cell.textLabel = index
        case .detailTextLabel: cell.detailTextLabel = index
        case .imageView: cell.imageView = index
        default: break
        }
      }
      views[index].content = .tableViewCell(cell)
    case .collectionViewCell(var cell):
      cell.contentView = Self.contentView(of: index, in: views)
      views[index].content = .collectionViewCell(cell)
    case .navigationBar(var bar):
      bar.items = view.navigationItems.map { navigationItem($0, correspondence) }
      views[index].content = .navigationBar(bar)
    case .toolbar(var bar):
      bar.items = barItems(view.barItems, correspondence)
      views[index].content = .toolbar(bar)
    case .tabBar(var bar):
      bar.items = view.barItems.map { ViewContent.TabBarItem(graph[$0], &source) }
      views[index].content = .tabBar(bar)
    case .plain, .containerView, .window, .label, .button, .textField, .textView, .imageView,
      .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicatorView,
      .refreshControl, .pageControl, .datePicker, .pickerView, .searchBar, .scrollView,
      .collectionView, .collectionReusableView, .stackView, .visualEffectView, .mapView, .webView,
      .mediaView, .other:
      break
    }
  }

  /// Returns the content view of a cell, or `nil` if the document declares none.
  private static func contentView(
    of cell: ViewIndex, in views: ObjectTable<ResolvedView>
  ) -> ViewIndex? {
    views.subviews(of: cell).first { views[$0].role == .contentView }
  }

  private mutating func barItems(
    _ items: [Handle<SceneGraph.BarItem>], _ correspondence: SceneCorrespondence
  ) -> [ViewContent.BarButtonItem] {
    items.map { handle in
      let item = graph[handle]
      return ViewContent.BarButtonItem(
        item, customView: item.customView.flatMap { correspondence.index(of: $0) },
        &source)
    }
  }

  private mutating func navigationItem(
    _ handle: Handle<SceneGraph.NavigationItem>, _ correspondence: SceneCorrespondence
  ) -> ViewContent.NavigationItem {
    let item = graph[handle]
    func items(_ key: PropertyKey) -> [Handle<SceneGraph.BarItem>] {
      item.items.filter { graph[$0].key == key }
    }
    var resolved = ViewContent.NavigationItem(item)
    resolved.leftBarButtonItems = barItems(
      items(.leftBarButtonItem) + item.leftItems, correspondence)
    resolved.rightBarButtonItems = barItems(
      items(.rightBarButtonItem) + item.rightItems, correspondence)
    resolved.backBarButtonItem = barItems(items(.backBarButtonItem), correspondence).first
    resolved.titleView = item.titleView.flatMap { correspondence.index(of: $0) }
    return resolved
  }
}

extension ViewContent {
  /// Whether the content refers to other views, or to items that have views.
  fileprivate var namesOthers: Bool {
    switch self {
    case .tableView, .tableViewCell, .collectionViewCell, .navigationBar, .toolbar, .tabBar: true
    case .plain, .containerView, .window, .label, .button, .imageView, .textField, .scrollView,
      .textView, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .refreshControl,
      .collectionView, .collectionReusableView, .stackView, .visualEffectView, .mapView, .webView,
      .mediaView, .other:
      false
    }
  }
}
