/// Why a picture cannot be turned into PNG.
package enum RasterizerFault: Hashable, Sendable {
  /// There is no program for it.
  case missing
  /// The program says that it cannot, or ends for want of memory.
  case failed
  case tooSlow
  case tooLarge
}
