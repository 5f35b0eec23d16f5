import InterfacePicture
import InterfaceSource

/// The source expression of an inline script in a policy: the SHA-256 digest of its bytes.
///
/// Source: Content Security Policy Level 3, "hash-source".
package enum ScriptDigest {
  /// Returns the source expression of a script, such as `'sha256-…'`.
  ///
  /// - Parameter script: The exact text between the tags.
  /// - Returns: The expression, with its quotation marks.
  package static func source(_ script: String) -> String {
    let digest = Base64.text(SecureHash.sha256.digest(Array(script.utf8)))
    return "'sha256-\(String(decoding: digest, as: UTF8.self))'"
  }
}
