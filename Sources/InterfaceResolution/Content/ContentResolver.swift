import InterfaceModel
import InterfaceSource

import PlatformFacts

/// Resolves what the views of a document show in one configuration: their contents and appearances.
///
/// Structure comes before: the views are installed and their overrides applied. Configurations that
/// differ in colours alone have the same structure and other contents.
struct ContentResolver {
  private var source: ContentSource
  /// The tint of views that neither say one nor are inside a view that does.
  private let rootTint: RGBA

  /// Creates a resolver.
  ///
  /// - Parameters:
  ///   - document: The document, for its colours.
  ///   - images: Finds images.
  ///   - palette: The system's colours.
  ///   - colors: What catalogs know of a colour's name; nil without catalogs.
  init(
    _ document: Document, images: ImageResolver, palette: SystemPalette, colors: ColorLookup?
  ) {
    var resolver = ColorResolver(
      resources: document.resources, traits: images.traits, palette: palette, catalog: colors)
    let global = document.extras.first { $0.name == .color && $0.key == .tintColor }
    rootTint =
      global.flatMap { resolver.color(Color($0.attributes)) } ?? palette[.systemBlue]
    source = ContentSource(raw: RawContent(), tint: rootTint, images: images, colors: resolver)
  }

  /// What catalogs have been asked of colours so far, with their answers.
  var askedColors: [String: RGBA?] { source.colors.asked }

  // MARK: Scenes

  /// Fills in the contents of a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene, whose views are installed and have their overrides applied.
  ///   - controller: The scene's controller; nil for a view of a xib.
  mutating func resolve(_ scene: inout ResolvedScene, controller: Controller?) {
    for index in scene.views.indices { resolve(index, of: &scene.views) }
    let handles = ViewHandles(scene.views)
    for index in handles.linked { link(index, of: &scene.views, handles) }
    source.tint = rootTint
    scene.palette = source.palette
    scene.title = SceneTitle.text(of: scene, controller)
    guard let controller else { return }
    scene.navigationItem = controller.navigationItem.map { navigationItem($0, handles) }
    scene.navigationTitle = controller.navigationItem?.title ?? controller.attributes[.title]
    scene.toolbarItems = controller.toolbarItems.map { barItem($0, handles) }
    scene.tabBarItem = controller.tabBarItem.map { ResolvedTabBarItem($0, &source) }
  }

  // MARK: Views

  private mutating func resolve(_ index: Int, of views: inout [ResolvedView]) {
    let raw = views[index].raw
    let superview = views[index].superview
    source.raw = raw
    source.tint = superview >= 0 ? views[superview].appearance.tintColor : rootTint
    source.tint = source.color(.tintColor) ?? source.tint
    source.tableStyle = nil
    if superview >= 0, case .tableView(let table) = views[superview].content {
      source.tableStyle = table.style
    }
    let kind = views[index].kind
    views[index].content = content(kind, views[index])
    views[index].appearance = appearance(kind, isHidden: views[index].layout.isHidden)
  }

  private mutating func content(_ kind: ViewKind, _ view: ResolvedView) -> ResolvedContent {
    switch kind {
    case .view, .tableViewCellContentView, .collectionViewCellContentView: .plain
    case .containerView: .containerView
    case .window: .window
    case .label: .label(.init(&source))
    case .button: .button(.init(&source))
    case .textField: .textField(.init(&source))
    case .textView: .textView(.init(&source))
    case .imageView: .imageView(.init(&source, image: view.image))
    case .switch: .switch(.init(&source))
    case .slider: .slider(.init(&source))
    case .stepper: .stepper(.init(source))
    case .segmentedControl: .segmentedControl(.init(&source))
    case .progressView: .progressView(.init(&source))
    case .activityIndicatorView: .activityIndicator(.init(&source))
    case .refreshControl: .refreshControl(.init(&source))
    case .pageControl: .pageControl(.init(&source))
    case .datePicker: .datePicker(.init(source))
    case .pickerView: .pickerView
    case .searchBar: .searchBar(.init(&source))
    case .scrollView: .scrollView(.init(scrolling: Scrolling(source)))
    case .tableView: .tableView(.init(&source))
    case .tableViewCell: .tableViewCell(.init(&source))
    case .collectionView: .collectionView(.init(source))
    case .collectionViewCell: .collectionViewCell(.init(source))
    case .collectionReusableView:
      .collectionReusableView(reuseIdentifier: source.attributes[.reuseIdentifier])
    case .stackView: view.layout.stack.map { .stackView($0) } ?? .plain
    case .visualEffectView: .visualEffectView(.init(source))
    case .navigationBar: .navigationBar(.init(&source))
    case .toolbar: .toolbar(.init(&source))
    case .tabBar: .tabBar(.init(&source))
    case .mapView: .mapView(.init(source))
    case .webView: .webView
    case .mediaView: .mediaView(name: view.elementSpelling)
    case .other: .other(name: view.elementSpelling)
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
      contentMode: source.attributes[.contentMode].flatMap { ContentMode(documentName: $0) }
        ?? .scaleToFill,
      layer: layer)
  }

  /// The colour behind a view that gives none; nil for none.
  private func standardBackground(of kind: ViewKind) -> RGBA? {
    let palette = source.palette
    switch kind {
    case .tableView:
      let style: ResolvedContent.TableView.Style = source.word(.style) ?? .plain
      return palette[style.isGrouped ? .systemGroupedBackground : .systemBackground]
    case .tableViewCell:
      let isGrouped = source.tableStyle?.isGrouped ?? false
      return palette[isGrouped ? .secondarySystemGroupedBackground : .systemBackground]
    case .window: return palette[.systemBackground]
    default: return nil
    }
  }

  // MARK: Links

  /// Fills in what a view says of other views.
  private mutating func link(_ index: Int, of views: inout [ResolvedView], _ handles: ViewHandles) {
    let view = views[index]
    source.raw = view.raw
    source.tint = view.appearance.tintColor
    switch view.content {
    case .tableView(var table):
      table.link(view.raw.content, handles)
      views[index].content = .tableView(table)
    case .tableViewCell(var cell):
      cell.contentView = handles.contentView(of: index, in: views)
      cell.textLabel = handles.view(view.raw.attributes.object(.textLabel))
      cell.detailTextLabel = handles.view(view.raw.attributes.object(.detailTextLabel))
      cell.imageView = handles.view(view.raw.attributes.object(.imageView))
      views[index].content = .tableViewCell(cell)
    case .collectionViewCell(var cell):
      cell.contentView = handles.contentView(of: index, in: views)
      views[index].content = .collectionViewCell(cell)
    case .navigationBar(var bar):
      if case .navigationItems(let items) = view.raw.content {
        bar.items = items.map { navigationItem($0, handles) }
      }
      views[index].content = .navigationBar(bar)
    case .toolbar(var bar):
      if case .barItems(let items) = view.raw.content {
        bar.items = items.map { barItem($0, handles) }
      }
      views[index].content = .toolbar(bar)
    case .tabBar(var bar):
      if case .barItems(let items) = view.raw.content {
        bar.items = items.map { ResolvedTabBarItem($0, &source) }
      }
      views[index].content = .tabBar(bar)
    default: break
    }
  }

  private mutating func barItem(_ item: BarItem, _ handles: ViewHandles) -> ResolvedBarItem {
    ResolvedBarItem(
      item, customView: item.customView.flatMap { handles.view(at: $0.range) }, &source)
  }

  private mutating func navigationItem(
    _ item: NavigationItem, _ handles: ViewHandles
  ) -> ResolvedNavigationItem {
    ResolvedNavigationItem(item, { handles.view(at: $0.range) }, &source)
  }
}

extension ViewKind {
  /// Whether the class cuts off what reaches beyond its bounds because it scrolls.
  fileprivate var scrolls: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView, .textView: true
    default: false
    }
  }
}

extension ResolvedLayer {
  fileprivate init(_ source: inout ContentSource) {
    for attribute in source.raw.runtimeAttributes {
      let name = attribute.keyPath.split(separator: ".").last.map { $0.lowercased() } ?? ""
      switch (name, attribute.value) {
      case ("cornerradius", .number(let number)): cornerRadius = max(number, 0)
      case ("borderwidth", .number(let number)): borderWidth = max(number, 0)
      case ("bordercolor", .color(let color)), ("borderuicolor", .color(let color)),
        ("bordercolorfromuicolor", .color(let color)):
        borderColor = source.color(color) ?? .black
      case ("maskstobounds", .bool(let flag)), ("clipstobounds", .bool(let flag)):
        masksToBounds = flag
      default: break
      }
    }
  }
}
