import InterfaceModel
public import InterfaceTraits
public import PlatformFacts

extension ViewContent {
  /// The content of a table view cell.
  ///
  /// ```swift
  /// if case .tableViewCell(let cell) = view.content, cell.style == .subtitle {
  ///   print(cell.textLabel.map { layout.view(at: $0).frame } ?? .zero)
  /// }
  /// ```
  public struct TableViewCell: Hashable, Sendable {
    /// The style of a cell, which determines the labels and images that the platform lays out.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// A cell without standard subviews, whose content is positioned by constraints.
      case custom
      /// An image and a title; `default` in UIKit.
      case basic
      /// A title on the left and a detail on the right; `value1` in UIKit.
      case rightDetail
      /// A short title before a detail; `value2` in UIKit.
      case leftDetail
      /// A title above a detail.
      case subtitle
    }

    /// The style of selected cells.
    public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
      /// The platform's default style.
      case `default`
      /// No visible change of a selected cell.
      case none
      /// A blue background, on old systems.
      case blue
      /// A gray background.
      case gray
    }

    /// The content that a cell shows instead of its own labels.
    ///
    /// ```swift
    /// if case .tableViewCell(let cell) = view.content, let list = cell.contentConfiguration {
    ///   print(list.text, list.secondaryText)
    /// }
    /// ```
    public struct ContentConfiguration: Hashable, Sendable {
      /// The title, which may be empty.
      public var text: String
      /// The text below or next to the title, which may be empty.
      public var secondaryText: String
      /// The image, or `nil` if there is none.
      public var image: ResolvedImage?
      /// The spacing between image and title, in points, or `nil` for the platform's.
      public var imageToTextPadding: Double?
    }

    /// The style of the cell.
    public var style: Style
    /// The accessory at the trailing edge.
    public var accessoryType: TableCellAccessory
    /// The accessory at the trailing edge while the table is in editing mode.
    public var editingAccessoryType: TableCellAccessory
    /// The style of the cell while it is selected.
    public var selectionStyle: SelectionStyle
    /// The reuse identifier of the prototype, or `nil` if there is none.
    public var reuseIdentifier: String?
    /// The height of the cell, or `nil` for the height that the table declares.
    public var rowHeight: TableView.Height?
    /// The indentation level of the content.
    public var indentationLevel: Int
    /// The width of one indentation level, in points.
    public var indentationWidth: Double
    /// The separator insets that the document declares, or `nil` for those of the table.
    public var separatorInset: LayoutInsets?
    /// The content that the cell shows instead of its own labels, or `nil` for cells with views.
    public var contentConfiguration: ContentConfiguration?
    /// The title label, or `nil` in custom cells.
    public var textLabel: ViewIndex?
    /// The detail label, or `nil` in cells without one.
    public var detailTextLabel: ViewIndex?
    /// The image view, or `nil` in cells without one.
    public var imageView: ViewIndex?
    /// The content view of the cell, or `nil` if there is none.
    public var contentView: ViewIndex?
    /// The style of the table that contains the cell, or `nil` outside of tables.
    package var tableStyle: TableView.Style?
  }
}

extension ViewContent.TableViewCell {
  /// Creates a cell without its subviews.
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
    accessoryType = source.keyword(.accessoryType) ?? .none
    editingAccessoryType = source.keyword(.editingAccessoryType) ?? .none
    selectionStyle = source.keyword(.selectionStyle) ?? .default
    reuseIdentifier = attributes[.reuseIdentifier]
    rowHeight = .init(source, .rowHeight)
    indentationLevel = Int(max(-1000, min(source.number(.indentationLevel) ?? 0, 1000)))
    indentationWidth = source.number(.indentationWidth) ?? ContentDefaults.indentationWidth
    separatorInset = source.properties.insets(.separatorInset)
    contentConfiguration = source.properties.element(.contentConfiguration).map { list in
      ContentConfiguration(
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
