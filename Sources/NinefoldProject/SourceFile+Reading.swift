package import InterfaceSource

extension SourceFile {
  /// Reads a file, at most as many bytes as the limit.
  package init(reading path: String, limit: Int) throws(EnvironmentError) {
    do throws(SystemFault) {
      self.init(path: path, bytes: try FileReading.read(path, limit: limit))
    } catch {
      throw .unreadable(path: path, error)
    }
  }
}
