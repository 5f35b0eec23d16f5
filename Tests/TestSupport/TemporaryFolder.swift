package import Foundation

/// A folder that is removed when it is no longer referenced.
package final class TemporaryFolder {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(
      path: "ninefold-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of an item in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a file, and creates its parent folders.
  @discardableResult package func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Returns the text of a file in the folder, or `nil` if there is none.
  package func text(_ name: String) -> String? {
    try? String(contentsOf: url.appending(path: name), encoding: .utf8)
  }

  /// Returns the paths of all files below the folder, including hidden ones, sorted.
  package func files() -> [String] {
    let all = FileManager.default.enumerator(atPath: url.path)
    return (all?.compactMap { $0 as? String } ?? []).filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path(name), isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }
}
