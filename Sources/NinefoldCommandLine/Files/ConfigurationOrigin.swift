/// Where the configuration of documents comes from.
enum ConfigurationOrigin: Hashable, Sendable {
  /// The `.ninefold.yml` files around each document.
  case search
  /// A file that the command line names.
  case file(String)
  /// Nowhere.
  case nothing

  /// What `--config` and `--no-config` say.
  init(_ arguments: Arguments) throws(UsageError) {
    let path = try arguments.take(.configuration)
    let isOff = arguments.take(.noConfiguration)
    if path != nil, isOff {
      throw .contradiction("--config names a file that --no-config leaves unread")
    }
    self = path.map { .file($0) } ?? (isOff ? .nothing : .search)
  }
}
