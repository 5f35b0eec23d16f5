import InterfaceModel
public import InterfaceTraits
public import PlatformFacts

extension ViewContent {
  /// A row of a table.
  ///
  /// ```swift
  /// if case .tableViewCell(let cell) = view.content, cell.style == .subtitle {
  ///   print(cell.textLabel.map { layout.view(at: $0).frame } ?? .zero)
  /// }
  /// ```
  public struct TableViewCell: Hashable, Sendable {
    /// The labels and images that the platform lays out itself.
    public enum Style: Hashable, Sendable, CaseIterable {
      /// None: constraints place everything.
      case custom
      /// An image and a title; UIKit's `default`.
      case basic
      /// A title at the left and a detail at the right; UIKit's `value1`.
      case rightDetail
      /// A short title before a detail; UIKit's `value2`.
      case leftDetail
      /// A title above a detail.
      case subtitle
    }

    /// How a selected cell looks.
    public enum SelectionStyle: String, Hashable, Sendable, CaseIterable {
      /// As the platform has it.
      case `default`
      /// As any other.
      case none
      /// Blue, on old systems.
      case blue
      /// Gray.
      case gray
    }

    /// What a cell shows in place of labels of its own.
    ///
    /// ```swift
    /// if case .tableViewCell(let cell) = view.content, let list = cell.contentConfiguration {
    ///   print(list.text, list.secondaryText)
    /// }
    /// ```
    public struct ContentConfiguration: Hashable, Sendable {
      /// The title; empty for none.
      public var text: String
      /// The text below or beside the title; empty for none.
      public var secondaryText: String
      /// The image; nil for none.
      public var image: ResolvedImage?
      /// The gap between image and title, in points; nil for the platform's.
      public var imageToTextPadding: Double?
    }

    /// The labels and images that the platform lays out itself.
    public var style: Style
    /// What stands at the trailing side.
    public var accessoryType: TableCellAccessory
    /// What stands at the trailing side while the table is edited.
    public var editingAccessoryType: TableCellAccessory
    /// How a selected cell looks.
    public var selectionStyle: SelectionStyle
    /// The name by which code asks for cells of this prototype; nil for none.
    public var reuseIdentifier: String?
    /// The cell's own height; nil for the table's.
    public var rowHeight: TableView.Height?
    /// By how many levels the content is indented.
    public var indentationLevel: Int
    /// How far a level is indented, in points.
    public var indentationWidth: Double
    /// The document's insets of the separator; nil for the table's.
    public var separatorInset: LayoutInsets?
    /// What the cell shows in place of labels of its own; nil for cells with views.
    public var contentConfiguration: ContentConfiguration?
    /// The title; nil in cells of no style.
    public var textLabel: ViewIndex?
    /// The detail; nil in cells without one.
    public var detailTextLabel: ViewIndex?
    /// The image; nil in cells without one.
    public var imageView: ViewIndex?
    /// The view that holds what the cell shows; nil where it has none.
    public var contentView: ViewIndex?
    /// The style of the table around the cell; nil outside one.
    package var tableStyle: TableView.Style?
  }
}

extension ViewContent.TableViewCell {
  /// Reads a cell without the views inside.
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
    accessoryType = source.word(.accessoryType) ?? .none
    editingAccessoryType = source.word(.editingAccessoryType) ?? .none
    selectionStyle = source.word(.selectionStyle) ?? .default
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
