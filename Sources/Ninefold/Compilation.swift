import ConfigurationReading
import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
public import InterfaceSource

/// What became of one document: findings, scenes with their layouts, layout files and pictures.
///
/// ```swift
/// for scene in compilation.scenes {
///   for layout in scene.layouts {
///     print(scene.title, "in", layout.configurations.map(\.name).joined(separator: ", "))
///     for view in layout.views { print(view.elementName, view.frame) }
///   }
/// }
/// let json = compilation.layoutFile(named: "Main.storyboard") ?? []
/// print(json.count)
/// ```
public struct Compilation: Sendable {
  /// How far the stages came.
  enum Outcome: Sendable {
    /// The bytes are not XML.
    case unreadable
    /// The elements are not a document that Ninefold reads.
    case undecoded(ReadDocument)
    /// All stages ran.
    case laidOut(ReadDocument, LaidOutDocument)
  }

  /// What the document was compiled with.
  let input: CompilationInput
  /// The findings, stage by stage.
  public let diagnostics: [Diagnostic]
  /// The findings in the files of the document's texts in other languages, file by file.
  public let localizationFindings: [(file: SourceFile, diagnostics: [Diagnostic])]
  /// The system that the document is for, where documents of that system are not read; nil otherwise.
  package let foreignSystem: String?
  let outcome: Outcome

  /// The document's bytes and path.
  public var file: SourceFile { input.file }

  /// The document after all stages; nil when the file holds none.
  package var laidOut: LaidOutDocument? {
    if case .laidOut(_, let document) = outcome { document } else { nil }
  }

  /// The document's elements; nil when the file is not XML.
  var read: ReadDocument? {
    switch outcome {
    case .unreadable: nil
    case .undecoded(let read), .laidOut(let read, _): read
    }
  }

  /// Whether what follows the nesting of elements needs a stack of its own.
  var isDeep: Bool { read?.isDeep ?? false }

  /// The statements of configuration files that do not fit the document, file by file.
  public var configurationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let use = laidOut?.layout.statements, let files = input.configuration?.sections.files
    else { return [] }
    return files.indices.compactMap { number in
      let found = use.findings.filter { $0.file == number }.map(\.diagnostic)
      return found.isEmpty ? nil : (files[number], found)
    }
  }

  /// The names of the configurations that the document was laid out in.
  package var configurationNames: [String] {
    laidOut?.layout.configurations.map(\.name) ?? []
  }

  /// The layout file, JSON after `schemas/layout.schema.json`.
  ///
  /// - Parameter name: The document's name without its path.
  /// - Returns: The file's bytes; nil when there is no document.
  public func layoutFile(named name: String) -> [UInt8]? {
    guard let laidOut else { return nil }
    return DeepStack.run(isDeep: isDeep) {
      LayoutFileEmitter.emit(
        layout: laidOut.layout, segues: laidOut.segues, fileName: name,
        source: file.bytes,
        digest: { Digest(ofAll: $0).description })
    }
  }
}
