import InterfaceResolution
import PlatformFacts

extension ScenePainter {
  /// The colour of a view's box; nil for none.
  func background(of view: ResolvedView) -> RGBA? {
    if let color = view.appearance.backgroundColor { return color }
    return switch view.content {
    case .navigationBar(let bar): bar.barTintColor
    case .toolbar(let bar): bar.barTintColor
    case .tabBar(let bar): bar.barTintColor
    case .plain, .containerView, .window, .label, .button, .imageView, .textField, .scrollView,
      .textView, .switch, .slider, .stepper, .segmentedControl, .progressView,
      .activityIndicatorView, .pageControl, .datePicker, .pickerView, .searchBar, .refreshControl,
      .tableView, .tableViewCell, .collectionView, .collectionReusableView, .collectionViewCell,
      .stackView, .visualEffectView, .mapView, .webView, .mediaView, .other:
      nil
    }
  }

  /// Draws what a view shows behind its subviews.
  func drawContent(_ drawn: DrawnView, _ drawing: inout Drawing) {
    drawing.mirrored(inWidth: drawn.mirrorWidth) { drawing in drawFlowing(drawn, &drawing) }
  }

  /// Draws what a view shows, in the flow of its content.
  private func drawFlowing(_ drawn: DrawnView, _ drawing: inout Drawing) {
    switch drawn.view.content {
    case .label(let content): drawLabel(content, drawn, &drawing)
    case .button(let content): drawButton(content, drawn, &drawing)
    case .imageView(let content): drawImageView(content, drawn, &drawing)
    case .textField(let content): drawTextField(content, drawn, &drawing)
    case .textView(let content): drawTextView(content, drawn, &drawing)
    case .switch(let content): drawSwitch(content, drawn, &drawing)
    case .slider(let content): drawSlider(content, drawn, &drawing)
    case .stepper: drawStepper(drawn, &drawing)
    case .segmentedControl(let content): drawSegmentedControl(content, drawn, &drawing)
    case .progressView(let content): drawProgressView(content, drawn, &drawing)
    case .activityIndicatorView(let content): drawSpinner(content.color, drawn, &drawing)
    case .refreshControl(let content): drawSpinner(content.tintColor, drawn, &drawing)
    case .pageControl(let content): drawPageControl(content, drawn, &drawing)
    case .datePicker(let content): drawDatePicker(content, drawn, &drawing)
    case .pickerView: drawPicker(drawn, columns: [Self.places], &drawing)
    case .searchBar(let content): drawSearchBar(content, drawn, &drawing)
    case .tableView(let content): drawTable(content, drawn, &drawing)
    case .visualEffectView(let content): drawVisualEffect(content, drawn, &drawing)
    case .navigationBar(let content): drawNavigationBar(content, drawn, &drawing)
    case .toolbar(let content): drawToolbar(content, drawn, &drawing)
    case .tabBar(let content): drawTabBar(content, drawn, &drawing)
    case .mapView: drawMap(drawn, &drawing)
    case .webView:
      drawStandIn(
        drawn, drawn.view.customClass ?? "Web View", symbol: "globe",
        fill: palette[.systemBackground], &drawing)
    case .mediaView(let name):
      drawStandIn(drawn, name, symbol: "play.fill", fill: .gray(60), &drawing)
    case .containerView:
      if let id = drawn.view.id, drawContents?(id, &drawing) == true { return }
      drawContainerView(drawn, &drawing)
    case .other("colorWell"): drawColorWell(drawn, &drawing)
    case .other(let name):
      drawStandIn(drawn, drawn.view.customClass ?? name, symbol: nil, fill: nil, &drawing)
    case .plain: drawCustomView(drawn, &drawing)
    case .window, .scrollView, .tableViewCell, .collectionView, .collectionViewCell,
      .collectionReusableView, .stackView:
      break
    }
  }

  /// Draws what a view shows in front of its subviews.
  func drawCovering(_ drawn: DrawnView, _ drawing: inout Drawing) {
    guard case .tableViewCell(let content) = drawn.view.content else { return }
    drawing.mirrored(inWidth: drawn.isReversed ? drawn.width : nil) { drawing in
      drawCell(content, drawn, &drawing)
    }
  }
}
