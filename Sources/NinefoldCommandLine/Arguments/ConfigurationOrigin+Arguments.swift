import NinefoldProject

extension ConfigurationOrigin {
  /// What `--config` and `--no-config` say.
  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.accepts(.configuration) else {
      self = .nothing
      return
    }
    let path = try arguments.take(.configuration)
    let isOff = arguments.take(.noConfiguration)
    if path != nil, isOff {
      throw .contradiction("--config names a file that --no-config leaves unread")
    }
    self = path.map { .file($0) } ?? (isOff ? .nothing : .search)
  }
}
