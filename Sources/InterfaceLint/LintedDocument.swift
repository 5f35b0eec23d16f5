package import InterfaceComposition
package import InterfaceResolution
package import InterfaceLayout
package import InterfaceModel
package import InterfaceReading
package import InterfaceSource
import InterfaceTraits

/// A document as rules see it: read, resolved and laid out once for all of them.
package struct LintedDocument: Sendable {
  /// The document's bytes.
  package let file: SourceFile
  /// The document as the file says it.
  package let document: Document
  /// Its linked objects; what validation rejected is not there.
  package let graph: SceneGraph
  /// Its layouts.
  package let layout: DocumentLayout
  /// The images and colours of its project; nil when nothing is known of them.
  package let assets: LintedAssets?
  /// What configurations and the command line say of rules.
  package let settings: LintSettings
  /// The version of iOS that the app runs on at least; nil where nobody says it, and in documents for other systems.
  package let deploymentTarget: DeploymentTarget?
  /// What configurations state of the document's controllers in an environment; nil for nothing.
  let statements: Statements?

  /// Finds what configurations state of the controllers of an app in an environment; nil for nothing.
  package typealias Statements =
    @Sendable (AppStoryboards, Environment) -> ControllerTree.Statements?

  package init(
    file: SourceFile, document: Document, graph: SceneGraph, layout: DocumentLayout,
    assets: LintedAssets?, settings: LintSettings = LintSettings(), statements: Statements? = nil
  ) {
    self.statements = statements
    self.file = file
    self.document = document
    self.graph = graph
    self.layout = layout
    self.assets = assets
    self.settings = settings
    deploymentTarget =
      document.runtime == .tvOS
      ? nil
      : settings.deploymentTarget ?? document.ownDeploymentTarget
        ?? settings.projectDeploymentTarget
  }
}

extension LintedDocument {
  /// The objects that outlets lead to: code may change them.
  var connectedObjects: Set<ObjectID> { document.connectedObjects }

  /// A visitor after its walk through the document.
  func visited<Visitor: DocumentVisitor>(by visitor: Visitor) -> Visitor {
    var visitor = visitor
    document.walk(&visitor)
    return visitor
  }

  /// The removal of an attribute with the white space before it; nil where the bytes before its value are not those
  /// of an attribute.
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

  /// The removal of an element that consists of a start tag alone, with the line that it stands on; nil for other
  /// elements, and where something else is on its line.
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
