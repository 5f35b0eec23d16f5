import InterfaceModel
package import InterfaceSource
package import InterfaceTraits
import InterfaceValidation
package import PlatformFacts

extension ResolvedContent {
  package struct TableView: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable, CaseIterable {
      case plain, grouped, insetGrouped

      /// Whether sections stand apart from each other.
      package var isGrouped: Bool { self != .plain }
    }

    package enum SeparatorStyle: String, Hashable, Sendable, CaseIterable {
      case none
      case singleLine = "default"
      case singleLineEtched
    }

    /// The height of rows, headers or footers.
    package enum Height: Hashable, Sendable {
      /// The content decides.
      case automatic
      /// Points.
      case points(Double)

      /// The points; nil where the content decides.
      package var points: Double? {
        if case .points(let points) = self { points } else { nil }
      }
    }

    /// A section of static cells.
    package struct Section: Hashable, Sendable {
      package var id: ObjectID?
      package var headerTitle: String?
      package var footerTitle: String?
      /// The indices of the installed cells in the scene's views.
      package var cells: [Int]
    }

    package var style: Style
    package var separatorStyle: SeparatorStyle
    package var separatorColor: RGBA
    /// The document's insets of separators; nil for the platform's.
    package var separatorInset: EdgeInsets?
    /// The height of rows whose cells say none; nil where the document says none either.
    package var rowHeight: Height?
    package var estimatedRowHeight: Height?
    package var sectionHeaderHeight: Height?
    package var sectionFooterHeight: Height?
    /// The sections of static cells; none in a table of prototypes.
    package var sections: [Section]
    /// Whether the cells are the table's content rather than prototypes.
    package var hasStaticCells: Bool
    /// Whether the margins of cells leave the readable width between them.
    package var cellMarginsFollowReadableWidth: Bool
    package var allowsSelection: Bool
    package var allowsMultipleSelection: Bool
    package var scrolling: Scrolling
  }
}

extension ResolvedContent.TableView {
  /// Reads a table without the indices of its cells.
  init(_ source: inout ContentSource) {
    style = source.word(.style) ?? .plain
    separatorStyle = source.word(.separatorStyle) ?? .singleLine
    separatorColor = source.color(.separatorColor) ?? source.palette[.separator]
    separatorInset = source.properties.insets(.separatorInset)
    cellMarginsFollowReadableWidth = source.flag(.cellLayoutMarginsFollowReadableWidth) ?? false
    rowHeight = Height(source, .rowHeight)
    estimatedRowHeight = Height(source, .estimatedRowHeight)
    sectionHeaderHeight = Height(source, .sectionHeaderHeight)
    sectionFooterHeight = Height(source, .sectionFooterHeight)
    allowsSelection = source.flag(.allowsSelection) ?? true
    allowsMultipleSelection = source.flag(.allowsMultipleSelection) ?? false
    scrolling = Scrolling(source)
    sections = []
    hasStaticCells = false
    guard case .sections(let all) = source.content else { return }
    hasStaticCells = true
    sections = all.map {
      Section(id: $0.id, headerTitle: $0.headerTitle, footerTitle: $0.footerTitle, cells: [])
    }
  }
}

extension ResolvedContent.TableView {
  /// Fills in the indices of the sections' cells.
  mutating func link(_ sections: [SceneGraph.Section], _ places: ScenePlaces) {
    for (index, section) in sections.enumerated() where self.sections.indices.contains(index) {
      self.sections[index].cells = section.cells.compactMap { places.index(of: $0) }
    }
  }
}

extension ResolvedContent.TableView.Height {
  /// The height that an attribute gives; nil when it is absent.
  init?(_ source: ContentSource, _ name: AttributeName) {
    guard let height = source.number(name) else { return nil }
    self = height > 0 ? .points(height) : .automatic
  }
}
