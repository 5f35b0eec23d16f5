package import InterfaceSource

extension SourceFile {
  /// Reads a file, up to a limit of bytes.
  package init(reading path: String, limit: Int) throws(EnvironmentError) {
    do throws(SystemFault) {
      self.init(path: path, bytes: try FileReading.read(path, limit: limit))
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}
