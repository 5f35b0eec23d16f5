/// The order in which Interface Builder writes the attributes and children of elements.
enum WritingOrder {
  /// The names of an element's attributes in their order; empty for an unknown element.
  static func attributes(of element: String) -> [String] { table["@" + element] ?? [] }

  /// The children of an element in their order, each with its key: `color[textColor]`; empty for an
  /// unknown element.
  static func children(of element: String) -> [String] { table[element] ?? [] }

  /// Returns the elements that can be the value of a property of an element.
  static func elements(ofProperty key: String, of element: String) -> [String] {
    children(of: element).filter { $0.hasSuffix("[\(key)]") }
      .map { String($0.dropLast(key.utf8.count + 2)) }
  }

  /// Returns the place of a child among those of an element.
  ///
  /// - Parameters:
  ///   - child: The name of the child.
  ///   - key: Its key, or `nil` if it has none.
  ///   - element: The element.
  /// - Returns: The place; unknown children come last.
  static func place(of child: String, key: String?, in element: String) -> Int {
    let order = children(of: element)
    return key.flatMap { order.firstIndex(of: "\(child)[\($0)]") }
      ?? order.firstIndex(of: child) ?? order.count
  }

  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    let text = String(decoding: PackageResources.writing_order_txt, as: UTF8.self)
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: ":", maxSplits: 1)
      table[String(parts[0])] = parts[1].split(separator: " ").map(String.init)
    }
    return table
  }()
}
