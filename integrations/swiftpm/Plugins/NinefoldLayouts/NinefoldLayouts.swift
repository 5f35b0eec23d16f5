import Foundation
import PackagePlugin

/// Compiles each storyboard and xib of a target into a layout file, which becomes a resource of the target.
///
/// `Main.storyboard` becomes `Main.storyboard.layout.json` in `Bundle.module`. The inputs are the asset catalogs, fonts
/// and texts of the target and a `.ninefold.yml` in its folder, and nothing else.
@main struct NinefoldLayouts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let tool = try context.tool(named: "ninefold").url
    let files = try Self.files(below: target.directoryURL)
    let isShared = ["strings", "stringsdict", "xcstrings"]
    let catalogs = Set(files.compactMap(Self.catalog)).sorted { $0.path < $1.path }
    let fonts = files.filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension) }
    let configuration = files.first { $0 == target.directoryURL.appending(path: ".ninefold.yml") }
    let inputs = files.filter { Self.catalog($0) != nil || isShared.contains($0.pathExtension) }
    var arguments = ["compile", "--isolated", "--jobs", "1"]
    for catalog in catalogs { arguments += ["--assets", catalog.path] }
    for font in fonts { arguments += ["--fonts", font.path] }
    if let configuration { arguments += ["--config", configuration.path] }
    let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    return documents.map { document in
      let name = document.lastPathComponent + ".layout.json"
      return .buildCommand(
        displayName: "Laying out \(document.lastPathComponent)", executable: tool,
        arguments: arguments + ["--output", context.pluginWorkDirectoryURL.path, document.path],
        inputFiles: [document] + catalogs + inputs + fonts + (configuration.map { [$0] } ?? []),
        outputFiles: [context.pluginWorkDirectoryURL.appending(path: name)])
    }
  }

  /// Returns the asset catalog that contains a file.
  private static func catalog(_ file: URL) -> URL? {
    guard let range = file.path.range(of: ".xcassets/") else { return nil }
    return URL(filePath: String(file.path[..<range.lowerBound]) + ".xcassets")
  }

  private static func files(below folder: URL) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0) }
      .filter {
        !$0.hasDirectoryPath
          && (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true
      }
  }
}
