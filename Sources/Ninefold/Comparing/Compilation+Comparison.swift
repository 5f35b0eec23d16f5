public import InterfaceComparison

extension Compilation {
  /// What changed in the layouts of the document, object by object, since another state of it was compiled.
  ///
  /// Configurations that only one of the two was laid out in are not compared. Objects that only have other ids, and
  /// files that are only spelled otherwise, are no change.
  ///
  /// ```swift
  /// for scene in compilation.difference(from: compilation)?.scenes ?? [] {
  ///   for object in scene.objects { print(object.id, object.changes.map(\.kind)) }
  /// }
  /// ```
  ///
  /// - Parameter old: The other state.
  /// - Returns: The difference; nil where one of the files holds no document, or its layouts are beyond what is compared: a GiB
  ///   of layout file.
  public func difference(from old: Compilation) -> DocumentDifference? {
    let digests = ImageDigests()
    guard let before = old.compared(digests), let after = compared(digests) else { return nil }
    return try? after.difference(from: before)
  }

  private func compared(_ digests: ImageDigests) -> ComparedLayout? {
    layoutFile(named: fileName).map {
      ComparedLayout(path: file.path, bytes: $0, appearances: appearances(digests))
    }
  }
}
