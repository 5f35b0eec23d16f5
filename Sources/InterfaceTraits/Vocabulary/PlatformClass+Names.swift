/// The names of classes of Apple's platforms.
///
/// Source of the lists other than `all`: general knowledge of the frameworks (a guess in parts).
/// They contain the classes from which apps derive classes; they need not be complete, because
/// nothing is reported about a class whose superclass is not among them.
extension PlatformClass {
  /// Returns whether a class is known to belong to a platform.
  package static func isKnown(_ name: String) -> Bool { names.contains(name) }

  /// Returns whether a name looks like that of a platform class because it has a prefix that Apple
  /// reserves, so that nothing should be reported about it.
  package static func mayBePlatform(_ name: String) -> Bool {
    if isKnown(name) { return true }
    let letters = Array(name.utf8)
    return prefixes.contains { prefix in
      let prefix = Array(prefix.utf8)
      return letters.count > prefix.count && letters.starts(with: prefix)
        && letters[prefix.count] >= UInt8(ascii: "A") && letters[prefix.count] <= UInt8(ascii: "Z")
    }
  }

  private static let prefixes = [
    "AB", "AR", "AS", "AU", "AV", "CA", "CB", "CI", "CK", "CL", "CN", "CP", "CS", "CT", "DOM", "EA",
    "EK", "GC", "GK", "GLK", "HK", "HM", "IK", "IN", "IOBluetooth", "JS", "LA", "LP", "MC", "MDL",
    "MF", "MK", "MP", "MTK", "MTL", "NCWidget", "NK", "NS", "PDF", "PHPicker", "PK", "QC", "QL",
    "QTKit", "RP", "SCN", "SF", "SK", "SL", "SS", "TK", "TV", "UI", "UN", "VN", "VS", "WK", "Web",
    "_NS", "_UI", "_WK",
  ]

  private static let names = Set(all.map(\.name) + others)

  /// The classes of which documents contain no objects, or which configurations do not name.
  private static let others: [String] =
    """
    NSObject NSProxy UIResponder UIApplication UIScene UIWindowScene UITableViewHeaderFooterView
    UICollectionViewListCell UISearchTextField UIColorWell UIWebView UIInputView UICalendarView
    UIContentUnavailableView UIPopoverBackgroundView UISearchController UIAlertController
    UIActivityViewController UIDocumentPickerViewController UIDocumentBrowserViewController
    UIImagePickerController UIInputViewController UIHostingController UIVideoEditorController
    UIReferenceLibraryViewController UIFontPickerViewController UIColorPickerViewController
    UIDocumentMenuViewController UIDocumentViewController UIBarItem UIBarButtonItem UITabBarItem
    UINavigationItem UIGestureRecognizer UITapGestureRecognizer UIPanGestureRecognizer
    UIPinchGestureRecognizer UISwipeGestureRecognizer UIRotationGestureRecognizer
    UILongPressGestureRecognizer UIScreenEdgePanGestureRecognizer UIHoverGestureRecognizer
    UICollectionViewLayout UICollectionViewFlowLayout UICollectionViewCompositionalLayout
    UICollectionViewTransitionLayout UIStoryboardSegue UIStoryboardPopoverSegue UIStoryboard
    UIPresentationController UIPopoverPresentationController UIPopoverController
    UIPercentDrivenInteractiveTransition UIDynamicAnimator UIDynamicBehavior UIMotionEffect
    UIDocument UIManagedDocument UIMenuController UISearchDisplayController UIPrintPageRenderer
    UIActivity UIMotionEffectGroup UILayoutGuide UIAccessibilityElement
    UITableViewDiffableDataSource UICollectionViewDiffableDataSource UIPasteboard UIColor UIFont
    UIImage UIBezierPath NSLayoutConstraint NSLayoutManager NSTextStorage NSTextContainer
    NSTextAttachment NSManagedObject NSOperation Operation NSFormatter Formatter NSNumberFormatter
    NumberFormatter NSValueTransformer ValueTransformer NSArrayController NSObjectController
    NSTreeController NSUserDefaultsController NSDictionaryController NSController NSDateFormatter
    DateFormatter NSResponder NSApplication NSView NSViewController NSWindow NSPanel
    NSWindowController NSDocument NSPersistentDocument NSDocumentController NSControl NSButton
    NSPopUpButton NSTextField NSSecureTextField NSSearchField NSTokenField NSComboBox NSTextView
    NSText NSImageView NSTableView NSOutlineView NSTableCellView NSTableRowView NSTableHeaderView
    NSTableHeaderCell NSTableColumn NSScrollView NSClipView NSScroller NSSplitView
    NSSplitViewController NSSplitViewItem NSStackView NSTabView NSTabViewController NSTabViewItem
    NSPageController NSBox NSGridView NSRulerView NSCollectionView NSCollectionViewItem
    NSCollectionViewLayout NSCollectionViewFlowLayout NSProgressIndicator NSSlider NSStepper
    NSSegmentedControl NSSwitch NSColorWell NSDatePicker NSLevelIndicator NSPathControl
    NSPredicateEditor NSRuleEditor NSVisualEffectView NSBrowser NSForm NSMatrix NSCell NSActionCell
    NSButtonCell NSPopUpButtonCell NSTextFieldCell NSSearchFieldCell NSSecureTextFieldCell
    NSImageCell NSSliderCell NSSegmentedCell NSLevelIndicatorCell NSMenu NSMenuItem NSToolbar
    NSToolbarItem NSTouchBar NSTouchBarItem NSPopover NSDrawer NSAlert NSOpenPanel NSSavePanel
    NSStatusItem NSPreferencePane NSOpenGLView NSGestureRecognizer NSClickGestureRecognizer
    NSPanGestureRecognizer NSMagnificationGestureRecognizer NSStoryboardSegue NSImage NSColor
    NSFont CALayer CAShapeLayer CAGradientLayer CAEmitterLayer CATextLayer CAMetalLayer
    MKAnnotationView MKPinAnnotationView MKMarkerAnnotationView MKOverlayRenderer
    MKUserTrackingBarButtonItem WKInterfaceController WKHostingController
    WKUserNotificationInterfaceController WKUserNotificationHostingController WKInterfaceObject
    WKExtensionDelegate AVPlayerViewController AVPlayerView AVRoutePickerView AVCaptureView SCNView
    SKView SKScene ARSCNView ARSKView ARView GLKView GLKViewController MTKView PDFView
    PDFThumbnailView SFSafariViewController SLComposeServiceViewController
    MFMailComposeViewController MFMessageComposeViewController CNContactViewController
    CNContactPickerViewController PKPaymentButton PKAddPassButton PKCanvasView QLPreviewController
    QLPreviewView EKEventViewController EKEventEditViewController EKCalendarChooser
    GKGameCenterViewController GKMatchmakerViewController SKStoreProductViewController MPVolumeView
    MPMoviePlayerController MPMediaPickerController ABPeoplePickerNavigationController
    ASAuthorizationAppleIDButton CSSearchableItem UNNotificationServiceExtension
    INUIAddVoiceShortcutButton LPLinkView RPSystemBroadcastPickerView CLLocationManager
    HMCameraView WebView TVDigitView CPTemplateApplicationScene SFSafariExtensionViewController
    NSPersistentContainer XCTestCase
    """.split(whereSeparator: \.isWhitespace).map(String.init)
}
