import SystemCalls

/// Changes the configuration of git on request.
package enum GitSettings {
  /// Sets a value in the configuration of a repository or of the user.
  ///
  /// - Parameters:
  ///   - name: The name of the setting.
  ///   - value: The value.
  ///   - scope: `--local` or `--global`.
  ///   - folder: A folder of the repository.
  /// - Throws: An error if git is not installed or cannot write the configuration.
  package static func set(
    _ name: String, to value: String, _ scope: String, in folder: String
  ) throws(EnvironmentError) {
    guard let git = ProgramPath.find("git") else { throw .noGit }
    do throws(SystemFault) {
      let outcome = try Subprocess.run(
        git, ["-C", folder, "config", scope, name, value],
        environment: [("LC_ALL", "C")], within: ProgramBounds(seconds: 60, output: 1 << 16))
      guard outcome.end == .status(0) else { throw SystemFault(code: EACCES) }
    } catch {
      throw .unwritable(path: "git config \(scope)", error)
    }
  }

  /// The path of the user's file with attributes: git's default unless `core.attributesFile` is set.
  package static func globalAttributes() throws(EnvironmentError) -> String {
    guard let git = ProgramPath.find("git") else { throw .noGit }
    let outcome = try? Subprocess.run(
      git, ["config", "--global", "--type=path", "core.attributesFile"],
      environment: [("LC_ALL", "C")], within: ProgramBounds(seconds: 60, output: 1 << 16))
    if let bytes = outcome?.success {
      let path = String(
        decoding: bytes.split(separator: UInt8(ascii: "\n")).first ?? [], as: UTF8.self)
      if !path.isEmpty { return path }
    }
    if let folder = getenv("XDG_CONFIG_HOME"), folder.pointee != 0 {
      return Path.join(String(cString: folder), "git/attributes")
    }
    guard let home = getenv("HOME"), home.pointee != 0 else {
      throw .unwritable(path: "git/attributes", SystemFault(code: ENOENT))
    }
    return Path.join(String(cString: home), ".config/git/attributes")
  }
}
