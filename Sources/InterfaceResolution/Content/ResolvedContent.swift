/// What a view shows, by its class, with every default filled in for the environment.
///
/// Enumerations are cases, fonts and colours are values, images are found, and what one view says of
/// another is an index into the scene's views: nobody reads an attribute again.
package indirect enum ResolvedContent: Hashable, Sendable {
  /// A view that shows only its background and subviews.
  case plain
  /// A view in which another scene is shown.
  case containerView
  case window
  case label(Label)
  case button(Button)
  case textField(TextField)
  case textView(TextView)
  case imageView(ImageView)
  case `switch`(Switch)
  case slider(Slider)
  case stepper(Stepper)
  case segmentedControl(SegmentedControl)
  case progressView(ProgressView)
  case activityIndicator(ActivityIndicator)
  case refreshControl(RefreshControl)
  case pageControl(PageControl)
  case datePicker(DatePicker)
  case pickerView
  case searchBar(SearchBar)
  case scrollView(ScrollView)
  case tableView(TableView)
  case tableViewCell(TableViewCell)
  case collectionView(CollectionView)
  case collectionViewCell(CollectionViewCell)
  /// A header or footer of a collection view.
  case collectionReusableView(reuseIdentifier: String?)
  case stackView(StackProperties)
  case visualEffectView(VisualEffectView)
  case navigationBar(NavigationBar)
  case toolbar(Toolbar)
  case tabBar(TabBar)
  case mapView(MapView)
  case webView
  /// A view of SceneKit, SpriteKit, Metal or the like; the name is the element's.
  case mediaView(name: String)
  /// A class that the vocabulary does not know; the name is the element's.
  case other(name: String)

  /// The label's content; nil for other views.
  package var label: Label? { if case .label(let label) = self { label } else { nil } }

  /// The button's content; nil for other views.
  package var button: Button? { if case .button(let button) = self { button } else { nil } }

  /// The table's content; nil for other views.
  package var tableView: TableView? { if case .tableView(let table) = self { table } else { nil } }

  /// The cell's content; nil for other views.
  package var tableViewCell: TableViewCell? {
    if case .tableViewCell(let cell) = self { cell } else { nil }
  }

  /// How a stack view arranges its subviews; nil for other views.
  package var stackView: StackProperties? {
    if case .stackView(let stack) = self { stack } else { nil }
  }

  /// Whether what is inside moves apart from the view's frame.
  package var scrolls: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }
}
