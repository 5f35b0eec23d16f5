/// The reason why a request has no result.
package struct ResponseError: Error, Hashable, Sendable {
  /// The codes of JSON-RPC, and from `serverNotInitialized` on those of protocols that use it.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestFailed = -32803
    case serverCancelled = -32802
    case contentModified = -32801
    case requestCancelled = -32800
  }

  package let code: Code
  package let message: String

  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }
}
