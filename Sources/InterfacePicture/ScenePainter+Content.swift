import InterfaceLayout
import InterfaceResolution
import InterfaceTraits
import PlatformFacts

extension ScenePainter {
  /// Returns the background color of a view's box, or `nil` if it has none.
  func background(of view: ResolvedView) -> RGBA? {
    if let color = view.appearance.backgroundColor { return color }
    let color: RGBA? =
      switch view.content {
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
    return color.flatMap { $0.alpha > 0 ? $0 : nil }
  }

  /// Draws the content of a view behind its subviews.
  func drawContent(_ view: DrawnView, _ drawing: inout Drawing) {
    drawing.mirrored(inWidth: view.mirrorWidth) { drawing in drawFlowing(view, &drawing) }
  }

  /// Draws the content of a view in its layout direction.
  private func drawFlowing(_ view: DrawnView, _ drawing: inout Drawing) {
    switch view.view.content {
    case .label(let label): label.draw(view, &drawing)
    case .button(let button): button.draw(view, &drawing)
    case .imageView(let imageView): imageView.draw(view, &drawing)
    case .textField(let field): field.draw(view, &drawing)
    case .textView(let textView): textView.draw(view, &drawing)
    case .switch(let control): control.draw(view, &drawing)
    case .slider(let slider): slider.draw(view, &drawing)
    case .stepper(let stepper): stepper.draw(view, &drawing)
    case .segmentedControl(let control): control.draw(view, &drawing)
    case .progressView(let progress): progress.draw(view, &drawing)
    case .activityIndicatorView(let indicator): Spinner.draw(indicator.color, view, &drawing)
    case .refreshControl(let control): Spinner.draw(control.tintColor, view, &drawing)
    case .pageControl(let control): control.draw(view, &drawing)
    case .datePicker(let picker): picker.draw(view, &drawing)
    case .pickerView: PickerView.draw([PickerView.places], view, &drawing)
    case .searchBar(let bar): bar.draw(view, &drawing)
    case .tableView(let table): table.draw(view, layout, &drawing)
    case .visualEffectView(let effect): effect.draw(view, &drawing)
    case .navigationBar(let bar): bar.draw(view, at: layout.barItems[view.index], &drawing)
    case .toolbar(let bar): bar.draw(view, at: layout.barItems[view.index], &drawing)
    case .tabBar(let bar):
      let tabs =
        view.view.role == .bar ? scene.ownTabs.map { ($0.item, $0.isSelected) } : nil
      bar.draw(tabs, view, at: layout.barItems[view.index], &drawing)
    case .mapView(let map): map.draw(view, &drawing)
    case .webView:
      let fill = palette[.systemBackground]
      StandIn.draw(
        view.view.customClass ?? "Web View", symbol: "globe", fill: fill, view, &drawing)
    case .mediaView(let name):
      StandIn.draw(name, symbol: "play.fill", fill: .gray(60), view, &drawing)
    case .containerView:
      if let id = view.view.id, drawContents?(id, &drawing) == true { return }
      StandIn.drawContainer(view, &drawing)
    case .other("colorWell"): ColorWell.draw(view, &drawing)
    case .other(let name): StandIn.draw(view.view.customClass ?? name, view, &drawing)
    case .plain:
      // Only the app can draw an empty view of its own class.
      if children(of: view.index).isEmpty { StandIn.drawCustomClass(view, &drawing) }
    case .window, .scrollView, .tableViewCell, .collectionView, .collectionViewCell,
      .collectionReusableView, .stackView:
      break
    }
  }

  /// Draws the content of a view in front of its subviews.
  func drawCovering(_ view: DrawnView, _ drawing: inout Drawing) {
    guard case .tableViewCell(let cell) = view.view.content else { return }
    let table = view.view.superview.flatMap { scene.views[$0].content.tableView }
    drawing.mirrored(inWidth: view.isReversed ? view.width : nil) { drawing in
      cell.draw(
        view, in: table, hasSeparator: !lastOfCards.contains(view.index), &drawing)
    }
  }
}
