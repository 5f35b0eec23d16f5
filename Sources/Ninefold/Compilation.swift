import ConfigurationReading
import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
public import InterfaceSource

/// The result of compiling one document: findings, scenes with their layouts, layout files and
/// pictures.
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
  /// The last stage that the compilation reached.
  enum Outcome: Sendable {
    /// The bytes are not XML.
    case unreadable
    /// The elements do not form a document that Ninefold supports.
    case undecoded(ParsedDocument)
    /// All stages ran.
    case laidOut(ParsedDocument, LaidOutDocument)
  }

  /// The input of the compilation.
  let input: CompilationInput
  /// The findings, in the order of the stages.
  public let diagnostics: [Diagnostic]
  /// The findings in the document's translations, file by file.
  public let localizationFindings: [(file: SourceFile, diagnostics: [Diagnostic])]
  /// The target system of the document if Ninefold does not support its documents, or `nil`
  /// otherwise.
  package let foreignSystem: String?
  let outcome: Outcome

  /// The bytes and path of the document.
  public var file: SourceFile { input.file }

  /// The document after all stages, or `nil` if the file contains none.
  package var laidOut: LaidOutDocument? {
    if case .laidOut(_, let document) = outcome { document } else { nil }
  }

  /// The elements of the document, or `nil` if the file is not XML.
  var read: ParsedDocument? {
    switch outcome {
    case .unreadable: nil
    case .undecoded(let read), .laidOut(let read, _): read
    }
  }

  /// Whether recursion over the elements needs a separate stack.
  var isDeep: Bool { read?.isDeep ?? false }

  /// The findings about declarations in configuration files that do not apply to the document, file
  /// by file.
  public var configurationFindings: [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard let use = laidOut?.layout.overrides, let files = input.configuration?.sections.files
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

  /// Returns the layout file, JSON that conforms to `schemas/layout.schema.json`.
  ///
  /// - Parameter name: The document's name without its path.
  /// - Returns: The bytes of the file, or `nil` if there is no document.
  public func layoutFile(named name: String) -> [UInt8]? {
    layoutFile(named: name, withReferences: true) { _ in true }
  }

  /// Returns the layout file with the scenes for which a function returns `true`, and with their
  /// connections and texts if requested.
  func layoutFile(
    named name: String, withReferences: Bool,
    choosing isChosen: @escaping (DocumentLayout.SceneLayouts) -> Bool
  ) -> [UInt8]? {
    guard let laidOut else { return nil }
    return DeepStack.run(isDeep: isDeep) {
      LayoutFileEmitter.emit(
        layout: laidOut.layout, segues: laidOut.segues,
        references: withReferences ? laidOut.references : nil, fileName: name, source: file.bytes,
        isIncluded: isChosen, digest: { Digest(ofAll: $0).description })
    }
  }
}
