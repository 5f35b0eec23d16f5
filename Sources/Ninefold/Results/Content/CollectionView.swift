import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

extension ViewContent {
  /// Items in a layout of their own.
  ///
  /// ```swift
  /// if case .collectionView(let collection) = view.content, case .flow(let flow) = collection.layout {
  ///   print(flow.itemSize, flow.minimumLineSpacing)
  /// }
  /// ```
  public struct CollectionView: Hashable, Sendable {
    /// How the items are arranged.
    public enum Layout: Hashable, Sendable {
      /// In rows or columns.
      case flow(FlowLayout)
      /// By a class of the app; nil for one that the document does not name.
      case custom(customClass: String?)
    }

    let content: ResolvedContent.CollectionView

    /// How the items are arranged.
    public var layout: Layout {
      switch content.arrangement {
      case .flow(let flow): .flow(FlowLayout(content: flow))
      case .custom(let name): .custom(customClass: name)
      }
    }
    /// How the view scrolls.
    public var scrolling: Scrolling { Scrolling(content: content.scrolling) }
  }

  /// Rows, or columns, of items.
  ///
  /// ```swift
  /// if case .collectionView(let collection) = view.content, case .flow(let flow) = collection.layout,
  ///   flow.estimatedItemSize == .automatic
  /// {
  ///   print("the content decides the size of the items")
  /// }
  /// ```
  public struct FlowLayout: Hashable, Sendable {
    /// How large items are that the app gives no size.
    public enum EstimatedItemSize: Hashable, Sendable {
      /// All have the layout's item size.
      case none
      /// Their content decides.
      case automatic
      /// Their content decides; until it is known they have this size, in points.
      case points(Size)
    }

    let content: ResolvedContent.CollectionView.FlowLayout

    /// The direction in which the view scrolls.
    public var scrollDirection: Axis { content.scrollDirection }
    /// The size of items, in points.
    public var itemSize: Size { content.itemSize }
    /// How large items are that the app gives no size.
    public var estimatedItemSize: EstimatedItemSize { EstimatedItemSize(content.estimatedItemSize) }
    /// The least distance between rows, in points.
    public var minimumLineSpacing: Double { content.lineSpacing }
    /// The least distance between the items of a row, in points.
    public var minimumInteritemSpacing: Double { content.itemSpacing }
    /// The distances of a section's items from its edges.
    public var sectionInset: EdgeInsets { content.sectionInset }
    /// The size of headers, in points.
    public var headerReferenceSize: Size { content.headerSize }
    /// The size of footers, in points.
    public var footerReferenceSize: Size { content.footerSize }
  }

  /// An item of a collection.
  ///
  /// ```swift
  /// if case .collectionViewCell(let cell) = view.content {
  ///   print(cell.reuseIdentifier ?? "", cell.customSize ?? .zero)
  /// }
  /// ```
  public struct CollectionViewCell: Hashable, Sendable {
    /// The name by which code asks for cells of this prototype; nil for none.
    public let reuseIdentifier: String?
    /// The size that the document gives this cell, in points; nil for the layout's.
    public let customSize: Size?
    /// The id of the view that holds what the cell shows; nil where it has none.
    public let contentView: ObjectID?

    init(_ content: ResolvedContent.CollectionViewCell, reader: ContentReader) {
      reuseIdentifier = content.reuseIdentifier
      customSize = content.customSize
      contentView = reader.id(content.contentView)
    }
  }
}

extension ViewContent.FlowLayout.EstimatedItemSize {
  fileprivate init(_ size: ResolvedContent.CollectionView.FlowLayout.EstimatedSize) {
    self =
      switch size {
      case .none: .none
      case .automatic: .automatic
      case .points(let size): .points(size)
      }
  }
}
