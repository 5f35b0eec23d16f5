import InterfacePicture
import InterfaceSource

/// What a policy names an inline script by: the SHA-256 digest of its bytes.
///
/// Source: Content Security Policy Level 3, "hash-source".
package enum ScriptDigest {
  /// The source expression of a script, such as `'sha256-…'`.
  ///
  /// - Parameter script: What stands between the tags, to the byte.
  /// - Returns: The expression, with its quotation marks.
  package static func source(_ script: String) -> String {
    let digest = Base64.text(SecureHash.sha256.digest(Array(script.utf8)))
    return "'sha256-\(String(decoding: digest, as: UTF8.self))'"
  }
}
