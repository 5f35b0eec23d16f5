package import InterfaceMerging
import InterfaceLayout
package import InterfaceSource

/// An earlier state of a document with the meaning of a later one.
package enum SettledDocument {
  /// Returns a document without the changes that only Interface Builder made: frames that layout
  /// does not move, flags, versions, places on the canvas, and other spellings and orders.
  ///
  /// - Parameters:
  ///   - old: The earlier state.
  ///   - new: The later state.
  ///   - limits: The limits of documents.
  /// - Returns: The bytes: those of the earlier state if both mean the same.
  /// - Throws: The reason why a state cannot be read; the earlier one is the base.
  package static func bytes(
    old: SourceFile, new: SourceFile, limits: Limits = Limits()
  ) throws(MergeRefusal) -> [UInt8] {
    let input = try MergeInput(base: old, ours: old, theirs: new, limits: limits.ofXML)
    return DocumentMerge.settled(input, moved: moved(input, limits))
  }

  /// Returns the ids of the views that have another frame on the canvas of the later state.
  private static func moved(_ input: MergeInput, _ limits: Limits) -> Set<String> {
    var options = CompilerOptions(configurations: [.canvas])
    options.limits = limits
    var compiler = Compiler(options: options)
    let ids = Set(
      input.theirs.table.entries.filter { $0.role == .object }.map { String($0.key.dropFirst()) })
    guard let before = compiler.compile(input.ours.file).laidOut?.canvasFrames(),
      let after = compiler.compile(input.theirs.file).laidOut?.canvasFrames()
    else {
      // Without layouts, everything may move that is in a scene with a change.
      return input.objectsBesideChanges
    }
    // Bars have no layouts, and the width of the device.
    let isSameDevice = input.ours.table.canvas["device"] == input.theirs.table.canvas["device"]
    return ids.filter { before[$0] != after[$0] || !isSameDevice && after[$0] == nil }
  }
}
