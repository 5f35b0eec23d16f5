public import InterfaceSource
public import InterfaceTraits
import TextMeasurement

/// A view as it is for one trait collection: installed, with every override applied.
///
/// ```swift
/// for view in layout.views where view.role == .cell { print(view.elementName, view.content) }
/// ```
public struct ResolvedView: Sendable {
  /// What the view is to the object that holds it.
  public typealias Role = ViewRole

  /// What the document says of a view that no content or colour changes.
  struct Declaration: Hashable, Sendable {
    var id: ObjectID?
    var elementName: String
    var owner: ObjectID?
    var customClass: String?
    var userLabel: String?
    var raw: RawContent
    var image: ResolvedImage?
  }

  /// Behind a reference, so that a view is cheap to hand around.
  @Boxed var declaration: Declaration
  package let kind: ViewKind
  /// What the view is to the object that holds it.
  public let role: Role
  /// The bytes of the view's start tag in the document.
  public let range: SourceRange
  /// The view that this one lies in; nil for a top-level view.
  package var superview: ViewIndex?
  /// The place after the view's last descendant.
  package var end: ViewIndex
  /// The frame that Interface Builder stored, for the views that it places (roots, cells, autoresized
  /// ones) and as the last resort of undetermined components.
  package var storedFrame: StoredFrame?
  package var autoresizingMask: AutoresizingMask
  /// Whether a xib says the size of the view itself.
  package var isFreeform = false
  /// How the view takes part in layout.
  package var layout: LayoutProperties
  /// What the view shows, by its class, with every default filled in.
  public var content = ViewContent.plain
  /// What all views have of a look.
  public var appearance = ResolvedAppearance()

  /// The view's id; nil for the content views of old documents.
  public var id: ObjectID? { declaration.id }
  /// The name of the element in the document, such as `label` or `tableViewCell`.
  public var elementName: String { declaration.elementName }
  /// The object that holds a view which lies in no other one, such as a bar item; nil for none.
  public var owner: ObjectID? { declaration.owner }
  /// The class that the app gives the view; nil for the platform's own.
  public var customClass: String? { declaration.customClass }
  /// The name that the view has in the editor; nil for none.
  public var userLabel: String? { declaration.userLabel }
  /// What the document says of the view's look, overrides applied.
  package var raw: RawContent { declaration.raw }
  /// The image that the view's attributes name, as the catalog or the document's resources know it.
  package var namedImage: ResolvedImage? { declaration.image }

  /// The image that the view shows; nil for none.
  public var image: ResolvedImage? {
    if case .imageView(let content) = content { content.image } else { namedImage }
  }

  /// Whether another view is the same apart from what it looks like.
  func hasSameStructure(as other: ResolvedView) -> Bool {
    kind == other.kind && role == other.role && range == other.range
      && superview == other.superview && end == other.end && storedFrame == other.storedFrame
      && autoresizingMask == other.autoresizingMask && isFreeform == other.isFreeform
      && layout == other.layout && _declaration == other._declaration
  }
}

extension ResolvedView: Hashable {
  /// Whether two views are the same and look alike.
  public static func == (lhs: ResolvedView, rhs: ResolvedView) -> Bool {
    lhs.hasSameStructure(as: rhs) && lhs.content == rhs.content
      && lhs.appearance == rhs.appearance
  }

  /// Hashes what tells views apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(superview)
  }
}

extension ResolvedView {
  /// Whether the platform gives the view a content size that nobody has measured.
  package var hasUnmeasuredContent: Bool {
    switch content {
    case .datePicker(let picker):
      switch picker.preferredDatePickerStyle {
      case .compact, .inline: true
      case .automatic: picker.datePickerMode != .countDownTimer
      case .wheels: false
      }
    default: elementName == "colorWell"
    }
  }
}
