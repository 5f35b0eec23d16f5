import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory ninefold-fix [OPTION…]`: fixes the documents of the package
/// where that is safe.
@main struct NinefoldFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ninefold").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint", "--fix"] + arguments + ["."]
    try process.run()
    process.waitUntilExit()
    // Findings that remain to be fixed by hand are reported by lint.
    guard process.terminationStatus < 2 else {
      Diagnostics.error("ninefold lint --fix ended with status \(process.terminationStatus)")
      return
    }
  }
}
