import Foundation
import PackagePlugin

/// Compiles each storyboard and xib of a target into a layout file, which becomes a resource of the target.
///
/// `Main.storyboard` becomes `Main.storyboard.layout.json` in `Bundle.module`.
@main struct NinefoldLayouts: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = try TargetInputs(target: target)
    let program = try Program.url(in: context)
    let folder = context.pluginWorkDirectoryURL
    return inputs.documents.map { document in
      .buildCommand(
        displayName: "Laying out \(document.lastPathComponent)", executable: program,
        arguments: ["compile", "--jobs", "1"] + inputs.options
          + ["--output", folder.path, document.path],
        inputFiles: [document] + inputs.shared,
        outputFiles: [folder.appending(path: document.lastPathComponent + ".layout.json")])
    }
  }
}
