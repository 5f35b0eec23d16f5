extension BaselineAction {
  /// Reads the options from the command line, or returns `nil` if they do not occur.
  init?(_ arguments: Arguments) throws(UsageError) {
    let written = try arguments.read(.writeBaseline)
    let read = try arguments.read(.baseline)
    let prunes = arguments.read(.pruneBaseline)
    switch (written, read) {
    case (_?, _?):
      throw .contradiction("--write-baseline and --baseline cannot be combined")
    case (nil, nil):
      if prunes { throw .missingOption("--baseline", reason: "--prune-baseline changes that file") }
      return nil
    case (let path?, nil):
      if prunes {
        throw .contradiction("--prune-baseline requires --baseline, not --write-baseline")
      }
      self = .write(path)
    case (nil, let path?): self = .leaveOut(path, prunes: prunes)
    }
  }
}

extension FixRun {
  /// Reads the options from the command line, or returns `nil` if they do not occur.
  init?(_ arguments: Arguments, _ baseline: BaselineAction?) throws(UsageError) {
    isDryRun = arguments.read(.dryRun)
    guard arguments.read(.fix) else {
      if isDryRun { throw .missingOption("--fix", reason: "--dry-run prints what it would change") }
      return nil
    }
    guard isDryRun else { return }
    switch baseline {
    case .write: throw .contradiction("--dry-run and --write-baseline cannot be combined")
    case .leaveOut(_, prunes: true):
      throw .contradiction("--dry-run and --prune-baseline cannot be combined")
    case .leaveOut, nil: break
    }
  }
}
