/// The content of a view, by its class, with every default filled in for the configuration.
///
/// Overrides are applied; colors, fonts and images are resolved; values that the document omits are
/// the platform's. Names are UIKit's. Future versions may add classes: a `switch` requires a
/// `default`.
///
/// ```swift
/// switch view.content {
/// case .label(let label): print(label.text.string, label.font.pointSize(in: layout.configuration))
/// case .button(let button): print(button.title.string)
/// case .imageView(let image): print(image.image?.name ?? "no image")
/// case .stackView(let stack): print(stack.axis, stack.spacing)
/// default: print(view.elementName)
/// }
/// ```
public indirect enum ViewContent: Hashable, Sendable {
  /// A view that shows only its background and subviews.
  case plain
  /// A view that embeds another scene.
  case containerView
  /// A window.
  case window
  /// A label.
  case label(Label)
  /// A button.
  case button(Button)
  /// A text field.
  case textField(TextField)
  /// A text view.
  case textView(TextView)
  /// An image view.
  case imageView(ImageView)
  /// A switch.
  case `switch`(Switch)
  /// A slider.
  case slider(Slider)
  /// A stepper.
  case stepper(Stepper)
  /// A segmented control.
  case segmentedControl(SegmentedControl)
  /// A progress view.
  case progressView(ProgressView)
  /// An activity indicator.
  case activityIndicatorView(ActivityIndicatorView)
  /// A refresh control.
  case refreshControl(RefreshControl)
  /// A page control.
  case pageControl(PageControl)
  /// A date picker.
  case datePicker(DatePicker)
  /// A picker view.
  case pickerView
  /// A search bar.
  case searchBar(SearchBar)
  /// A scroll view.
  case scrollView(Scrolling)
  /// A table view.
  case tableView(TableView)
  /// A table view cell.
  case tableViewCell(TableViewCell)
  /// A collection view.
  case collectionView(CollectionView)
  /// A collection view cell.
  case collectionViewCell(CollectionViewCell)
  /// A header or footer of a collection view.
  case collectionReusableView(reuseIdentifier: String?)
  /// A stack view.
  case stackView(StackView)
  /// A visual effect view.
  case visualEffectView(VisualEffectView)
  /// A navigation bar.
  case navigationBar(NavigationBar)
  /// A toolbar.
  case toolbar(Toolbar)
  /// A tab bar.
  case tabBar(TabBar)
  /// A map view.
  case mapView(MapView)
  /// A web view.
  case webView
  /// A view of SceneKit, SpriteKit, Metal or a similar framework, with the name of its element.
  case mediaView(elementName: String)
  /// A view of an unknown class, with the name of its element.
  case other(elementName: String)

  /// The label's content, or `nil` for other views.
  package var label: Label? { if case .label(let label) = self { label } else { nil } }

  /// The button's content, or `nil` for other views.
  package var button: Button? { if case .button(let button) = self { button } else { nil } }

  /// The table's content, or `nil` for other views.
  package var tableView: TableView? { if case .tableView(let table) = self { table } else { nil } }

  /// The cell's content, or `nil` for other views.
  package var tableViewCell: TableViewCell? {
    if case .tableViewCell(let cell) = self { cell } else { nil }
  }

  /// The stack view's content, or `nil` for other views.
  package var stackView: StackView? {
    if case .stackView(let stack) = self { stack } else { nil }
  }
}
