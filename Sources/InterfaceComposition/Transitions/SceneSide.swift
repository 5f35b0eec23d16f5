import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

/// A scene on one side of a transition: its views' frames in the window and their appearance.
struct SceneSide {
  let composed: ComposedScene
  /// The frames of the views in the window's coordinates.
  private(set) var frames: Table<ResolvedView, LayoutRect> = []
  /// Whether a view and all its superviews are neither hidden nor transparent.
  private var isExposed: Table<ResolvedView, Bool> = []
  private let window: LayoutRect
  /// The keyboard over the window, or `nil` if it is not shown.
  private let keyboard: LayoutRect?

  /// Computes the frames of a scene in the window.
  init(
    _ composed: ComposedScene, in layoutEnvironment: ControllerEnvironment, window: LayoutRect,
    keyboard: LayoutRect?
  ) {
    self.composed = composed
    self.window = window
    self.keyboard = keyboard
    for (index, view) in composed.scene.views.indexed {
      // Superviews precede their subviews.
      let outer = view.superview.map { frames[$0] } ?? layoutEnvironment.frame
      var frame = composed.layout.frames[index]
      frame.x += outer.x
      frame.y += outer.y
      frames.append(frame)
      let own = view.appearance
      isExposed.append(
        !own.isHidden && own.alpha > 0 && !view.layout.isOmitted
          && (view.superview.map { isExposed[$0] } ?? true))
    }
  }

  /// Returns why a view is not visible, or `nil` if it is visible.
  func loss(of index: ViewIndex) -> ViewChange.Loss? {
    let frame = frames[index]
    if !isExposed[index] { return .hidden }
    if frame.width <= 0 || frame.height <= 0 { return .empty }
    let isInside =
      frame.x < window.maxX && frame.maxX > window.x && frame.y < window.maxY
      && frame.maxY > window.y
    guard isInside else { return .outside }
    return keyboard.map { frame.y >= $0.y } == true ? .behindKeyboard : nil
  }

  /// Returns whether a view has visible content of its own.
  func hasContent(_ index: ViewIndex) -> Bool {
    switch composed.scene.views[index].content {
    case .plain, .containerView, .window, .stackView, .scrollView, .visualEffectView, .other: false
    case .label(let label): !label.text.isEmpty
    case .imageView(let image): image.image != nil
    case .button, .textField, .textView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar,
      .refreshControl, .tableView, .tableViewCell, .collectionView, .collectionReusableView,
      .collectionViewCell, .toolbar, .navigationBar, .tabBar, .mapView, .webView, .mediaView:
      true
    }
  }

  /// Returns the appearance of a view, property by property; all views of one kind have the same
  /// properties.
  func values(of index: ViewIndex) -> [(name: String, value: String?)] {
    let view = composed.scene.views[index]
    var values: [(name: String, value: String?)] = [
      ("hidden", view.appearance.isHidden ? "true" : "false"),
      ("alpha", number(view.appearance.alpha)),
      ("background", view.appearance.backgroundColor?.hexadecimal),
      ("tint", view.appearance.tintColor.hexadecimal),
    ]
    func add(_ text: StyledText, _ ink: RGBA?) {
      values.append(("text", text.string))
      values.append(("color", (text.runs.first?.color ?? ink)?.hexadecimal))
    }
    var image = view.image
    switch view.content {
    case .label(let label): add(label.text, label.textColor)
    case .button(let button):
      add(button.title, button.normal.titleColor)
      image = button.normal.image ?? image
    case .textField(let field): add(field.text.isEmpty ? field.placeholder : field.text, nil)
    case .textView(let text): add(text.text, text.textColor)
    case .stackView(let stack):
      values.append(("axis", stack.axis == .horizontal ? "horizontal" : "vertical"))
      values.append(("spacing", number(stack.spacing)))
      values.append(("alignment", stack.alignment.rawValue))
      values.append(("distribution", stack.distribution.rawValue))
    case .plain, .containerView, .window, .imageView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicatorView, .refreshControl, .pageControl, .datePicker,
      .pickerView, .searchBar, .scrollView, .tableView, .tableViewCell, .collectionView,
      .collectionViewCell, .collectionReusableView, .visualEffectView, .navigationBar, .toolbar,
      .tabBar, .mapView, .webView, .mediaView, .other:
      break
    }
    values.append(
      ("font", composed.layout.texts[index].map { font($0.style) }))
    values.append(("image", image?.name))
    values.append(("image file", image?.asset?.path))
    return values
  }

  private func font(_ style: LaidOutText.Style) -> String {
    let italic = style.isItalic ? " italic" : ""
    return "\(style.family ?? "system") \(number(style.size)) \(style.weight)\(italic)"
  }

  private func number(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}
