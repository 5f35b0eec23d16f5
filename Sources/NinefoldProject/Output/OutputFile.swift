/// Writes single files that the command line names.
package enum OutputFile {
  /// Writes a file, whole or not at all; makes the folders that are missing.
  ///
  /// Streams and devices are written to. Where it cannot be written, what was there is still there.
  package static func write(
    _ bytes: [UInt8], to path: String, as kind: OutputKind = .other
  ) throws(EnvironmentError) {
    if OutputStream.isStream(path) {
      if let fault = OutputStream.write(bytes, to: path) { throw .unwritable(path: path, fault) }
      return
    }
    do throws(EnvironmentError) {
      try OutputFolder(Path.folder(path) ?? ".").write(bytes, to: Path.lastPart(path), as: kind)
    } catch {
      // By the name that the user gave.
      switch error {
      case .replacesInput(_, let reason): throw .replacesInput(path: path, reason: reason)
      case .unwritable(_, let fault): throw .unwritable(path: path, fault)
      default: throw error
      }
    }
  }
}
