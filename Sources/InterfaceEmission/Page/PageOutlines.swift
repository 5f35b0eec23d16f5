/// The outlines of letters on a page, each stored once even if pictures of several documents use it.
struct PageOutlines {
  private var indices: [String: Int] = [:]
  /// The outlines as written, in the order of their indices.
  private(set) var paths: [String] = []

  /// Adds an outline.
  ///
  /// - Returns: Its index in the page.
  mutating func number(of path: String) -> Int {
    if let cached = indices[path] { return cached }
    indices[path] = paths.count
    paths.append(path)
    return paths.count - 1
  }

  /// The outlines as elements.
  var elements: String {
    paths.enumerated().map { "<path id=\"outline\($0)\" d=\"\($1)\"/>" }.joined()
  }
}
