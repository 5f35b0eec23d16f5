import InterfaceModel

extension ViewKind {
  /// Whether constraints of views inside act on the content rather than on the frame.
  var scrollsContent: Bool {
    switch self {
    case .scrollView, .textView, .tableView, .collectionView: true
    default: false
    }
  }
}
