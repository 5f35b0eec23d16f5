import ContextProtocol
import InterfaceMerging
import InterfacePicture
import Ninefold
import NinefoldProject
import Reporting

/// The pictures of a scene that a client asks for.
struct SceneRequest: Sendable {
  let path: String
  /// The name of the scene, or `nil` if the document has only one.
  let scene: String?
  var configurations: [String] = []
  var overlays: Overlays = []

  init(path: String, scene: String?) {
    self.path = path
    self.scene = scene
  }

  /// Draws the pictures as `ninefold preview` does.
  ///
  /// PDF images are not drawn: that would need another program.
  ///
  /// - Parameter environment: Returns the value of an environment variable, to find fonts.
  /// - Returns: The pictures, or the reason why there are none.
  func drawn(
    _ environment: @escaping @Sendable (String) -> String?
  ) -> Result<DrawnRequest, ToolFailure> {
    let written = CommandRun.Written()
    var console = written.console()
    console.environment = environment
    var drawn: Result<DrawnRequest, ToolFailure>?
    do throws(ToolError) {
      let documents = try documents
      _ = try SingleDocument(documents).run(console) { input throws(ToolError) in
        var compiler = Compiler(options: documents.options)
        let compilation = compiler.compile(
          input.file, assets: input.assets, localizations: input.localizations,
          configuration: input.configuration)
        guard let document = QuestionedDocument(compilation), document.foreignSystem == nil else {
          return ("", compilation.diagnostics)
        }
        drawn = draw(document, console)
        return ("", [])
      }
    } catch {
      return .failure(ToolFailure(error.message))
    }
    return drawn ?? .failure(CommandRun.failure(written.errorBytes))
  }

  private var documents: DocumentArguments {
    get throws(ToolError) {
      var words = CommandWords(PreviewCommand.name, [path])
      words.add(configurations: configurations)
      do throws(UsageError) {
        let arguments = try Arguments(
          words.optionsAndOperands, accepting: PreviewCommand.manual.options)
        var documents = try DocumentArguments(arguments, otherwise: [.canvas])
        documents.jobs = 1
        return documents
      } catch {
        throw .usage(error)
      }
    }
  }

  private func draw(
    _ document: QuestionedDocument, _ console: Console
  ) -> Result<DrawnRequest, ToolFailure> {
    let compilation = document.compilation
    let scenes = compilation.pictureScenes ?? []
    var chosen = scenes.count == 1 ? scenes.first : nil
    if let scene {
      do throws(ObjectSelectionFault) {
        let id = document.identity(of: try document.selector.scene(scene)).id
        chosen = scenes.first { $0.id == id }
      } catch {
        return .failure(ToolFailure(error.lines.joined(separator: "\n")))
      }
    }
    guard let chosen else {
      let names = scenes.map { "\($0.id) (\($0.title))" }.joined(separator: ", ")
      return .failure(ToolFailure("name one of the scenes: \(names)"))
    }
    let tally = TextForm.paths.tally(isIsolated: false, console)
    let pictures = compilation.configurationNames.compactMap { name in
      compilation.markedScene(chosen.id, in: name, overlays: overlays, tally)
        .map { (configuration: name, scene: $0) }
    }
    return .success(DrawnRequest(id: chosen.id, title: chosen.title, pictures: pictures))
  }
}

/// The pictures of one scene.
struct DrawnRequest: Sendable {
  /// The id of the scene.
  let id: String
  let title: String
  let pictures: [(configuration: String, scene: MarkedScene)]
}
