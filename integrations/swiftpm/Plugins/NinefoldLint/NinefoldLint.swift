import Foundation
import PackagePlugin

/// `swift package ninefold-lint [OPTION…]`: prints the findings in the documents of the package.
@main struct NinefoldLint: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "ninefold").url
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = ["lint"] + arguments + ["."]
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      Diagnostics.error("ninefold lint ended with status \(process.terminationStatus)")
      return
    }
  }
}
