/// The classes of views that documents hold.
package enum ViewKind: Hashable, Sendable, CaseIterable {
  case view, containerView, window
  case label, button, imageView, textField, textView
  case `switch`, slider, stepper, segmentedControl, progressView, activityIndicatorView
  case pageControl, datePicker, pickerView, searchBar, refreshControl
  case scrollView, tableView, tableViewCell, tableViewCellContentView
  case collectionView, collectionViewCell, collectionViewCellContentView, collectionReusableView
  case stackView, visualEffectView
  case toolbar, navigationBar, tabBar
  case mapView, webView, mediaView
  /// A class that the vocabulary does not know; it has what all views have.
  case other
}
