import Ninefold
import NinefoldProject
import Reporting
import Synchronization

/// Draws the versions of a merged document and its result.
struct MergePictures {
  /// The path of the document in the working copy, around which its images are found.
  let path: String
  /// The path of the document in the page.
  let name: String
  /// The scenes that are drawn, or `nil` for all.
  let scenes: Set<String>?

  /// Draws scenes on the document's canvas and in all cells.
  func draw(
    _ states: [MergePage.State: [UInt8]], _ console: Console
  ) throws(ToolError) -> MergePage.Pictures {
    var options = CompilerOptions(configurations: ConfigurationRequest.all)
    options.resolvesColors = true
    var batch = try Batch(DocumentArguments(operands: [path], options: options))
    let pdf = PDFConversion()
    batch.pdf = pdf
    let pictures = Mutex(MergePage.Pictures())
    for state in MergePage.State.allCases {
      guard let bytes = states[state] else { continue }
      let contents = [PathKey(RealPath.of(path)): bytes]
      _ = batch.run(console, contents: contents) { [name, scenes] compilation, _, _ in
        let found = compilation.sceneNames.map(\.scene).filter { scenes?.contains($0) ?? true }
        let configurations = compilation.configurationNames
        pictures.withLock { pictures in
          for scene in found {
            for configuration in configurations {
              pictures.drawn[state, default: [:]][ComparisonPicture(name, scene, configuration)] =
                compilation.drawnScene(scene, in: configuration, nil)
            }
          }
          // The result comes last, and its order counts.
          pictures.scenes = found + pictures.scenes.filter { !found.contains($0) }
          pictures.configurations = configurations
          for configuration in configurations {
            pictures.titles[configuration] = compilation.title(
              ofConfiguration: configuration, products: [:])
          }
        }
      }
    }
    for warning in pdf.warnings { console.warn(warning.message) }
    return pictures.withLock(\.self)
  }
}
