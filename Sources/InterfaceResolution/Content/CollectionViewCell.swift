import InterfaceModel
public import InterfaceTraits

extension ViewContent {
  /// The content of a collection view cell.
  ///
  /// ```swift
  /// if case .collectionViewCell(let cell) = view.content {
  ///   print(cell.reuseIdentifier ?? "", cell.customSize ?? .zero)
  /// }
  /// ```
  public struct CollectionViewCell: Hashable, Sendable {
    /// The reuse identifier of the prototype, or `nil` if there is none.
    public var reuseIdentifier: String?
    /// The custom size that the document declares for the cell, in points, or `nil` for the
    /// layout's.
    public var customSize: LayoutSize?
    /// The content view of the cell, or `nil` if there is none.
    public var contentView: ViewIndex?
  }
}

extension ViewContent.CollectionViewCell {
  /// Creates a cell without the index of its content view.
  init(_ source: ContentSource) {
    reuseIdentifier = source.attributes[.reuseIdentifier]
    customSize = source.properties.size(.customSize)
    contentView = nil
  }
}
