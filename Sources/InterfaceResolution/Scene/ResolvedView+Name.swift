import InterfaceSource

extension ResolvedView {
  /// What pictures and reports call the view: its class, its id, and the name that the author gave it.
  package var name: String {
    let label = userLabel.map { " (\($0))" } ?? ""
    return elementName + (id.map { " '\($0)'" } ?? "") + label
  }

  /// What findings call the view: its kind, the text that it shows, the name that the author gave it or its class, and its
  /// id.
  package var spokenName: String {
    ObjectName.text(elementName, shownText ?? userLabel ?? customClass, id: id?.text)
  }

  /// The text that people see; nil for none.
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
