import PackagePlugin

/// `swift package ninefold-lint [OPTION…]`: prints the findings in the documents of the package.
@main struct NinefoldLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let status = try Program.run(["lint"] + arguments + ["."], in: context)
    if status != 0 { Diagnostics.error("ninefold lint ended with status \(status)") }
  }
}
