import InterfaceTraits
import SourceScanning

/// Properties and messages of the platforms' classes that documents name.
///
/// Source: general knowledge of UIKit, checked against the names that public documents
/// (docs/internals/documents.md) use on objects without a custom class: those that are not in the
/// lists are of classes of the app or of categories. Confidence: low. The lists were not compared
/// with UIKit. Except for `owners`, they do not say which class has a member, so a member that is
/// missing from a class of the app is not reported if any class of the platform has its name.
enum PlatformMembers {
  /// Returns whether the platform's superclasses of a class may have a property.
  static func mayHave(property name: String, _ lineage: ClassLineage) -> Bool {
    guard properties.contains(name) else { return false }
    guard let owners = owners[name], lineage.isComplete, !lineage.platformClasses.isEmpty else {
      return true
    }
    return lineage.platformClasses.contains { platform in
      PlatformClass.ancestry(of: platform).map { !owners.isDisjoint(with: $0) } ?? true
    }
  }

  /// The classes of UIKit that have a property, for names that apps often give to their own.
  ///
  /// Source: Apple's documentation of each class. Confidence: high.
  private static let owners: [String: Set<String>] = [
    "tableView": ["UITableViewController"],
    "collectionView": ["UICollectionViewController"],
    "textLabel": ["UITableViewCell", "UITableViewHeaderFooterView"],
    "detailTextLabel": ["UITableViewCell", "UITableViewHeaderFooterView"],
    "imageView": ["UITableViewCell", "UIButton"],
    "titleLabel": ["UIButton"],
    "navigationBar": ["UINavigationController"],
    "tabBar": ["UITabBarController"],
    "searchBar": ["UISearchController", "UISearchDisplayController"],
  ]

  /// Properties that outlets set and that key paths of runtime attributes begin with.
  static let properties: Set<String> = Set(
    """
    accessibilityElements accessibilityElementsHidden accessibilityHint accessibilityIdentifier
    accessibilityLabel accessibilityLanguage accessibilityTraits accessibilityUserInputLabels
    accessibilityValue accessibilityViewIsModal accessoryType accessoryView additionalSafeAreaInsets
    adjustsFontForContentSizeCategory adjustsFontSizeToFitWidth adjustsImageWhenHighlighted
    alignment allowsDefaultTighteningForTruncation allowsMultipleSelection allowsSelection alpha
    alwaysBounceHorizontal alwaysBounceVertical animationDuration appearance attributedPlaceholder
    attributedText autocapitalizationType autocorrectionType automaticallyAdjustsScrollViewInsets
    autoresizesSubviews autoresizingMask axis backIndicatorImage backgroundColor backgroundImage
    backgroundView badgeColor badgeValue barStyle barTintColor baselineAdjustment bounces
    bouncesZoom bounds buttonMaskOnIOS canCancelContentTouches cancelButton caLayer center
    clearButtonMode clearsContextBeforeDrawing clipsToBounds collectionView
    collectionViewLayout color constant content contentEdgeInsets contentHorizontalAlignment
    contentInset contentInsetAdjustmentBehavior contentMode contentOffset contentScaleFactor
    contentSize contentVerticalAlignment contentView contentViewController currentPage
    currentPageIndicatorTintColor dataSource date decelerationRate definesPresentationContext
    delaysContentTouches delegate detailTextLabel directionalLayoutMargins
    directionalPressGestureRecognizer directionalLockEnabled disabledBackgroundColor distribution
    documentView dragDelegate dropDelegate editable editing editingAccessoryView
    edgesForExtendedLayout effect enabled estimatedItemSize estimatedRowHeight
    extendedLayoutIncludesOpaqueBars floatingTabBarDelegate focusStyle font frame
    gestureRecognizers headerView heightAnchor hidden hidesBottomBarWhenPushed
    hidesWhenStopped highlighted highlightedImage identifier image imageEdgeInsets imageView
    indicatorStyle initialFirstResponder inputAccessoryView inputView insetsLayoutMarginsFromSafeArea
    isAccessibilityElement isDirectionalLockEnabled isEditable isEnabled isHidden isHighlighted
    isOpaque isPagingEnabled isScrollEnabled isSecureTextEntry isSelectable isSelected
    isTranslucent isUserInteractionEnabled itemSize items keyboardAppearance keyboardDismissMode
    keyboardType largeContentImage largeContentTitle layer layout layoutMargins leftBarButtonItem
    leftBarButtonItems leftView leftViewMode lineBreakMode lineSpacing locale
    maskView maximumDate maximumValue maximumZoomScale menu minimumDate
    minimumInteritemSpacing minimumLineSpacing minimumScaleFactor minimumValue minimumZoomScale
    modalPresentationCapturesStatusBarAppearance modalPresentationStyle modalTransitionStyle
    multipleTouchEnabled navigationBar navigationItem nextKeyView numberOfLines numberOfPages
    onTintColor opaque outlineTableColumn overrideUserInterfaceStyle pageIndicatorTintColor
    pagingEnabled placeholder placeholderString prefersLargeTitles preferredContentSize
    preferredMaxLayoutWidth preferredDatePickerStyle prefetchDataSource preservesSuperviewLayoutMargins
    priority progress progressTintColor progressViewStyle prompt rate refreshControl
    restorationIdentifier returnKeyType rightBarButtonItem rightBarButtonItems rightView
    rightViewMode rowHeight scrollDirection scrollEnabled scrollIndicatorInsets
    searchBar searchBarStyle searchContentsController searchController searchDisplayController
    rootViewController preferredFocusedView searchResultsDataSource searchResultsDelegate secureTextEntry sectionFooterHeight
    sectionHeaderHeight sectionHeaderTopPadding sectionIndexBackgroundColor
    sectionIndexColor sectionInset segmentedControl selectable selected selectedBackgroundView
    selectedImage selectedImageTintColor selectedSegmentIndex selectedSegmentTintColor
    selectedTextAttributes selectionStyle semanticContentAttribute separatorColor separatorEffect
    separatorInset separatorStyle shadowColor shadowImage shadowOffset shadowOpacity shadowRadius
    showsCancelButton showsHorizontalScrollIndicator showsLargeContentViewer
    showsReorderControl showsVerticalScrollIndicator showsMenuAsPrimaryAction
    smartDashesType smartInsertDeleteType smartQuotesType spacing spellCheckingType spokenText
    standardAppearance scrollEdgeAppearance compactAppearance splitView state stringValue
    storyboardIdentifier style subtitle subviews superview tabBar tabBarItem tableColumn
    tableFooterView tableHeaderView tableView tag text textAlignment textColor textContainerInset
    textContentType textField textLabel thumbImage thumbTintColor tintAdjustmentMode tintColor title
    titleEdgeInsets titleLabel titleTextAttributes titleView toolTip toolbar toolbarItems
    topItem trackTintColor transform translatesAutoresizingMaskIntoConstraints translucent
    undoManager unselectedItemTintColor userInteractionEnabled value verticalScrollIndicatorInsets
    view viewControllers wantsLayer window windingRule cell formatter target action submenu
    representedObject rowSizeStyle selectedItem contentController toolbarDelegate touchBar
    accessoryView menuFormRepresentation attachedMenu rowTemplates sortDescriptors panel
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Messages that UIKit classes respond to.
  static let actionsOfUIKit: Set<String> = Set(
    """
    becomeFirstResponder resignFirstResponder endEditing: startAnimating stopAnimating reloadData
    copy: cut: paste: delete: select: selectAll: toggleBoldface: toggleItalics: toggleUnderline:
    makeTextWritingDirectionLeftToRight: makeTextWritingDirectionRightToLeft: increaseSize:
    decreaseSize: printContent: find: findAndReplace: findNext: findPrevious: useSelectionForFind:
    updateTextAttributesWithConversionHandler: pasteAndMatchStyle: pasteAndGo: pasteAndSearch:
    duplicate: move: rename: export: reload setNeedsDisplay setNeedsLayout layoutIfNeeded
    removeFromSuperview invalidateIntrinsicContentSize goBack goForward goBack: goForward:
    stopLoading stopLoading: reload: reloadFromOrigin: toggleSidebar: cancel: dismiss
    beginRefreshing endRefreshing didSelectPost didSelectCancel
    dismissModalViewControllerAnimated: popViewControllerAnimated: popToRootViewControllerAnimated:
    setEditing: setHidden: setHighlighted: setEnabled: setSelected: setText: setOn: setTitle:
    flashScrollIndicators beginUpdates endUpdates setNeedsStatusBarAppearanceUpdate deleteBackward
    insertText: setNeedsUpdateConstraints showDetailViewController:sender:
    showViewController:sender:
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
