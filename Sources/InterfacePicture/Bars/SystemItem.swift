/// What a bar button item of the system shows.
enum SystemItem {
  /// Its title.
  case title(String, isProminent: Bool)
  /// A symbol.
  case symbol(String)
  /// Room that grows.
  case flexibleSpace
  /// Room of the item's width.
  case fixedSpace

  /// Reads the `systemItem` of a document; nil for a name that is not known.
  init?(_ name: String) {
    switch name {
    case "done", "save": self = .title(name == "done" ? "Done" : "Save", isProminent: true)
    case "cancel": self = .title("Cancel", isProminent: false)
    case "edit": self = .title("Edit", isProminent: false)
    case "undo": self = .title("Undo", isProminent: false)
    case "redo": self = .title("Redo", isProminent: false)
    case "close": self = .symbol("xmark.circle.fill")
    case "add": self = .symbol("plus")
    case "compose": self = .symbol("square.and.pencil")
    case "reply": self = .symbol("arrow.uturn.left")
    case "action": self = .symbol("square.and.arrow.up")
    case "organize": self = .symbol("folder")
    case "bookmarks": self = .symbol("book")
    case "search": self = .symbol("magnifyingglass")
    case "refresh": self = .symbol("arrow.clockwise")
    case "stop": self = .symbol("xmark")
    case "camera": self = .symbol("camera")
    case "trash": self = .symbol("trash")
    case "play": self = .symbol("play.fill")
    case "pause": self = .symbol("pause")
    case "rewind": self = .symbol("backward")
    case "fastForward": self = .symbol("forward")
    case "flexibleSpace": self = .flexibleSpace
    case "fixedSpace": self = .fixedSpace
    default: return nil
    }
  }

  /// The title and symbol of a tab bar item of the system; nil for a name that is not known.
  static func tab(_ name: String) -> (title: String, symbol: String)? {
    switch name {
    case "more": ("More", "ellipsis")
    case "favorites": ("Favorites", "star.fill")
    case "featured": ("Featured", "star.fill")
    case "topRated": ("Top Rated", "star.fill")
    case "recents": ("Recents", "clock")
    case "contacts": ("Contacts", "person.circle")
    case "history": ("History", "clock")
    case "bookmarks": ("Bookmarks", "book")
    case "search": ("Search", "magnifyingglass")
    case "downloads": ("Downloads", "arrow.down")
    case "mostRecent": ("Most Recent", "clock")
    case "mostViewed": ("Most Viewed", "list.bullet")
    default: nil
    }
  }
}
