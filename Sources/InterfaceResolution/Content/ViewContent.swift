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
  /// A view in which another scene is shown.
  case containerView
  /// A window.
  case window
  /// A text that cannot be edited.
  case label(Label)
  /// A button.
  case button(Button)
  /// A line of text that can be edited.
  case textField(TextField)
  /// Lines of text that can scroll and be edited.
  case textView(TextView)
  /// A view that shows an image.
  case imageView(ImageView)
  /// A switch between two states.
  case `switch`(Switch)
  /// A value that is chosen by dragging a thumb.
  case slider(Slider)
  /// A stepper.
  case stepper(Stepper)
  /// Buttons side by side of which at most one is selected.
  case segmentedControl(SegmentedControl)
  /// A progress view.
  case progressView(ProgressView)
  /// A wheel that turns while something goes on.
  case activityIndicatorView(ActivityIndicatorView)
  /// A wheel above a scroll view's content.
  case refreshControl(RefreshControl)
  /// A dot per page.
  case pageControl(PageControl)
  /// A date or a time that is chosen.
  case datePicker(DatePicker)
  /// Wheels of values.
  case pickerView
  /// A search bar.
  case searchBar(SearchBar)
  /// A scroll view.
  case scrollView(Scrolling)
  /// Rows below each other.
  case tableView(TableView)
  /// A row of a table.
  case tableViewCell(TableViewCell)
  /// Items in a layout of their own.
  case collectionView(CollectionView)
  /// An item of a collection.
  case collectionViewCell(CollectionViewCell)
  /// A header or footer of a collection view.
  case collectionReusableView(reuseIdentifier: String?)
  /// A view that arranges its subviews in a row or column.
  case stackView(StackView)
  /// A visual effect view.
  case visualEffectView(VisualEffectView)
  /// A bar with a title and items.
  case navigationBar(NavigationBar)
  /// A bar with items.
  case toolbar(Toolbar)
  /// A bar of tabs.
  case tabBar(TabBar)
  /// A map.
  case mapView(MapView)
  /// A page of the web.
  case webView
  /// A view of SceneKit, SpriteKit, Metal or the like, by the name of its element.
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
