import NinefoldProject

/// The settings of a cache that is on by default.
struct CacheSettings: Sendable {
  /// The folder on the command line, or `nil` for the user's.
  let folder: String?
  /// The maximum size, in bytes.
  private let limit: Int

  /// Reads the settings, or returns `nil` if the cache is off.
  init?(_ arguments: Arguments) throws(UsageError) {
    folder = try arguments.read(.lintCache)
    let size = try arguments.read(.cacheSize)
    limit = (size ?? 1000) * 1_000_000
    guard !arguments.read(.noCache) else {
      try UsageError.refuse(
        folder != nil || size != nil, "--no-cache and options of the cache cannot be combined")
      return nil
    }
  }

  /// Returns the values in the cache, or `nil` if the user has no folder for it.
  func values(_ console: Console, jobs: Int?) -> KeptValues? {
    if let values = Trace.current?.values { return values }
    let folder = self.folder ?? UserFolders.cache(console.environment)
    return folder.map {
      KeptValues(ResultCache($0, limit: limit, isPrivate: self.folder == nil), jobs: jobs)
    }
  }
}
