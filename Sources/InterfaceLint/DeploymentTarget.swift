import InterfaceModel
package import InterfaceSource
import PlatformFacts

/// The oldest version of the system that an app supports.
package struct DeploymentTarget: Hashable, Sendable {
  /// The source of a deployment target.
  package enum Origin: Hashable, Sendable {
    case commandLine
    /// A configuration file.
    case configuration
    /// The document, in an element at this range.
    case document(SourceRange)
    /// The app's property list.
    case propertyList
    /// The build settings of the Xcode project with this name.
    case project(String)
  }

  /// The major component of the version, such as 13 in 13.4.
  package let major: Int
  package let minor: Int
  /// The source of the version.
  package let origin: Origin

  package init(_ major: Int, _ minor: Int = 0, origin: Origin) {
    self.major = major
    self.minor = minor
    self.origin = origin
  }

  /// Parses a version such as `15`, `15.0` or `15.0.1`.
  ///
  /// Returns `nil` for any other text.
  package init?(_ text: String, origin: Origin) {
    let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 3 && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(String(decoding: part, as: UTF8.self)) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, origin: origin)
  }

  /// The version, such as `13.4`.
  package var text: String { "\(major).\(minor)" }

  /// The oldest system that the app supports.
  var system: SystemVersion { SystemVersion(major) }

  /// Returns whether the app may run on systems older than a version.
  package func isBefore(_ major: Int, _ minor: Int = 0) -> Bool {
    (self.major, self.minor) < (major, minor)
  }

  /// Notes that name the source of the version.
  var notes: [Diagnostic.Note] {
    switch origin {
    case .commandLine, .configuration: []
    case .document(let range):
      [Diagnostic.Note("the deployment target of the document, \(text), is set here", range: range)]
    case .propertyList:
      [Diagnostic.Note("the deployment target is set to \(text) in the app's property list")]
    case .project(let name):
      [
        Diagnostic.Note(
          "the deployment target is set to \(text) in '\(name)' (IPHONEOS_DEPLOYMENT_TARGET)")
      ]
    }
  }
}

extension Document {
  /// The deployment target that the document itself declares, or `nil` if it follows its project.
  ///
  /// The number is decimal, and its hexadecimal digits are the version: 2304 is 0x900, version 9.0.
  /// Source: public documents (docs/internals/documents.md), 313 of which declare one.
  var ownDeploymentTarget: DeploymentTarget? { ownDeployment?.target }

  /// The attribute that `ownDeploymentTarget` is read from, with the value.
  var ownDeployment: (attribute: Attribute, target: DeploymentTarget)? {
    let dependencies = extras.filter { $0.name == .dependencies }.flatMap(\.children)
    guard
      let element = dependencies.first(where: {
        $0.name == .deployment && $0.attributes[.version] != nil
      }), let attribute = element.attributes.attribute(.version),
      let number = element.attributes.count(.version), number >= 0x100, number <= 0x9999
    else { return nil }
    let major = (number >> 12) * 10 + (number >> 8) & 0xF
    return (
      attribute, DeploymentTarget(major, (number >> 4) & 0xF, origin: .document(element.range))
    )
  }
}
