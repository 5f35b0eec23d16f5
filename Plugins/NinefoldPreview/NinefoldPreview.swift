import PackagePlugin

/// `swift package ninefold-preview [OPTION…]`: draws the documents of the package on one HTML page, whose path is printed.
///
/// With `--output`, a folder of pictures is written instead, to which SwiftPM allows writing only with
/// `--allow-writing-to-directory`.
@main struct NinefoldPreview: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let outputs = ["-o", "--output", "--html"]
    let isNamed = arguments.contains { argument in
      outputs.contains { argument == $0 || argument.hasPrefix($0 + "=") }
    }
    let page = context.pluginWorkDirectoryURL.appending(path: "page.html")
    let status = try Program.run(
      ["preview"] + arguments + (isNamed ? [] : ["--html", page.path]) + ["."], in: context)
    if status > 1 { Diagnostics.error("ninefold preview ended with status \(status)") }
    if !isNamed && status < 2 { print(page.path) }
  }
}
