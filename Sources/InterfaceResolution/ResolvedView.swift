package import InterfaceSource
public import InterfaceTraits
import TextMeasurement

/// A view as it is for one trait collection: installed, with every override applied.
package struct ResolvedView: Sendable {
  /// What the view is to the object that holds it.
  package typealias Role = ViewRole

  /// What the document says of the view that no content or colour changes: behind a reference, so that
  /// a view is cheap to hand around.
  private final class Declaration: Sendable {
    let id: ObjectID?
    let elementSpelling: String
    let owner: ObjectID?
    let customClass: String?
    let userLabel: String?
    let raw: RawContent
    let image: ResolvedImage?

    init(
      id: ObjectID?, elementSpelling: String, owner: ObjectID?, customClass: String?,
      userLabel: String?, raw: RawContent, image: ResolvedImage?
    ) {
      self.id = id
      self.elementSpelling = elementSpelling
      self.owner = owner
      self.customClass = customClass
      self.userLabel = userLabel
      self.raw = raw
      self.image = image
    }
  }

  private let declaration: Declaration
  package let kind: ViewKind
  package let role: Role
  /// The bytes of the start tag.
  package let range: SourceRange
  /// The index of the superview in the scene's views; -1 for none.
  package var superview: Int
  /// The index after the view's last descendant.
  package var end: Int
  /// The frame that Interface Builder stored, for the views that it places (roots, cells, autoresized
  /// ones) and as the last resort of undetermined components.
  package var storedFrame: StoredFrame?
  package var autoresizingMask: AutoresizingMask
  /// Whether a xib says the size of the view itself.
  package let isFreeform: Bool
  /// How the view takes part in layout.
  package var layout: LayoutProperties
  /// What the view shows.
  package var content = ResolvedContent.plain
  /// What all views have of a look.
  package var appearance = ResolvedAppearance()

  package init(
    id: ObjectID?, kind: ViewKind, elementSpelling: String, role: Role, range: SourceRange,
    superview: Int, end: Int, owner: ObjectID?, storedFrame: StoredFrame?,
    autoresizingMask: AutoresizingMask, customClass: String? = nil, userLabel: String? = nil,
    raw: RawContent, isFreeform: Bool = false, layout: LayoutProperties, image: ResolvedImage?
  ) {
    declaration = Declaration(
      id: id, elementSpelling: elementSpelling, owner: owner, customClass: customClass,
      userLabel: userLabel, raw: raw, image: image)
    self.kind = kind
    self.role = role
    self.range = range
    self.superview = superview
    self.end = end
    self.storedFrame = storedFrame
    self.autoresizingMask = autoresizingMask
    self.isFreeform = isFreeform
    self.layout = layout
  }

  /// The object's id; nil for the content views of old documents.
  package var id: ObjectID? { declaration.id }
  /// The name of the element as the document spells it.
  package var elementSpelling: String { declaration.elementSpelling }
  /// The object that holds a view which is not in a hierarchy, such as a bar item.
  package var owner: ObjectID? { declaration.owner }
  /// The class that the app gives the view; nil for the platform's own.
  package var customClass: String? { declaration.customClass }
  /// The name that the view has in the editor; nil for none.
  package var userLabel: String? { declaration.userLabel }
  /// What the document says of the view's look, overrides applied.
  package var raw: RawContent { declaration.raw }
  /// The image that the view shows, as the catalog or the document's resources know it.
  package var image: ResolvedImage? { declaration.image }

  /// Whether another view is the same apart from what it looks like.
  func hasSameStructure(as other: ResolvedView) -> Bool {
    kind == other.kind && role == other.role && range == other.range
      && superview == other.superview && end == other.end && storedFrame == other.storedFrame
      && autoresizingMask == other.autoresizingMask && isFreeform == other.isFreeform
      && layout == other.layout
      && (declaration === other.declaration
        || id == other.id && elementSpelling == other.elementSpelling && owner == other.owner
          && raw == other.raw && image == other.image)
  }
}

extension ResolvedView: Hashable {
  package static func == (lhs: ResolvedView, rhs: ResolvedView) -> Bool {
    lhs.hasSameStructure(as: rhs) && lhs.customClass == rhs.customClass
      && lhs.userLabel == rhs.userLabel && lhs.content == rhs.content
      && lhs.appearance == rhs.appearance
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(range)
    hasher.combine(superview)
  }
}

/// How a view takes part in layout; nothing is left to guess.
package struct LayoutProperties: Hashable, Sendable {
  /// Whether constraints place the view; otherwise its stored frame and autoresizing mask do.
  package var usesConstraints: Bool
  /// Whether Interface Builder pins the view to its stored frame.
  package var isFixedFrame: Bool
  /// Whether the view is hidden.
  package var isHidden: Bool
  /// Whether the superview is a stack view that arranges this view.
  package var isArranged: Bool
  /// Whether the view is arranged, or inside an arranged view at any depth.
  package var isInStackView = false
  /// Whether its stack view leaves the view out because it is hidden, or it is inside such a view:
  /// constraints that name it are inactive.
  package var isLeftOut = false
  /// The priorities with which the view resists growing beyond its content.
  package var hugging: AxisPair<Double>
  /// The priorities with which the view resists shrinking below its content.
  package var compressionResistance: AxisPair<Double>
  /// Design-time stand-ins for the intrinsic content size.
  package var placeholderIntrinsicSize: AxisPair<PlaceholderExtent>
  /// Whether this is not the document's own canvas, so that the placeholders for the intrinsic content size do not hold.
  package var removesPlaceholderSize = false
  /// The direction in which what is directly inside the view is arranged.
  package var direction = TraitCollection.LayoutDirection.leftToRight
  /// What code gives as the intrinsic content size, as a configuration states it.
  package var statedIntrinsicSize = AxisPair<PlaceholderExtent>(
    horizontal: .absent, vertical: .absent)
  /// Margins that the document sets; nil for the class's own.
  package var explicitMargins: EdgeInsets?
  package var preservesSuperviewMargins: Bool
  package var insetsMarginsFromSafeArea: Bool
  package var marginsFollowReadableWidth: Bool
  /// What of the view Interface Builder checks for ambiguity.
  package var ambiguityCheck: AmbiguityCheck
  /// The content size that Interface Builder measured for a view of the app's own class, in points, per
  /// axis nil for none.
  package var designSize = AxisPair<Double?>(horizontal: nil, vertical: nil)
}

/// What of a view Interface Builder checks for ambiguity.
package enum AmbiguityCheck: Hashable, Sendable {
  case positionsAndSizes
  /// `ignoreSizes`.
  case positions
  /// `off`.
  case nothing
}

/// A stand-in for one side of an intrinsic content size.
package enum PlaceholderExtent: Hashable, Sendable {
  /// No stand-in: the content decides.
  case absent
  /// No intrinsic extent.
  case none
  /// Points.
  case length(Double)
}

/// A value per axis.
///
/// Layout makes and compares millions of them: public, so that what is inlinable is made for each kind of value in other targets
/// as well.
public struct AxisPair<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value from left to right.
  public var horizontal: Value
  /// The value from top to bottom.
  public var vertical: Value

  /// A pair of values.
  @inlinable public init(horizontal: Value, vertical: Value) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether two pairs have the same values.
  @inlinable public static func == (lhs: AxisPair, rhs: AxisPair) -> Bool {
    lhs.horizontal == rhs.horizontal && lhs.vertical == rhs.vertical
  }

  /// The value of an axis.
  @inlinable public subscript(axis: Axis) -> Value {
    axis == .horizontal ? horizontal : vertical
  }
}

/// How a stack view arranges its subviews.
package struct StackProperties: Hashable, Sendable {
  package enum Distribution: String, Hashable, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  package enum Alignment: String, Hashable, Sendable {
    case fill, leading, center, trailing, firstBaseline, lastBaseline

    /// The alignment that a mirror shows in this one's place.
    package var mirrored: Alignment {
      switch self {
      case .leading: .trailing
      case .trailing: .leading
      default: self
      }
    }
  }

  package var axis: Axis
  package var distribution: Distribution
  package var alignment: Alignment
  /// Points between neighbours.
  package var spacing: Double
  /// Whether spacing is measured between baselines.
  package var isBaselineRelative: Bool
}

/// An image with what is known of it.
package struct ResolvedImage: Hashable, Sendable {
  package var name: String
  package var isSymbol: Bool
  /// Points; nil when neither a catalog nor the document knows the image.
  package var size: Size?
  /// The file in the catalog that is shown, when a catalog knows the image.
  package var asset: ResolvedAsset?
  /// Whether the image is drawn in the tint colour.
  package var isTemplate: Bool
  /// Between the image's edges and the rectangle that constraints on its view act on, in points.
  package var alignmentInsets = EdgeInsets.zero
  /// The parts in which the image stretches; nil when it does so as a whole.
  package var slices: ImageSlices?
  /// Whether the image is drawn mirrored, for it is made for the other direction of text.
  package var isMirrored = false
}

/// A file of an asset catalog.
package struct ResolvedAsset: Hashable, Sendable {
  /// The catalog's index among those handed in.
  package var catalog: Int
  /// The path of the file below the catalog.
  package var path: String
  /// Pixels per point.
  package var scale: Double

  package init(catalog: Int, path: String, scale: Double) {
    self.catalog = catalog
    self.path = path
    self.scale = scale
  }
}

extension ResolvedView {
  /// Whether the platform gives the view a content size that nobody has measured.
  package var hasUnmeasuredContent: Bool {
    switch content {
    case .datePicker(let picker):
      switch picker.style {
      case .compact, .inline: true
      case .automatic: picker.mode != .countDownTimer
      case .wheels: false
      }
    default: elementSpelling == "colorWell"
    }
  }
}
