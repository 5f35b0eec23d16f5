extension CatalogOrdering {
  /// The names of all images, in byte order.
  package var imageNames: [String] { names(.image) }

  /// The names of all colors, in byte order.
  package var colorNames: [String] { names(.color) }

  private func names(_ kind: NamedKind) -> [String] {
    Set(catalogs.flatMap { $0.names(kind) }).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }
}
