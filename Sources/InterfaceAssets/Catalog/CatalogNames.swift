import InterfaceSource

/// Catalogs with the places of all names in them: documents of many folders ask the same catalogs, each folder in an
/// order of its own.
package final class CatalogNames: Sendable {
  /// The catalogs.
  package let catalogs: [Catalog]

  /// The numbers of the catalogs that have a name, by name.
  private let images: [String: [Int]]
  private let colors: [String: [Int]]
  private let symbols: [String: [Int]]
  /// The names of all images by their spellings.
  let indexOfImages: NearestNameIndex
  /// The names of all colours by their spellings.
  let indexOfColors: NearestNameIndex

  /// Gathers the names of catalogs.
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
