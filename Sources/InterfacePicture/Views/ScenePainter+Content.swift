import InterfaceTraits
import InterfaceResolution
import InterfaceLayout
import InterfaceModel
import PlatformFacts

extension ScenePainter {
  /// The colour of a view's box; nil for none.
  func background(of drawn: DrawnView) -> RGBA? {
    let view = drawn.view
    if let color = palette.color(view.properties.color(.backgroundColor)) { return color }
    switch view.kind {
    case .tableView:
      return palette.system(
        Self.isGrouped(view.attributes[.style])
          ? "systemGroupedBackgroundColor" : "systemBackgroundColor")
    case .tableViewCell:
      return palette.system(
        tableStyle(of: drawn.index).map { Self.isGrouped($0) } ?? false
          ? "secondarySystemGroupedBackgroundColor" : "systemBackgroundColor")
    case .toolbar, .navigationBar, .tabBar:
      return palette.color(view.properties.color(.barTintColor)) ?? palette.bar
    case .window: return palette.system("systemBackgroundColor")
    case .textField where view.attributes[.borderStyle] == "roundedRect":
      return nil
    default: return nil
    }
  }

  static func isGrouped(_ style: String?) -> Bool {
    style == "grouped" || style == "insetGrouped"
  }

  /// The style of the table that a cell or header is in.
  func tableStyle(of index: Int) -> String? {
    var index = scene.views[index].superview
    while index >= 0 {
      let view = scene.views[index]
      if view.kind == .tableView { return view.attributes[.style] ?? "plain" }
      index = view.superview
    }
    return nil
  }

  /// Draws what a view shows behind its subviews.
  func drawContent(_ drawn: DrawnView, _ drawing: inout Drawing) {
    switch drawn.view.kind {
    case .label: drawLabel(drawn, &drawing)
    case .button: drawButton(drawn, &drawing)
    case .imageView: drawImageView(drawn, &drawing)
    case .textField: drawTextField(drawn, &drawing)
    case .textView: drawTextView(drawn, &drawing)
    case .switch: drawSwitch(drawn, &drawing)
    case .slider: drawSlider(drawn, &drawing)
    case .stepper: drawStepper(drawn, &drawing)
    case .segmentedControl: drawSegmentedControl(drawn, &drawing)
    case .progressView: drawProgressView(drawn, &drawing)
    case .activityIndicatorView, .refreshControl: drawSpinner(drawn, &drawing)
    case .pageControl: drawPageControl(drawn, &drawing)
    case .datePicker: drawDatePicker(drawn, &drawing)
    case .pickerView: drawPicker(drawn, columns: [Self.places], &drawing)
    case .searchBar: drawSearchBar(drawn, &drawing)
    case .tableView: drawTable(drawn, &drawing)
    case .visualEffectView: drawVisualEffect(drawn, &drawing)
    case .navigationBar, .toolbar, .tabBar: drawBar(drawn, &drawing)
    case .mapView: drawMap(drawn, &drawing)
    case .webView: drawStandIn(drawn, "Web View", symbol: "globe", fill: .white, &drawing)
    case .mediaView:
      drawStandIn(drawn, drawn.view.elementSpelling, symbol: "play.fill", fill: .gray(60), &drawing)
    case .containerView: drawContainerView(drawn, &drawing)
    case .other: drawStandIn(drawn, drawn.view.elementSpelling, symbol: nil, fill: nil, &drawing)
    case .view, .window, .scrollView, .tableViewCell, .tableViewCellContentView, .collectionView,
      .collectionViewCell, .collectionViewCellContentView, .collectionReusableView, .stackView:
      break
    }
  }

  /// Draws what a view shows in front of its subviews.
  func drawCovering(_ drawn: DrawnView, _ drawing: inout Drawing) {
    if drawn.view.kind == .tableViewCell { drawCell(drawn, &drawing) }
  }
}
