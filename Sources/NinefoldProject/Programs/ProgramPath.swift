import SystemCalls

/// Finds programs by their names.
///
/// Only folders that `PATH` gives from the top of the file system on are looked into: an empty entry and a relative one
/// stand for a place in the current folder, which may be a stranger's.
package enum ProgramPath {
  /// The folders of `PATH` that count.
  package static var folders: [String] {
    guard let path = getenv("PATH") else { return [] }
    return String(cString: path).utf8.split(separator: UInt8(ascii: ":"))
      .filter { $0.first == UInt8(ascii: "/") }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The path of a program from the top of the file system on; nil where there is none of that name.
  package static func find(_ name: String) -> String? {
    folders.lazy.map { Path.join($0, name) }.first { path in
      (try? FileReading.kind(of: path)) == .file && access(path, X_OK) == 0
    }
  }
}
