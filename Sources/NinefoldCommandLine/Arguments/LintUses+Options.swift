extension BaselineAction {
  /// Reads the options from the command line, or returns `nil` if they do not occur.
  init?(_ arguments: Arguments) throws(UsageError) {
    let written = try arguments.take(.writeBaseline)
    let read = try arguments.take(.baseline)
    let prunes = arguments.take(.pruneBaseline)
    switch (written, read) {
    case (_?, _?):
      throw .contradiction("--write-baseline writes all findings, --baseline leaves some out")
    case (nil, nil):
      if prunes { throw .missingOption("--baseline", reason: "--prune-baseline changes that file") }
      return nil
    case (let path?, nil):
      if prunes { throw .contradiction("--write-baseline writes nothing that could be removed") }
      self = .write(path)
    case (nil, let path?): self = .leaveOut(path, prunes: prunes)
    }
  }
}

extension FixRun {
  /// Reads the options from the command line, or returns `nil` if they do not occur.
  init?(_ arguments: Arguments, _ baseline: BaselineAction?) throws(UsageError) {
    isDryRun = arguments.take(.dryRun)
    guard arguments.take(.fix) else {
      if isDryRun { throw .missingOption("--fix", reason: "--dry-run prints what it would change") }
      return nil
    }
    guard isDryRun else { return }
    switch baseline {
    case .write: throw .contradiction("--dry-run writes nothing, --write-baseline a file")
    case .leaveOut(_, prunes: true):
      throw .contradiction("--dry-run writes nothing, --prune-baseline a file")
    case .leaveOut, nil: break
    }
  }
}
