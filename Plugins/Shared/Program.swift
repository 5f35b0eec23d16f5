import Foundation
import PackagePlugin

/// The program that plugins run: the one of an artifact bundle, or the one that is built from the sources of this package.
enum Program {
  struct Missing: Error, CustomStringConvertible {
    let description =
      "no program: set NINEFOLD_BUNDLE to the path of an artifact bundle, or to source to build it"
  }

  static func url(in context: PluginContext) throws -> URL {
    // The product of the sources is named after its target.
    for name in ["ninefold", "NinefoldTool"] {
      if let tool = try? context.tool(named: name) { return tool.url }
    }
    throw Missing()
  }

  /// Runs the program in the folder of the package, and returns its exit status.
  static func run(_ arguments: [String], in context: PluginContext) throws -> Int32 {
    let process = Process()
    process.executableURL = try url(in: context)
    process.currentDirectoryURL = context.package.directoryURL
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
