import Foundation
import PackagePlugin

/// Generates one Swift file for a target, with the names that code uses to refer to its documents and with its layouts
/// as functions.
///
/// The inputs are the storyboards, xibs, asset catalogs, fonts and texts of the target and a `.ninefold.yml` in its
/// folder, and nothing else.
@main struct NinefoldCode: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let files = try Self.files(below: target.directoryURL)
    let documents = files.filter { ["storyboard", "xib"].contains($0.pathExtension) }
    guard !documents.isEmpty else { return [] }
    let catalogs = Set(files.compactMap(Self.catalog)).sorted { $0.path < $1.path }
    let fonts = files.filter { ["ttf", "otf", "ttc", "otc"].contains($0.pathExtension) }
    let configuration = files.first { $0 == target.directoryURL.appending(path: ".ninefold.yml") }
    let output = context.pluginWorkDirectoryURL.appending(path: "Interface.swift")
    var arguments = ["codegen", "--isolated", "--layouts", "--output", output.path]
    for catalog in catalogs { arguments += ["--assets", catalog.path] }
    for font in fonts { arguments += ["--fonts", font.path] }
    if let configuration { arguments += ["--config", configuration.path] }
    let inputs = files.filter { Self.catalog($0) != nil }
    return [
      .buildCommand(
        displayName: "Writing names and layouts of \(target.name)",
        executable: try context.tool(named: "ninefold").url,
        arguments: arguments + documents.map(\.path),
        inputFiles: documents + catalogs + inputs + fonts + (configuration.map { [$0] } ?? []),
        outputFiles: [output])
    ]
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
