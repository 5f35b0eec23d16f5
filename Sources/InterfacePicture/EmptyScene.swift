package import InterfaceLayout
package import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// The reason why the picture of a scene has no content.
package enum EmptyScene: Hashable, Sendable {
  /// A container controller, or a view with nothing but container views: other scenes fill it.
  case container
  /// A reference to a scene of another storyboard.
  case reference
  /// A controller whose view is not in the document.
  case viewElsewhere
  /// Views of which one, or whose owner, has a class of the app, and which show nothing before code
  /// has run.
  case filledByCode
  /// Views of the system's classes that show nothing.
  case blank

  /// Returns the reason why a scene has no content in a configuration, or `nil` if it has some.
  ///
  /// Content is what a view draws apart from backgrounds: a text, an image, a control, the name of
  /// a class that draws itself, a border, or a color unlike that of the view behind it, unless the view
  /// covers nearly all of that. What is
  /// hidden, transparent or without a size does not count, and neither do the bars around a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene as resolved for the configuration.
  ///   - layout: Its layout.
  package init?(_ scene: ResolvedScene, _ layout: Layout) {
    let views = scene.views.indices.filter { index in
      let role = scene.views[index].role
      return role != .bar && role != .barItemView
    }
    var contents = ContentSearch(scene: scene, layout: layout)
    for index in views where contents.hasContent(index) { return nil }
    if views.isEmpty {
      switch scene.controllerKind {
      case .viewControllerPlaceholder: self = .reference
      case let kind? where kind.isContainer: self = .container
      default: self = .viewElsewhere
      }
    } else if contents.hasContainer {
      self = .container
    } else if scene.ownerClass != nil
      || views.contains(where: { scene.views[$0].customClass != nil })
    {
      self = .filledByCode
    } else {
      self = .blank
    }
  }

  /// Returns the words for it in a list of scenes: a container controller has the name of its kind.
  package func words(for scene: ResolvedScene) -> String {
    guard self == .container, let kind = scene.controllerKind, kind.isContainer else {
      return caption
    }
    return SceneTitle.words(in: kind.rawValue)
  }

  /// The words for it in pictures.
  package var caption: String {
    switch self {
    case .container: "Container"
    case .reference: "Storyboard Reference"
    case .viewElsewhere: "View not in this document"
    case .filledByCode: "Filled by code"
    case .blank: "Empty"
    }
  }
}

extension ControllerKind {
  /// Whether other controllers fill the view of the controller.
  fileprivate var isContainer: Bool {
    switch self {
    case .navigationController, .tabBarController, .splitViewController, .pageViewController: true
    case .viewController, .tableViewController, .collectionViewController, .hostingController,
      .avPlayerViewController, .glkViewController, .viewControllerPlaceholder:
      false
    }
  }
}

/// Finds the views of a scene that show something.
private struct ContentSearch {
  let scene: ResolvedScene
  let layout: Layout
  /// The share of its superview from which a view is a background.
  private static let coveringShare = 0.8

  /// Whether a container view was found.
  private(set) var hasContainer = false
  /// Whether views are visible, apart from their sizes, and the colors behind their subviews.
  private var found: [ViewIndex: (isVisible: Bool, back: RGBA)] = [:]

  init(scene: ResolvedScene, layout: Layout) {
    self.scene = scene
    self.layout = layout
  }

  /// Returns whether a view has content; its superview must have been passed before.
  mutating func hasContent(_ index: ViewIndex) -> Bool {
    let view = scene.views[index]
    let superview = view.superview.flatMap { found[$0] }
    let appearance = view.appearance
    let isVisible =
      (superview?.isVisible ?? true) && !appearance.isHidden && appearance.alpha > 0.01
    var background = appearance.backgroundColor
    if let color = background, color.alpha < 0.01 { background = nil }
    let behind = superview?.back ?? scene.palette[.systemBackground]
    found[index] = (isVisible, background ?? behind)
    let frame = layout.frames[index]
    guard isVisible, frame.width >= 1, frame.height >= 1 else { return false }
    if case .containerView = view.content { hasContainer = true }
    if let superview = view.superview, let background, background != behind {
      let (around, area) = (layout.frames[superview], frame.width * frame.height)
      if area < around.width * around.height * Self.coveringShare { return true }
    }
    return appearance.layer.borderWidth > 0 || draws(view, index)
  }

  /// Returns whether a view draws something apart from its background.
  private func draws(_ view: ResolvedView, _ index: ViewIndex) -> Bool {
    switch view.content {
    case .label(let label): !label.text.isEmpty
    case .button(let button):
      !button.title.isEmpty || button.normal.image != nil || button.normal.backgroundImage != nil
        || button.configuration != nil
        || button.buttonType != .custom && button.buttonType != .system
    case .imageView(let imageView): imageView.image != nil
    case .textView(let textView): !textView.text.isEmpty
    case .tableViewCell(let cell): cell.accessoryType != .none
    case .tableView(let table):
      table.sections.contains { section in
        !section.cells.isEmpty && (section.headerTitle ?? section.footerTitle) != nil
      }
    case .plain:
      view.customClass != nil && view.role != .controllerRoot
        && scene.views[index].end == index.advanced(by: 1)
    case .containerView, .window, .scrollView, .collectionView, .collectionReusableView,
      .collectionViewCell, .stackView, .visualEffectView, .refreshControl:
      false
    case .textField, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .toolbar,
      .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
      true
    }
  }
}
