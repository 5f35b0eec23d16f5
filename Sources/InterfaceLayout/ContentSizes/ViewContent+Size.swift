import InterfaceResolution

extension ViewContent {
  /// Whether the content's height may depend on its width.
  var wraps: Bool {
    switch self {
    case .label, .button, .textView: true
    default: false
    }
  }

  /// Whether the view has no image and no text, nor any other content of its own.
  var showsNothing: Bool {
    switch self {
    case .plain: true
    case .imageView(let imageView): imageView.image == nil
    case .label(let label): label.numberOfLines == 1 && label.text.isEmpty
    default: false
    }
  }

  /// Whether the view shows text of its own.
  var showsText: Bool {
    switch self {
    case .label, .button, .textField, .textView: true
    default: false
    }
  }
}
