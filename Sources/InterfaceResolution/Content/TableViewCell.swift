import InterfaceModel
package import InterfaceTraits
package import PlatformFacts

extension ResolvedContent {
  package struct TableViewCell: Hashable, Sendable {
    /// The labels and images that the platform lays out itself.
    package enum Style: Hashable, Sendable, CaseIterable {
      case custom
      /// An image and a title; `default` in UIKit.
      case basic
      /// A title at the left and a detail at the right; `value1` in UIKit.
      case rightDetail
      /// A short title before a detail; `value2` in UIKit.
      case leftDetail
      /// A title above a detail.
      case subtitle
    }

    /// What stands at the trailing side of a cell.
    package typealias Accessory = TableCellMetrics.Accessory

    package enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
      case `default`, none, blue, gray
    }

    /// What a cell shows in place of labels of its own.
    package struct ListContent: Hashable, Sendable {
      package var text: String
      package var secondaryText: String
      package var image: DisplayedImage?
      /// Points.
      package var imageToTextPadding: Double?
    }

    package var style: Style
    package var accessory: Accessory
    package var editingAccessory: Accessory
    package var selectionStyle: SelectionStyle
    package var reuseIdentifier: String?
    /// The cell's own height; nil for the table's.
    package var rowHeight: TableView.Height?
    package var indentationLevel: Int
    /// Points per level.
    package var indentationWidth: Double
    /// The document's inset of the separator; nil for the table's.
    package var separatorInset: EdgeInsets?
    package var listContent: ListContent?
    /// The index of the title in the scene's views; nil in cells of no style.
    package var textLabel: Int?
    package var detailTextLabel: Int?
    package var imageView: Int?
    /// The index of the view that holds what the cell shows.
    package var contentView: Int?
    /// The style of the table around the cell; nil outside one.
    package var tableStyle: TableView.Style?
  }
}

extension ResolvedContent.TableViewCell {
  /// Reads a cell without the indices of the views inside.
  init(_ source: inout ContentSource) {
    let attributes = source.attributes
    style =
      switch attributes[.style] {
      case "IBUITableViewCellStyleDefault": .basic
      case "IBUITableViewCellStyleValue1": .rightDetail
      case "IBUITableViewCellStyleValue2": .leftDetail
      case "IBUITableViewCellStyleSubtitle": .subtitle
      default: .custom
      }
    accessory = source.word(.accessoryType) ?? .none
    editingAccessory = source.word(.editingAccessoryType) ?? .none
    selectionStyle = source.word(.selectionStyle) ?? .default
    reuseIdentifier = attributes[.reuseIdentifier]
    rowHeight = .init(source, .rowHeight)
    indentationLevel = Int(max(-1000, min(source.number(.indentationLevel) ?? 0, 1000)))
    indentationWidth = source.number(.indentationWidth) ?? 10
    separatorInset = source.properties.insets(.separatorInset)
    listContent = source.properties.element(.contentConfiguration).map { list in
      ListContent(
        text: list.string(.text, .text) ?? "", secondaryText: list.attributes[.secondaryText] ?? "",
        image: list.imageReference.map { source.image($0, symbol: nil) },
        imageToTextPadding: list.attributes.number(.imageToTextPadding))
    }
    textLabel = nil
    detailTextLabel = nil
    imageView = nil
    contentView = nil
    tableStyle = source.tableStyle
  }
}
