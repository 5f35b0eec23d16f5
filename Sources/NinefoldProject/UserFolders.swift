/// The folders of the user for files of programs.
package enum UserFolders {
  /// Returns the folder of Ninefold's cache, or `nil` if the user has none.
  ///
  /// The XDG Base Directory Specification describes `XDG_CACHE_HOME`: relative paths are ignored.
  ///
  /// - Parameter environment: Returns the value of an environment variable.
  /// - Returns: The path of the folder, which need not exist.
  package static func cache(_ environment: (String) -> String?) -> String? {
    if let folder = environment("XDG_CACHE_HOME"), isAbsolute(folder) {
      return Path.join(folder, "ninefold")
    }
    // The home of a user of the system may be the path of no folder.
    guard let home = environment("HOME"), isAbsolute(home), FileStamp(of: home) != nil else {
      return nil
    }
    #if canImport(Darwin)
      return Path.join(home, "Library/Caches/ninefold")
    #else
      return Path.join(home, ".cache/ninefold")
    #endif
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == UInt8(ascii: "/") }
}
