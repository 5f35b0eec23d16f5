import InterfaceEnvironment
import InterfaceModel
import InterfaceTraits

/// The places that documents were laid out in: all but the canvas are the same for documents of one runtime.
struct KnownConfigurations {
  /// What a place depends on.
  private struct Key: Hashable {
    let request: ConfigurationRequest
    let isTelevision: Bool
  }

  private var settings = EnvironmentSettings()
  private var known: [Key: Configuration?] = [:]

  /// The configuration that a request stands for, in the document's own language.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - document: What the document says of itself as a whole.
  ///   - options: The settings.
  /// - Returns: The configuration; nil for a place that the document's platform does not have.
  mutating func configuration(
    of request: ConfigurationRequest, for document: DocumentSettings, _ options: CompilerOptions
  ) -> Configuration? {
    if request == .canvas { return request.configuration(for: document, options) }
    let settings = options.settings(in: nil)
    if settings != self.settings {
      self.settings = settings
      known = [:]
    }
    let key = Key(request: request, isTelevision: document.runtime == .tvOS)
    if let configuration = known[key] { return configuration }
    let configuration = request.configuration(for: document, options)
    known[key] = .some(configuration)
    return configuration
  }
}
