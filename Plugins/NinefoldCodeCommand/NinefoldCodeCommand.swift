import Foundation
import PackagePlugin

/// `swift package --allow-writing-to-package-directory ninefold-code [--target NAME] [OPTION…]`: writes `Interface.swift`
/// into the folder of each target that has documents, for those who want to commit generated code.
@main struct NinefoldCodeCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    for target in targets.compactMap({ $0 as? any SourceModuleTarget }) {
      let inputs = try TargetInputs(target: target)
      guard !inputs.documents.isEmpty else { continue }
      let output = target.directoryURL.appending(path: "Interface.swift")
      let status = try Program.run(
        ["codegen"] + inputs.options + extractor.remainingArguments + ["--output", output.path]
          + inputs.documents.map(\.path),
        in: context)
      if status != 0 {
        Diagnostics.error("\(target.name): ninefold codegen ended with status \(status)")
      }
    }
  }
}
