package import ConfigurationReading
package import InterfaceSource

/// The usage of a configuration's overrides in one document.
package struct OverrideUsage: Sendable {
  /// A finding in one of the configuration's files.
  package struct Finding: Hashable, Sendable {
    /// The index of the file.
    package var file: Int
    package var diagnostic: Diagnostic
  }

  /// A name that does not resolve.
  package struct Missing: Hashable, Sendable {
    /// The kind of object that the name should refer to.
    package enum Subject: String, Hashable, Sendable {
      /// An object of a document, by id.
      case object
      /// A controller of an app, by id or storyboard identifier.
      case controller
      /// The class of a controller of an app.
      case controllerClass
    }

    package var name: ConfigurationTarget.Name
    /// The most similar name, or `nil` if there is none.
    package var nearest: String?
    package var subject = Subject.object

    package init(name: ConfigurationTarget.Name, nearest: String?, subject: Subject = .object) {
      self.name = name
      self.nearest = nearest
      self.subject = subject
    }
  }

  /// The locations of ids and classes that the document contains.
  package var matched: Set<ConfigurationRange> = []
  /// The ids and classes that the document does not contain.
  package var missing: [Missing] = []
  /// The mismatches between the overrides and the document.
  package var findings: [Finding] = []

  package init() {}
}
