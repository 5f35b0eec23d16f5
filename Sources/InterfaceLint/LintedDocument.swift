package import InterfaceComposition
package import InterfaceResolution
package import InterfaceLayout
package import InterfaceModel
package import InterfaceReading
package import InterfaceSource
import InterfaceTraits
package import SourceScanning

/// A document as rules see it: read, resolved and laid out once for all of them.
package struct LintedDocument: Sendable {
  package let file: SourceFile
  /// The document as decoded, before resolution.
  package let document: Document
  /// The linked objects of the document, without those that validation rejected.
  package let graph: SceneGraph
  package let layout: DocumentLayout
  /// The objects that are the destination of an outlet, and may therefore be changed by code.
  let connectedObjects: Set<ObjectID>
  /// The images and colors of the project, or `nil` if they are unknown.
  package let assets: LintedAssets?
  /// The declarations and names in the project's sources, or `nil` if there are none.
  package var declarations: DeclarationIndex?
  /// The settings of rules from configurations and the command line.
  package let settings: LintSettings
  /// The oldest iOS version that the app supports, or `nil` if none is declared or the document is
  /// for another system.
  package let deploymentTarget: DeploymentTarget?
  /// Returns the declarations in configurations for the document's controllers in an environment,
  /// or `nil` if there are none.
  let containerDeclarations: Declarations?

  /// A function that finds the declarations in configurations for the controllers of an app in an
  /// environment, or `nil` if there are none.
  package typealias Declarations =
    @Sendable (AppStoryboards, Environment) -> ControllerTree.Declarations?

  package init(
    file: SourceFile, document: Document, graph: SceneGraph, layout: DocumentLayout,
    connectedObjects: Set<ObjectID>, assets: LintedAssets?, settings: LintSettings = LintSettings(),
    containerDeclarations: Declarations? = nil
  ) {
    self.containerDeclarations = containerDeclarations
    self.file = file
    self.document = document
    self.graph = graph
    self.layout = layout
    self.connectedObjects = connectedObjects
    self.assets = assets
    self.settings = settings
    deploymentTarget =
      document.runtime == .tvOS
      ? nil
      : settings.deploymentTarget ?? settings.projectDeploymentTarget
        ?? document.ownDeploymentTarget
  }
}

extension LintedDocument {
  /// Returns a visitor after it has walked the document.
  func visited<Visitor: DocumentVisitor>(by visitor: Visitor) -> Visitor {
    var visitor = visitor
    document.walk(&visitor)
    return visitor
  }

  /// Returns the edit that removes an attribute and the white space before it, or `nil` if the
  /// bytes before its value are not those of an attribute.
  func removal(of attribute: Attribute) -> SourceEdit? {
    let bytes = file.bytes
    let name = Array(attribute.name.spelling.utf8)
    var start = Int(attribute.range.start)
    let end = Int(attribute.range.end)
    guard start > 0, end < bytes.count, bytes[start - 1] == bytes[end] else { return nil }
    start -= 1
    func skipSpace() {
      while start > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
    }
    skipSpace()
    guard start > 0, bytes[start - 1] == UInt8(ascii: "=") else { return nil }
    start -= 1
    skipSpace()
    guard start > name.count, bytes[(start - name.count)..<start].elementsEqual(name) else {
      return nil
    }
    start -= name.count
    let nameStart = start
    skipSpace()
    guard start < nameStart else { return nil }
    return SourceEdit(
      range: SourceRange(start: Int32(start), end: Int32(end + 1)), replacement: [])
  }

  /// Returns the edit that removes an element without end tag, together with its line.
  ///
  /// Returns `nil` for other elements, and if the line contains anything else.
  func removal(ofLine range: SourceRange) -> SourceEdit? {
    let bytes = file.bytes
    var start = Int(range.start)
    var end = Int(range.end)
    guard end >= 2, end <= bytes.count, bytes[end - 2] == UInt8(ascii: "/") else { return nil }
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    guard start > 0, bytes[start - 1] == 0x0A, end < bytes.count else { return nil }
    if bytes[end] == 0x0D { end += 1 }
    guard end < bytes.count, bytes[end] == 0x0A else { return nil }
    return SourceEdit(
      range: SourceRange(start: Int32(start), end: Int32(end + 1)), replacement: [])
  }
}
