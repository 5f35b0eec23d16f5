package import StructuredData

/// What is known of a client, from its first request.
package struct ContextClient: Sendable {
  package let version: ProtocolVersion
  /// Whether the client has a list of folders in which the server may work.
  package let hasRoots: Bool

  /// Reads the parameters of `initialize`.
  package init(_ parameters: StructuredValue?) {
    version = .agreed(with: parameters?["protocolVersion"]?.string)
    hasRoots = parameters?["capabilities"]?["roots"]?.members != nil
  }
}
