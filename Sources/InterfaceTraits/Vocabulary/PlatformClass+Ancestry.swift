/// The superclasses of UIKit classes whose objects documents contain or connect.
///
/// Source: the inheritance in Apple's documentation of each class. Confidence: high. The list need
/// not be complete: nothing is concluded from a class that is not in it.
extension PlatformClass {
  /// Returns a class with all its superclasses up to `NSObject`, starting with itself, or `nil` for
  /// classes whose superclasses are not known.
  package static func ancestry(of name: String) -> [String]? {
    var line = [name]
    while let last = line.last, last != "NSObject" {
      guard let above = ancestors[last] else { return nil }
      line.append(above)
    }
    return line
  }

  private static let ancestors: [String: String] = {
    var ancestors = Dictionary(
      uniqueKeysWithValues: all.map { ($0.name, $0.superclass ?? "UIResponder") })
    for (superclass, names) in others {
      for name in names.split(separator: " ") { ancestors[String(name)] = superclass }
    }
    return ancestors
  }()

  /// The classes of objects other than `all`, by their superclass.
  private static let others: [String: String] = [
    "NSObject":
      "UIResponder UIGestureRecognizer UIBarItem UINavigationItem NSLayoutConstraint UILayoutGuide "
      + "UICollectionViewLayout UIStoryboardSegue UISearchDisplayController UIPopoverController",
    "UIBarItem": "UIBarButtonItem UITabBarItem",
    "UIGestureRecognizer":
      "UITapGestureRecognizer UIPanGestureRecognizer UIPinchGestureRecognizer "
      + "UISwipeGestureRecognizer UIRotationGestureRecognizer UILongPressGestureRecognizer "
      + "UIHoverGestureRecognizer",
    "UIPanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
    "UICollectionViewLayout":
      "UICollectionViewFlowLayout UICollectionViewCompositionalLayout "
      + "UICollectionViewTransitionLayout",
    "UIView":
      "UITableViewHeaderFooterView UIInputView UICalendarView UIWebView MKAnnotationView SCNView "
      + "SKView GLKView MTKView PDFView MPVolumeView AVRoutePickerView LPLinkView",
    "MKAnnotationView": "MKPinAnnotationView MKMarkerAnnotationView",
    "SCNView": "ARSCNView",
    "SKView": "ARSKView",
    "UIScrollView": "PKCanvasView",
    "UITextField": "UISearchTextField",
    "UIControl": "UIColorWell ASAuthorizationAppleIDButton",
    "UIButton": "PKPaymentButton PKAddPassButton INUIAddVoiceShortcutButton",
    "UICollectionViewCell": "UICollectionViewListCell",
    "UIViewController":
      "UISearchController UIAlertController UIActivityViewController UIInputViewController "
      + "UIHostingController AVPlayerViewController GLKViewController SFSafariViewController "
      + "UIDocumentPickerViewController UIDocumentBrowserViewController QLPreviewController "
      + "SLComposeServiceViewController CNContactViewController UIVideoEditorController",
    "UINavigationController":
      "UIImagePickerController MFMailComposeViewController MFMessageComposeViewController",
  ]
}
