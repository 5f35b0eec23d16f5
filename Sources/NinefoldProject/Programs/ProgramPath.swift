import SystemCalls

/// Finds programs by their names.
///
/// Only absolute paths in `PATH` are searched: empty and relative entries refer to the current
/// folder, which may be untrusted.
package enum ProgramPath {
  /// The absolute folders of `PATH`.
  package static var folders: [String] {
    guard let path = getenv("PATH") else { return [] }
    return String(cString: path).utf8.split(separator: UInt8(ascii: ":"))
      .filter { $0.first == UInt8(ascii: "/") }.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns the absolute path of a program, or `nil` if there is none with this name.
  package static func find(_ name: String) -> String? {
    InputFiles.everywhere {
      folders.lazy.map { Path.join($0, name) }.first { path in
        (try? FileReading.kind(of: path)) == .file && access(path, X_OK) == 0
      }
    }
  }
}
