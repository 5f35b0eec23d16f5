import Foundation
import PackagePlugin

/// Generates one Swift file for a target before it is compiled, with the names that code uses to refer to its documents
/// and with its layouts as functions.
@main struct NinefoldCode: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget else { return [] }
    let inputs = try TargetInputs(target: target)
    guard !inputs.documents.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "Interface.swift")
    return [
      .buildCommand(
        displayName: "Writing names and layouts of \(target.name)",
        executable: try Program.url(in: context),
        arguments: ["codegen", "--layouts"] + inputs.options + ["--output", output.path]
          + inputs.documents.map(\.path),
        inputFiles: inputs.documents + inputs.shared,
        outputFiles: [output])
    ]
  }
}
