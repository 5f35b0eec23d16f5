public import InterfaceComparison

extension Compilation {
  /// Returns the changes in the document and its layouts, object by object, relative to an earlier
  /// compilation.
  ///
  /// Configurations that only one of the two contains are not compared. Different ids of otherwise
  /// equal objects, and different spellings of the same content, are not changes. Documents for macOS
  /// and watchOS have no layouts; the difference is that of the documents themselves.
  ///
  /// ```swift
  /// for scene in compilation.difference(from: compilation)?.scenes ?? [] {
  ///   for object in scene.objects { print(object.id, object.changes.map(\.kind)) }
  /// }
  /// ```
  ///
  /// - Parameter old: The earlier compilation.
  /// - Returns: The difference, or `nil` if one of the files contains no document or its layouts
  ///   exceed the limit for comparison, a layout file of one GiB.
  public func difference(from old: Compilation) -> DocumentDifference? {
    let digests = ImageDigests()
    guard let before = old.compared(digests), let after = compared(digests) else { return nil }
    return try? after.difference(from: before)
  }

  private func compared(_ digests: ImageDigests) -> ComparedLayout? {
    if let foreignSystem {
      return ComparedLayout(path: file.path, withoutLayouts: file, for: foreignSystem)
    }
    return layoutFile(named: fileName).map {
      ComparedLayout(path: file.path, bytes: $0, appearances: appearances(digests), source: file)
    }
  }
}
