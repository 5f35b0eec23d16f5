import InterfaceModel
public import InterfaceTraits

extension ViewContent {
  /// An item of a collection.
  ///
  /// ```swift
  /// if case .collectionViewCell(let cell) = view.content {
  ///   print(cell.reuseIdentifier ?? "", cell.customSize ?? .zero)
  /// }
  /// ```
  public struct CollectionViewCell: Hashable, Sendable {
    /// The name by which code asks for cells of this prototype; nil for none.
    public var reuseIdentifier: String?
    /// The size that the document gives this cell, in points; nil for the layout's.
    public var customSize: LayoutSize?
    /// The view that holds what the cell shows; nil where it has none.
    public var contentView: ViewIndex?
  }
}

extension ViewContent.CollectionViewCell {
  /// Reads a cell without the index of its content view.
  init(_ source: ContentSource) {
    reuseIdentifier = source.attributes[.reuseIdentifier]
    customSize = source.properties.size(.customSize)
    contentView = nil
  }
}
