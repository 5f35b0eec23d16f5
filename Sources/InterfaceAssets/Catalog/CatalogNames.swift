import InterfaceSource

/// Catalogs with an index of their names, which the documents of many folders share, each folder
/// with its own order.
package final class CatalogNames: Sendable {
  /// The catalogs.
  package let catalogs: [Catalog]

  /// The indices of the catalogs that contain each name.
  private let images: [String: [Int]]
  private let colors: [String: [Int]]
  private let symbols: [String: [Int]]
  /// The names of all images, indexed by spelling.
  let indexOfImages: NearestNameIndex
  /// The names of all colors, indexed by spelling.
  let indexOfColors: NearestNameIndex

  /// Indexes the names of catalogs.
  package init(_ catalogs: [Catalog]) {
    self.catalogs = catalogs
    images = Self.numbers(catalogs) { $0.imageSets.map(\.asset.name) }
    colors = Self.numbers(catalogs) { $0.colorSets.map(\.asset.name) }
    indexOfImages = NearestNameIndex(images.keys)
    indexOfColors = NearestNameIndex(colors.keys)
    symbols = Self.numbers(catalogs) { $0.symbolSets.map(\.asset.name) }
  }

  func numbers(ofImage name: String) -> [Int] { images[name] ?? [] }
  func numbers(ofColor name: String) -> [Int] { colors[name] ?? [] }
  func numbers(ofSymbol name: String) -> [Int] { symbols[name] ?? [] }

  private static func numbers(
    _ catalogs: [Catalog], _ names: (Catalog) -> [String]
  ) -> [String: [Int]] {
    var numbers: [String: [Int]] = [:]
    for (number, catalog) in catalogs.enumerated() {
      for name in names(catalog) where numbers[name]?.last != number {
        numbers[name, default: []].append(number)
      }
    }
    return numbers
  }
}
