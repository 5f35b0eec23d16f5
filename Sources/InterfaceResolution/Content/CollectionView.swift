import InterfaceModel
package import InterfaceTraits

extension ResolvedContent {
  package struct CollectionView: Hashable, Sendable {
    /// How the cells are arranged.
    package enum Arrangement: Hashable, Sendable {
      case flow(FlowLayout)
      /// A layout of the app's own, by its class.
      case custom(customClass: String?)
    }

    /// Rows, or columns, of cells.
    package struct FlowLayout: Hashable, Sendable {
      /// How large cells are that the app gives no size.
      package enum EstimatedSize: Hashable, Sendable {
        /// All have the item's size.
        case none
        /// Their content decides.
        case automatic
        /// Their content decides; until it is known, points.
        case points(Size)
      }

      /// The direction in which the view scrolls.
      package var scrollDirection: Axis
      /// Points.
      package var itemSize: Size
      package var estimatedItemSize: EstimatedSize
      /// Points between rows.
      package var lineSpacing: Double
      /// Points between the cells of a row.
      package var itemSpacing: Double
      package var sectionInset: EdgeInsets
      package var headerSize: Size
      package var footerSize: Size
    }

    package var arrangement: Arrangement
    package var scrolling: Scrolling
  }

  package struct CollectionViewCell: Hashable, Sendable {
    package var reuseIdentifier: String?
    /// The size that the document gives this cell; nil for the layout's, in points.
    package var customSize: Size?
    /// The index of the view that holds what the cell shows.
    package var contentView: Int?
  }
}

extension ResolvedContent.CollectionView {
  init(_ source: ContentSource) {
    scrolling = Scrolling(source)
    let layout = source.properties.element(.collectionViewLayout)
    arrangement =
      if let layout, layout.name == .collectionViewFlowLayout {
        .flow(FlowLayout(layout))
      } else {
        .custom(customClass: layout?.attributes[.customClass])
      }
  }
}

extension ResolvedContent.CollectionView.FlowLayout {
  fileprivate init(_ layout: Element) {
    let attributes = layout.attributes
    scrollDirection = attributes[.scrollDirection] == "horizontal" ? .horizontal : .vertical
    itemSize = layout.size(.itemSize) ?? Size(width: 50, height: 50)
    estimatedItemSize =
      if attributes.flag(.automaticEstimatedItemSize) == true {
        .automatic
      } else if let size = layout.size(.estimatedItemSize), size != .zero {
        .points(size)
      } else {
        .none
      }
    lineSpacing = attributes.number(.minimumLineSpacing) ?? 10
    itemSpacing = attributes.number(.minimumInteritemSpacing) ?? 10
    sectionInset = layout.insets(.sectionInset) ?? .zero
    headerSize = layout.size(.headerReferenceSize) ?? .zero
    footerSize = layout.size(.footerReferenceSize) ?? .zero
  }
}

extension ResolvedContent.CollectionViewCell {
  /// Reads a cell without the index of its content view.
  init(_ source: ContentSource) {
    reuseIdentifier = source.attributes[.reuseIdentifier]
    customSize = source.properties.size(.customSize)
    contentView = nil
  }
}
