import PackagePlugin

/// `swift package --allow-writing-to-package-directory ninefold-fix [OPTION…]`: fixes the documents of the package
/// where that is safe.
@main struct NinefoldFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let status = try Program.run(["lint", "--fix"] + arguments + ["."], in: context)
    // Findings that remain to be fixed by hand are reported by lint.
    if status > 1 { Diagnostics.error("ninefold lint --fix ended with status \(status)") }
  }
}
