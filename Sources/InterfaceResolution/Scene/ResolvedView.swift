public import InterfaceSource
public import InterfaceTraits
import TextMeasurement

/// A view resolved for one trait collection: installed, with every override applied.
///
/// ```swift
/// for view in layout.views where view.role == .cell { print(view.elementName, view.content) }
/// ```
public struct ResolvedView: Sendable {
  /// The role of the view in the object that owns it.
  public typealias Role = ViewRole

  /// The declared properties of a view that no content or color changes.
  struct Declaration: Hashable, Sendable {
    var id: ObjectID?
    var elementName: String
    var owner: ObjectID?
    var customClass: String?
    var userLabel: String?
    var raw: RawContent
    var image: ResolvedImage?
  }

  /// The declared properties are behind a reference, so that a view is cheap to copy.
  @Boxed var declaration: Declaration
  package let kind: ViewKind
  /// The role of the view in the object that owns it.
  public let role: Role
  /// The range of the view's start tag in the document.
  public let range: SourceRange
  /// The superview, or `nil` for a top-level view.
  package var superview: ViewIndex?
  /// The index after the view's last descendant.
  package var end: ViewIndex
  /// The frame that Interface Builder stored, which applies to views whose frames it determines
  /// (roots, cells, autoresized ones), and is the last resort for undetermined components.
  package var storedFrame: StoredFrame?
  package var autoresizingMask: AutoresizingMask
  /// Whether a xib declares the size of the view.
  package var isFreeform = false
  /// The layout properties of the view.
  package var layout: LayoutProperties
  /// The content of the view, by its class, with every default filled in.
  public var content = ViewContent.plain
  /// The appearance properties that all views have.
  public var appearance = ResolvedAppearance()

  /// The id of the view, or `nil` for the content views of old documents.
  public var id: ObjectID? { declaration.id }
  /// The name of the element in the document, such as `label` or `tableViewCell`.
  public var elementName: String { declaration.elementName }
  /// The object that owns a view without a superview, such as a bar item, or `nil` if there is
  /// none.
  public var owner: ObjectID? { declaration.owner }
  /// The custom class of the view, or `nil` for a class of the platform.
  public var customClass: String? { declaration.customClass }
  /// The label of the view in the editor, or `nil` if there is none.
  public var userLabel: String? { declaration.userLabel }
  /// The declared properties of the view's appearance, with overrides applied.
  package var raw: RawContent { declaration.raw }
  /// The image that the view's attributes name, as the catalog or the document's resources define
  /// it.
  package var namedImage: ResolvedImage? { declaration.image }

  /// The image that the view shows, or `nil` if there is none.
  public var image: ResolvedImage? {
    if case .imageView(let content) = content { content.image } else { namedImage }
  }

  /// Returns whether another view is the same apart from its appearance.
  func hasSameStructure(as other: ResolvedView) -> Bool {
    kind == other.kind && role == other.role && range == other.range
      && superview == other.superview && end == other.end && storedFrame == other.storedFrame
      && autoresizingMask == other.autoresizingMask && isFreeform == other.isFreeform
      && layout == other.layout && _declaration == other._declaration
  }
}

extension ResolvedView: Hashable {
  /// Returns whether two views are equal, including their appearance.
  public static func == (lhs: ResolvedView, rhs: ResolvedView) -> Bool {
    lhs.hasSameStructure(as: rhs) && lhs.content == rhs.content
      && lhs.appearance == rhs.appearance
  }

  /// Hashes the properties that distinguish views.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(superview)
  }
}

extension ResolvedView {
  /// Whether the platform gives the view a content size that has not been measured.
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
