import InterfaceModel
public import InterfaceTraits
import PlatformFacts

extension ViewContent {
  /// The content of a collection view.
  ///
  /// ```swift
  /// if case .collectionView(let collection) = view.content,
  ///   case .flow(let flow) = collection.collectionViewLayout
  /// {
  ///   print(flow.itemSize, flow.minimumLineSpacing)
  /// }
  /// ```
  public struct CollectionView: Hashable, Sendable {
    /// The layout of a collection view.
    public enum Layout: Hashable, Sendable {
      /// A flow layout, in rows or columns.
      case flow(FlowLayout)
      /// A custom layout, with its class, or `nil` if the document does not name one.
      case custom(customClass: String?)
    }

    /// A flow layout: rows, or columns, of items.
    ///
    /// ```swift
    /// if case .collectionView(let collection) = view.content,
    ///   case .flow(let flow) = collection.collectionViewLayout, flow.estimatedItemSize == .automatic
    /// {
    ///   print("the content decides the size of the items")
    /// }
    /// ```
    public struct FlowLayout: Hashable, Sendable {
      /// The estimated size of items for which the app provides no size.
      public enum EstimatedItemSize: Hashable, Sendable {
        /// Items have the item size of the layout.
        case none
        /// Items are sized by their content.
        case automatic
        /// Self-sizing items with this estimated size, in points.
        case points(LayoutSize)
      }

      /// The scroll direction.
      public var scrollDirection: LayoutAxis
      /// The item size, in points.
      public var itemSize: LayoutSize
      /// The estimated size of items for which the app provides no size.
      public var estimatedItemSize: EstimatedItemSize
      /// The minimum spacing between rows, in points.
      public var minimumLineSpacing: Double
      /// The minimum spacing between the items of a row, in points.
      public var minimumInteritemSpacing: Double
      /// The insets of a section's items, in points.
      public var sectionInset: LayoutInsets
      /// The size of headers, in points.
      public var headerReferenceSize: LayoutSize
      /// The size of footers, in points.
      public var footerReferenceSize: LayoutSize
    }

    /// The layout of the items.
    public var collectionViewLayout: Layout
    /// The scrolling behavior of the view.
    public var scrolling: Scrolling
  }
}

extension ViewContent.CollectionView {
  init(_ source: ContentSource) {
    scrolling = ViewContent.Scrolling(source)
    let layout = source.properties.element(.collectionViewLayout)
    collectionViewLayout =
      if let layout, layout.name == .collectionViewFlowLayout {
        .flow(FlowLayout(layout))
      } else {
        .custom(customClass: layout?.attributes[.customClass])
      }
  }
}

extension ViewContent.CollectionView.FlowLayout {
  fileprivate init(_ layout: Element) {
    let attributes = layout.attributes
    scrollDirection = attributes[.scrollDirection] == "horizontal" ? .horizontal : .vertical
    itemSize = layout.size(.itemSize) ?? ContentDefaults.collectionItemSize
    estimatedItemSize =
      if attributes.flag(.automaticEstimatedItemSize) == true {
        .automatic
      } else if let size = layout.size(.estimatedItemSize), size != .zero {
        .points(size)
      } else {
        .none
      }
    minimumLineSpacing =
      attributes.number(.minimumLineSpacing) ?? ContentDefaults.collectionSpacing
    minimumInteritemSpacing =
      attributes.number(.minimumInteritemSpacing) ?? ContentDefaults.collectionSpacing
    sectionInset = layout.insets(.sectionInset) ?? .zero
    headerReferenceSize = layout.size(.headerReferenceSize) ?? .zero
    footerReferenceSize = layout.size(.footerReferenceSize) ?? .zero
  }
}
