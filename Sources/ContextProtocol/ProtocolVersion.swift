/// A version of the Model Context Protocol, which its date names.
package enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"

  /// Returns the version of a conversation: that of the client if it is known, else the newest one,
  /// with which the client may end the conversation.
  package static func agreed(with client: String?) -> ProtocolVersion {
    client.flatMap { ProtocolVersion(rawValue: $0) } ?? .november2025
  }
}
