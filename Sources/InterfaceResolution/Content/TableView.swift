import InterfaceModel
import InterfaceReading
public import InterfaceSource
public import InterfaceTraits
public import PlatformFacts

extension ViewContent {
  /// The content of a table view: static cells in sections, or prototypes of the cells that code
  /// creates.
  ///
  /// ```swift
  /// if case .tableView(let table) = view.content {
  ///   for section in table.sections { print(section.headerTitle ?? "", section.cells.count, "rows") }
  /// }
  /// ```
  public struct TableView: Hashable, Sendable {
    /// The style of a table view.
    public enum Style: String, Hashable, Sendable, CaseIterable {
      /// A plain list.
      case plain
      /// A list of grouped sections.
      case grouped
      /// A list of grouped sections inset from the sides.
      case insetGrouped

      /// Whether sections are visually separated.
      package var isGrouped: Bool { self != .plain }
    }

    /// The style of the separators between rows.
    public enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
      /// No separators.
      case none
      /// A single line.
      case singleLine = "default"
      /// A double line, on old systems.
      case singleLineEtched
    }

    /// The height of rows, headers or footers.
    public enum Height: Hashable, Sendable {
      /// The content determines the height.
      case automatic
      /// A height in points.
      case points(Double)

      /// The height in points, or `nil` if the content determines it.
      package var points: Double? {
        if case .points(let points) = self { points } else { nil }
      }
    }

    /// A section of static cells.
    ///
    /// ```swift
    /// if case .tableView(let table) = view.content, let first = table.sections.first?.cells.first {
    ///   print(layout.view(at: first).frame)
    /// }
    /// ```
    public struct Section: Hashable, Sendable {
      /// The section's id.
      public var id: ObjectID?
      /// The header of the section, or `nil` if there is none.
      public var headerTitle: String?
      /// The footer of the section, or `nil` if there is none.
      public var footerTitle: String?
      /// The installed cells.
      public var cells: [ViewIndex]
    }

    /// The style of the table.
    public var style: Style
    /// The style of the separators between rows.
    public var separatorStyle: SeparatorStyle
    /// The color of the separators.
    public var separatorColor: RGBA
    /// The separator insets that the document declares, or `nil` for the platform's.
    public var separatorInset: LayoutInsets?
    /// The height of rows whose cells declare none, or `nil` if the document declares none either.
    public var rowHeight: Height?
    /// The estimated height of rows, or `nil` if the document declares none.
    public var estimatedRowHeight: Height?
    /// The height of headers, or `nil` if the document declares none.
    public var sectionHeaderHeight: Height?
    /// The height of footers, or `nil` if the document declares none.
    public var sectionFooterHeight: Height?
    /// The sections of static cells; empty in a table of prototypes.
    public var sections: [Section]
    /// A Boolean value that indicates whether the cells are static content rather than prototypes.
    public var hasStaticCells: Bool
    /// A Boolean value that indicates whether the margins of cells limit their content to the
    /// readable width.
    public var cellLayoutMarginsFollowReadableWidth: Bool
    /// A Boolean value that indicates whether rows can be selected.
    public var allowsSelection: Bool
    /// A Boolean value that indicates whether several rows can be selected.
    public var allowsMultipleSelection: Bool
    /// The scrolling behavior of the table.
    public var scrolling: Scrolling
  }
}

extension ViewContent.TableView {
  /// Creates a table without its cells.
  init(_ source: inout ContentSource) {
    style = source.keyword(.style) ?? .plain
    separatorStyle = source.keyword(.separatorStyle) ?? .singleLine
    separatorColor = source.color(.separatorColor) ?? source.palette[.separator]
    separatorInset = source.properties.insets(.separatorInset)
    cellLayoutMarginsFollowReadableWidth =
      source.flag(.cellLayoutMarginsFollowReadableWidth) ?? false
    rowHeight = Height(source, .rowHeight)
    estimatedRowHeight = Height(source, .estimatedRowHeight)
    sectionHeaderHeight = Height(source, .sectionHeaderHeight)
    sectionFooterHeight = Height(source, .sectionFooterHeight)
    allowsSelection = source.flag(.allowsSelection) ?? true
    allowsMultipleSelection = source.flag(.allowsMultipleSelection) ?? false
    scrolling = ViewContent.Scrolling(source)
    sections = []
    hasStaticCells = false
    guard case .sections(let all) = source.content else { return }
    hasStaticCells = true
    sections = all.map {
      Section(id: $0.id, headerTitle: $0.headerTitle, footerTitle: $0.footerTitle, cells: [])
    }
  }
}

extension ViewContent.TableView {
  /// Sets the cells of the sections.
  mutating func link(_ sections: [SceneGraph.Section], _ correspondence: SceneCorrespondence) {
    for (index, section) in sections.enumerated() where self.sections.indices.contains(index) {
      self.sections[index].cells = section.cells.compactMap { correspondence.index(of: $0) }
    }
  }
}

extension ViewContent.TableView.Height {
  /// Creates the height that an attribute declares, or returns `nil` if it is absent.
  init?(_ source: ContentSource, _ name: AttributeName) {
    guard let height = source.number(name) else { return nil }
    self = height > 0 ? .points(height) : .automatic
  }
}
