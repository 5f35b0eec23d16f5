/// The reason why a picture cannot be converted to PNG.
package enum RasterizerFault: Hashable, Sendable {
  /// The program is not installed.
  case missing
  /// The program reports an error or runs out of memory.
  case failed
  case tooSlow
  case tooLarge
}
