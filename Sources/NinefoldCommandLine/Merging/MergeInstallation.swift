import NinefoldProject

/// The git configuration that makes ninefold the merge driver of documents.
struct MergeInstallation {
  /// Whether it applies to all repositories of the user.
  let isGlobal: Bool

  /// The lines of the file with attributes.
  private static let attributes = ["*.storyboard merge=ninefold", "*.xib merge=ninefold"]
  /// The settings of the driver.
  ///
  /// For several common ancestors, git takes one of them instead of calling the driver.
  private static let settings = [
    ("merge.ninefold.name", "Interface Builder documents"),
    ("merge.ninefold.driver", "ninefold merge --driver %O %A %B %L %P"),
    ("merge.ninefold.recursive", "binary"),
  ]

  /// Prints the configuration, or writes it.
  func install(writes: Bool, _ console: Console) throws(ToolError) -> ExitStatus {
    let scope = isGlobal ? "--global" : "--local"
    guard writes else {
      let commands = Self.settings.map { "git config \(scope) \($0.0) '\($0.1)'\n" }.joined()
      let file = isGlobal ? "git's file core.attributesFile" : ".gitattributes"
      try console.print(
        """
        # Add to \(file):
        \(Self.attributes.joined(separator: "\n"))
        # Run, or use --write, which does both:
        \(commands)
        """)
      return .clean
    }
    return try ToolError.rethrowing(environment: write(scope, console))
  }

  private func write(_ scope: String, _ console: Console) throws(EnvironmentError) -> ExitStatus {
    guard let top = RevisionCheckout.top(of: ".") ?? (isGlobal ? "." : nil) else {
      throw .noRepository(path: ".")
    }
    let path = isGlobal ? try GitSettings.globalAttributes() : Path.join(top, ".gitattributes")
    let old = (try? FileReading.read(path, limit: 1 << 20)) ?? []
    let lines = String(decoding: old, as: UTF8.self).split(separator: "\n").map(String.init)
    let missing = Self.attributes.filter { !lines.contains($0) }
    if !missing.isEmpty {
      let start = old.isEmpty || old.last == UInt8(ascii: "\n") ? old : old + [UInt8(ascii: "\n")]
      try OutputFile.write(
        start + (missing.joined(separator: "\n") + "\n").utf8, to: path, as: .replaceable)
    }
    for (name, value) in Self.settings { try GitSettings.set(name, to: value, scope, in: top) }
    console.announce(wrote: "the merge driver", to: path, more: "git config \(scope)")
    return .clean
  }
}
