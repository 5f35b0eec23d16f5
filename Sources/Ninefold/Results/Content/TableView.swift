import InterfaceResolution
public import InterfaceSource
public import InterfaceTraits

extension ViewContent {
  /// Rows below each other: static ones in sections, or prototypes of those that code makes.
  ///
  /// ```swift
  /// if case .tableView(let table) = view.content {
  ///   for section in table.sections { print(section.headerTitle ?? "", section.cells.count, "rows") }
  /// }
  /// ```
  public struct TableView: Hashable, Sendable {
    /// How sections look.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// Below each other.
      case plain
      /// Apart from each other.
      case grouped
      /// Apart from each other and from the sides.
      case insetGrouped
    }

    /// What is drawn between rows.
    public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// A line.
      case singleLine = "default"
      /// A double line, of old systems.
      case singleLineEtched
    }

    /// The height of rows, headers or footers.
    public enum Height: Hashable, Sendable {
      /// The content decides.
      case automatic
      /// A height in points.
      case points(Double)
    }

    /// A section of static cells.
    ///
    /// ```swift
    /// if case .tableView(let table) = view.content, let first = table.sections.first?.cells.first {
    ///   print(layout.view(first)?.frame ?? .zero)
    /// }
    /// ```
    public struct Section: Hashable, Sendable {
      /// The section's id.
      public let id: ObjectID?
      /// The title above the rows; nil for none.
      public let headerTitle: String?
      /// The title below the rows; nil for none.
      public let footerTitle: String?
      /// The ids of the installed cells.
      public let cells: [ObjectID]
    }

    private let content: ResolvedContent.TableView
    /// The sections of static cells; none in a table of prototypes.
    public let sections: [Section]

    init(_ content: ResolvedContent.TableView, reader: ContentReader) {
      self.content = content
      sections = content.sections.map { section in
        Section(
          id: section.id, headerTitle: section.headerTitle, footerTitle: section.footerTitle,
          cells: section.cells.compactMap { reader.id($0) })
      }
    }

    /// How sections look.
    public var style: Style { Style(spelling: content.style) }
    /// What is drawn between rows.
    public var separatorStyle: SeparatorStyle { SeparatorStyle(spelling: content.separatorStyle) }
    /// The colour of what is drawn between rows.
    public var separatorColor: Color { Color(content.separatorColor) }
    /// The document's insets of separators; nil for the platform's.
    public var separatorInset: EdgeInsets? { content.separatorInset }
    /// The height of rows whose cells say none; nil where the document says none either.
    public var rowHeight: Height? { content.rowHeight.map { Height($0) } }
    /// The height of rows until their content is known; nil where the document says none.
    public var estimatedRowHeight: Height? { content.estimatedRowHeight.map { Height($0) } }
    /// The height of headers; nil where the document says none.
    public var sectionHeaderHeight: Height? { content.sectionHeaderHeight.map { Height($0) } }
    /// The height of footers; nil where the document says none.
    public var sectionFooterHeight: Height? { content.sectionFooterHeight.map { Height($0) } }
    /// Whether the cells are the table's content rather than prototypes.
    public var hasStaticCells: Bool { content.hasStaticCells }
    /// Whether a row can be selected.
    public var allowsSelection: Bool { content.allowsSelection }
    /// Whether several rows can be selected.
    public var allowsMultipleSelection: Bool { content.allowsMultipleSelection }
    /// How the table scrolls.
    public var scrolling: Scrolling { Scrolling(content: content.scrolling) }
  }

  /// A row of a table.
  ///
  /// ```swift
  /// if case .tableViewCell(let cell) = view.content, cell.style == .subtitle {
  ///   print(cell.textLabel.flatMap { layout.view($0) }?.frame ?? .zero)
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

    /// What stands at the trailing side of a cell.
    public enum AccessoryType: String, Hashable, Sendable, CaseIterable {
      /// Nothing.
      case none
      /// A chevron.
      case disclosureIndicator
      /// A button for details.
      case detailButton
      /// A button for details before a chevron.
      case detailDisclosureButton
      /// A check mark.
      case checkmark
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
      public let text: String
      /// The text below or beside the title; empty for none.
      public let secondaryText: String
      /// The image; nil for none.
      public let image: Image?
      /// The gap between image and title, in points; nil for the platform's.
      public let imageToTextPadding: Double?
    }

    private let content: ResolvedContent.TableViewCell
    /// What the cell shows in place of labels of its own; nil for cells with views.
    public let contentConfiguration: ContentConfiguration?
    /// The id of the title; nil in cells of no style.
    public let textLabel: ObjectID?
    /// The id of the detail; nil in cells without one.
    public let detailTextLabel: ObjectID?
    /// The id of the image; nil in cells without one.
    public let imageView: ObjectID?
    /// The id of the view that holds what the cell shows; nil where it has none.
    public let contentView: ObjectID?

    init(_ content: ResolvedContent.TableViewCell, reader: ContentReader) {
      self.content = content
      textLabel = reader.id(content.textLabel)
      detailTextLabel = reader.id(content.detailTextLabel)
      imageView = reader.id(content.imageView)
      contentView = reader.id(content.contentView)
      contentConfiguration = content.listContent.map { list in
        ContentConfiguration(
          text: list.text, secondaryText: list.secondaryText,
          image: list.image.map { Image($0, in: reader.environment) },
          imageToTextPadding: list.imageToTextPadding)
      }
    }

    /// The labels and images that the platform lays out itself.
    public var style: Style { Style(content.style) }
    /// What stands at the trailing side.
    public var accessoryType: AccessoryType { AccessoryType(spelling: content.accessory) }
    /// What stands at the trailing side while the table is edited.
    public var editingAccessoryType: AccessoryType {
      AccessoryType(spelling: content.editingAccessory)
    }
    /// How a selected cell looks.
    public var selectionStyle: SelectionStyle { SelectionStyle(spelling: content.selectionStyle) }
    /// The name by which code asks for cells of this prototype; nil for none.
    public var reuseIdentifier: String? { content.reuseIdentifier }
    /// The cell's own height; nil for the table's.
    public var rowHeight: TableView.Height? { content.rowHeight.map { TableView.Height($0) } }
    /// By how many levels the content is indented.
    public var indentationLevel: Int { content.indentationLevel }
    /// How far a level is indented, in points.
    public var indentationWidth: Double { content.indentationWidth }
    /// The document's insets of the separator; nil for the table's.
    public var separatorInset: EdgeInsets? { content.separatorInset }
  }
}

extension ViewContent.TableView.Height {
  fileprivate init(_ height: ResolvedContent.TableView.Height) {
    self =
      switch height {
      case .automatic: .automatic
      case .points(let points): .points(points)
      }
  }
}

extension ViewContent.TableViewCell.Style {
  fileprivate init(_ style: ResolvedContent.TableViewCell.Style) {
    self =
      switch style {
      case .custom: .custom
      case .basic: .basic
      case .rightDetail: .rightDetail
      case .leftDetail: .leftDetail
      case .subtitle: .subtitle
      }
  }
}
