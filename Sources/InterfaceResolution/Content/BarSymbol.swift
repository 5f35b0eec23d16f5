/// The appearance of a system bar button item.
package enum BarSymbol {
  /// A title.
  case title(String, isProminent: Bool)
  /// A symbol image, by name.
  case symbol(String)
  /// Blank space: the width of the item, or all remaining space.
  case space(isFlexible: Bool)

  /// Creates the appearance of a system item, with English titles.
  package init(_ item: ViewContent.BarButtonItem.SystemItem) {
    self =
      switch item {
      case .done: .title("Done", isProminent: true)
      case .save: .title("Save", isProminent: true)
      case .cancel: .title("Cancel", isProminent: false)
      case .edit: .title("Edit", isProminent: false)
      case .undo: .title("Undo", isProminent: false)
      case .redo: .title("Redo", isProminent: false)
      case .close: .symbol("xmark.circle.fill")
      case .add: .symbol("plus")
      case .compose: .symbol("square.and.pencil")
      case .reply: .symbol("arrow.uturn.left")
      case .action: .symbol("square.and.arrow.up")
      case .organize: .symbol("folder")
      case .bookmarks: .symbol("book")
      case .search: .symbol("magnifyingglass")
      case .refresh: .symbol("arrow.clockwise")
      case .stop: .symbol("xmark")
      case .camera: .symbol("camera")
      case .trash: .symbol("trash")
      case .play: .symbol("play.fill")
      case .pause: .symbol("pause")
      case .rewind: .symbol("backward")
      case .fastForward: .symbol("forward")
      case .flexibleSpace: .space(isFlexible: true)
      case .fixedSpace: .space(isFlexible: false)
      }
  }

  /// Returns the title and symbol of a system tab bar item.
  package static func tab(_ item: ViewContent.TabBarItem.SystemItem) -> (
    title: String, symbol: String
  ) {
    switch item {
    case .more: ("More", "ellipsis")
    case .favorites: ("Favorites", "star.fill")
    case .featured: ("Featured", "star.fill")
    case .topRated: ("Top Rated", "star.fill")
    case .recents: ("Recents", "clock")
    case .contacts: ("Contacts", "person.circle")
    case .history: ("History", "clock")
    case .bookmarks: ("Bookmarks", "book")
    case .search: ("Search", "magnifyingglass")
    case .downloads: ("Downloads", "arrow.down")
    case .mostRecent: ("Most Recent", "clock")
    case .mostViewed: ("Most Viewed", "list.bullet")
    }
  }
}
