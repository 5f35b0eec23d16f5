import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory ninefold-fix [OPTION…]`: mends the documents of the package where
/// that is safe.
@main struct NinefoldFix: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ninefold").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint", "--fix"] + arguments + ["."]
    try process.run()
    process.waitUntilExit()
    // What is left to mend by hand is for lint to complain about.
    guard process.terminationStatus < 2 else {
      Diagnostics.error("ninefold lint --fix ended with status \(process.terminationStatus)")
      return
    }
  }
}
