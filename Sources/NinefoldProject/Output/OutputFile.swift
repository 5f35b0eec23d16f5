/// Writes single files named on the command line.
package enum OutputFile {
  /// Writes a file completely or not at all, creating missing folders.
  ///
  /// Streams and devices are written to directly. If the file cannot be written, the existing one
  /// is preserved.
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
      // Reports the name that the user gave.
      switch error {
      case .replacesInput(_, let reason): throw .replacesInput(path: path, reason: reason)
      case .unwritable(_, let fault): throw .unwritable(path: path, fault)
      default: throw error
      }
    }
  }
}
