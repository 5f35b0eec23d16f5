/// The values of attributes in documents for iOS and tvOS that mean the same as no attribute.
package enum DefaultValues {
  /// Returns whether a value in normal form is the default of an attribute.
  package static func contain(
    _ value: String, of attribute: String, on element: String
  ) -> Bool {
    guard let known = byAttribute[attribute] else { return false }
    return known.value == value && known.elements.contains(element)
  }

  /// Returns whether a value as the document spells it is the default of an attribute.
  package static func matchDefault(
    _ value: String, of attribute: String, on element: String
  ) -> Bool {
    contain(NormalForm.value(value, of: attribute, on: element), of: attribute, on: element)
  }

  /// All defaults, by attribute.
  package static let byAttribute: [String: (value: String, elements: Set<String>)] = {
    var all: [String: (value: String, elements: Set<String>)] = [:]
    for line in (flags + documented).split(separator: "\n") {
      let parts = line.split(separator: ":")
      let names = parts[0].split(separator: " ")
      let elements = parts[1].split(separator: ",").map { entry in
        String(entry.split(separator: " ")[0])
      }
      all[String(names[0])] = (String(names[1]), Set(elements))
    }
    return all
  }()

  /// Flags that Interface Builder writes with one value only, so that their absence is the other.
  ///
  /// A line is the attribute, its default and the elements, each with the number of projects in
  /// which some of the elements have the attribute and others do not: of 170 public projects, at
  /// least three. Elements of which any has the default are left out.
  private static let flags = """
    address NO: dataDetectorType 7
    adjustsFontForContentSizeCategory NO: label 30, textField 11, textView 5
    adjustsFontSizeToFit YES: label 82, textField 7
    adjustsImageSizeForAccessibilityContentSizeCategory NO: button 3, imageView 6
    adjustsImageWhenAncestorFocused NO: imageView 3
    adjustsImageWhenDisabled YES: button 10
    adjustsImageWhenHighlighted YES: button 9
    adjustsLetterSpacingToFitWidth NO: label 24
    allowDoubleColumnStyle NO: splitViewController 4
    allowsAirPlayForMediaPlayback YES: wkWebViewConfiguration 3
    allowsBackForwardNavigationGestures NO: wkWebView 4
    allowsDefaultTighteningForTruncation YES: paragraphStyle 4
    allowsEditingTextAttributes NO: textView 3
    allowsMultipleSelection NO: tableView 4
    allowsMultipleSelectionDuringEditing NO: tableView 3
    allowsPictureInPictureMediaPlayback YES: wkWebViewConfiguration 3
    allowsSelection YES: tableView 31
    allowsSelectionDuringEditing NO: tableView 9
    alwaysBounceHorizontal NO: collectionView 4
    alwaysBounceVertical NO: collectionView 7, scrollView 13, tableView 10, textView 3
    animates YES: segue 5
    animating NO: activityIndicatorView 28
    appends NO: outletCollection 21
    automaticEstimatedItemSize NO: collectionViewFlowLayout 6
    automaticallyAdjustsScrollViewInsets YES: navigationController 62, tabBarController 10, \
      viewController 23
    autoresizesArchivedViewToFullSize YES: collectionViewController 3, tableViewController 3, \
      viewController 4
    autoresizesSubviews YES: view 6
    baselineRelativeArrangement NO: stackView 7
    bottom NO: extendedEdge 15
    bounces YES: collectionView 6, scrollView 6, tableView 8, textView 14
    bouncesZoom YES: collectionView 5, scrollView 6, tableView 9, textView 8
    button NO: accessibilityTraits 9
    calendarEvent NO: dataDetectorType 3
    canCancelContentTouches YES: textView 3
    clearsContextBeforeDrawing YES: button 6, imageView 4, tableView 22, textField 4, view 39
    clearsOnBeginEditing NO: textField 4
    clearsSelectionOnViewWillAppear YES: tableViewController 20
    clipsSubviews NO: button 17, collectionView 4, collectionViewCell 9, imageView 90, label 75, \
      navigationBar 19, scrollView 6, stackView 6, stepper 3, tableView 3, tableViewCell 69, \
      tableViewCellContentView 4, textField 52, view 78
    contentViewInsetsToSafeArea YES: tableView 3
    continuous YES: slider 3
    definesPresentationContext NO: navigationController 10, tabBarController 3, viewController 3
    delaysContentTouches YES: scrollView 4, textView 4
    directionalLockEnabled NO: collectionView 4
    editable YES: textView 48
    enabled YES: barButtonItem 14, button 25, label 4, slider 3, textField 14
    enablesReturnKeyAutomatically NO: textInputTraits 21
    extendedLayoutIncludesOpaqueBars NO: navigationController 3, viewController 10
    flexibleMaxX NO: autoresizingMask 124
    flexibleMaxY NO: autoresizingMask 125
    flexibleMinX NO: autoresizingMask 25
    flexibleMinY NO: autoresizingMask 36
    hasAttributedTitle NO: button 6
    header NO: accessibilityTraits 4
    heightSizable NO: autoresizingMask 142
    hidden NO: activityIndicatorView 39, button 25, imageView 20, label 29, pickerView 5, \
      progressView 6, stackView 5, textField 5, view 45
    hidesAccessoryWhenEditing YES: tableViewCell 56
    hidesBottomBarWhenPushed NO: viewController 8
    hidesForSinglePage NO: pageControl 3
    hidesWhenStopped NO: activityIndicatorView 38
    image NO: accessibilityTraits 11
    insetsLayoutMarginsFromSafeArea YES: button 3, collectionReusableView 3, collectionViewCell \
      5, imageView 8, label 34, navigationBar 43, scrollView 4, stackView 4, tabBar 22, \
      tableView 4, tableViewCell 20, tableViewCellContentView 55, toolbar 9, view 32
    largeTitles NO: navigationBar 14
    layoutMarginsFollowReadableWidth NO: label 3, tableViewCellContentView 5, view 9
    link NO: accessibilityTraits 4, dataDetectorType 5
    multipleTouchEnabled NO: imageView 25, label 68, navigationBar 19, textView 4, view 62
    navigationBarHidden NO: navigationController 19
    none NO: accessibilityTraits 6
    notEnabled NO: accessibilityTraits 16
    on NO: switch 38
    opaque YES: button 10, collectionView 7, collectionViewCell 4, imageView 29, label 14, \
      navigationBar 7, tableView 23, textView 4, view 67
    pagingEnabled NO: collectionView 7, scrollView 12
    phoneNumber NO: dataDetectorType 6
    pitchEnabled YES: mapView 3
    placeholder NO: constraint 22
    pointerInteraction NO: button 5
    prefetchingEnabled YES: collectionView 4
    preservesSuperviewLayoutMargins NO: collectionViewCell 3, label 6, scrollView 3, stackView \
      6, tableViewCell 49, tableViewCellContentView 51, textView 3, view 9
    reversesTitleShadowWhenHighlighted NO: button 3
    scalesPageToFit NO: webView 4
    scrollEnabled YES: collectionView 8, tableView 11, textView 32
    secureTextEntry NO: textInputTraits 30
    selectable YES: textView 24
    selected NO: button 4, textField 3
    shouldIndentWhileEditing YES: tableViewCell 5
    showsCancelButton NO: searchBar 3
    showsHorizontalScrollIndicator YES: collectionView 18, scrollView 27, tableView 21, textView \
      23
    showsSelectionImmediatelyOnTouchBegin YES: tableView 7
    showsTouchWhenHighlighted NO: button 13
    showsUserLocation NO: mapView 3
    showsVerticalScrollIndicator YES: collectionView 20, scrollView 20, tableView 15, textView \
      19
    staticText NO: accessibilityTraits 9
    symbolic NO: constraint 94
    toolbarHidden YES: navigationController 10
    top NO: extendedEdge 7
    translucent YES: navigationBar 22, tabBar 7, toolbar 3
    useStoryboardIdentifierAsRestorationIdentifier NO: collectionViewController 4, \
      navigationController 8, tabBarController 3, tableViewController 7, viewController 30
    userInteractionEnabled YES: activityIndicatorView 3, button 12, imageView 39, label 73, \
      tableViewCell 6, tableViewCellContentView 3, textField 6, textView 5, view 19
    usesAttributedText NO: label 12, textView 9
    widthSizable NO: autoresizingMask 141

    """

  /// Defaults that Interface Builder shows in its inspectors for objects without the attribute.
  ///
  /// A line is the same as above, with a lower bound of the number of projects. The value is never
  /// written but for `multiplier`, which 50 projects contain as `1:1`, and for a text field's border
  /// and a label's number of lines, which one contains.
  private static let documented = """
    alignment fill: stackView 40
    alpha 1: button 3, label 4, view 9
    axis horizontal: stackView 65
    borderStyle none: textField 50
    constant 0: constraint 130
    distribution fill: stackView 50
    horizontalCompressionResistancePriority 750: button 8, imageView 7, label 24, stackView 4, \
      textField 6, view 10
    horizontalHuggingPriority 250: activityIndicatorView 6, button 10, imageView 44, label 88, \
      segmentedControl 3, stackView 4, switch 5, textField 12, textView 4, view 9
    multiplier 1: constraint 36
    numberOfLines 1: label 94
    priority 1000: constraint 41
    relation equal: constraint 98
    scrollDirection vertical: collectionViewFlowLayout 25
    spacing 0: stackView 36
    tag 0: button 17, imageView 9, label 12, slider 3, switch 4, tableViewCell 6, textField 7, \
      view 7
    verticalCompressionResistancePriority 750: button 4, imageView 10, label 34, stackView 5, \
      textView 3, view 7
    verticalHuggingPriority 250: activityIndicatorView 6, button 9, imageView 47, label 85, \
      progressView 3, stackView 3, switch 5, textView 5, view 11

    """
}
