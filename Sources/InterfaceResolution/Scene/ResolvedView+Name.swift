import InterfaceSource
import InterfaceTraits

extension ResolvedView {
  /// The name of the view in pictures and reports: its class, its id, and the label that the author
  /// gave it.
  package var name: String {
    let label = userLabel.map { " (\($0))" } ?? ""
    return elementName + (id.map { " '\($0)'" } ?? "") + label
  }

  /// The name of the view in findings: its kind, its label in Interface Builder, the text that it
  /// shows or its class, and its id.
  package var displayName: String { ObjectName.text(kindName, label, id: id?.text) }

  /// The name of the view in a list: like the display name, but without the id if there is another
  /// name.
  package var shortName: String {
    ObjectName.text(kindName, label, id: label == nil ? id?.text : nil)
  }

  /// The kind of the view as Xcode's library spells it, such as `Stack View`.
  package var kindTitle: String { ObjectName.title(kindName) }

  /// The kind of the view in findings.
  private var kindName: String { role == .contentView ? "content view" : elementName }

  /// The name of the view in Interface Builder's outline: the label that the author gave it, its text or
  /// its class, or `nil` if there is only its kind.
  package var label: String? { userLabel ?? shownText ?? customClass }

  /// The visible text, or `nil` if there is none.
  private var shownText: String? {
    let text =
      switch content {
      case .label(let label): label.text.string
      case .button(let button): button.title.string
      case .textField(let field): field.shown.string
      case .textView(let view): view.text.string
      case .searchBar(let bar): bar.text.isEmpty ? bar.placeholder : bar.text
      case .plain, .containerView, .window, .imageView, .scrollView, .switch, .slider, .stepper,
        .segmentedControl, .progressView, .activityIndicatorView, .pageControl, .datePicker,
        .pickerView, .refreshControl, .tableView, .tableViewCell, .collectionView,
        .collectionReusableView, .collectionViewCell, .stackView, .visualEffectView, .toolbar,
        .navigationBar, .tabBar, .mapView, .webView, .mediaView, .other:
        ""
      }
    return text.utf8.allSatisfy { $0 <= 0x20 } ? nil : text
  }
}
