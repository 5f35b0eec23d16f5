/// A row of `schemas/view-classes.txt`, whose head describes the columns.
struct ViewClass {
  /// The axes along which a view has an intrinsic size for its own content.
  enum LayoutSize: String {
    case none = "-"
    case height, both, wrapped
  }

  /// An element of the kind.
  struct Element {
    var name: String
    /// The name of the element's own class.
    var className: String
  }

  /// The name of the class.
  var name: String
  /// The superclass, or `nil` for `UIView`.
  var superclass: String?
  /// The case of `ViewKind`, or `nil` for a class that is only a superclass of others.
  var kind: String?
  /// The axes along which it has an intrinsic content size.
  var size: LayoutSize
  /// Whether it draws text of its own.
  var showsText: Bool
  /// Whether it is a bar with items.
  var isBar: Bool
  /// The elements of the kind.
  var elements: [Element]

  /// Parses a row, or returns `nil` if the words are not a row.
  init?(_ words: [String]) {
    guard words.count >= 5, let size = LayoutSize(rawValue: words[3]),
      ["-", "text", "bar"].contains(words[4])
    else { return nil }
    name = words[0]
    superclass = words[1] == "-" ? nil : words[1]
    kind = words[2] == "-" ? nil : words[2]
    self.size = size
    showsText = words[4] == "text"
    isBar = words[4] == "bar"
    elements = words.dropFirst(5).map { word in
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      return Element(name: parts[0], className: parts.count > 1 ? parts[1] : words[0])
    }
  }
}
