/// Why a required constraint is left out of an attempt.
enum Exclusion: UInt8, BitwiseCopyable {
  /// It is not.
  case none
  /// It contradicts what came before, if all that can hold.
  case assumed
  /// It contradicts what came before, and all that can hold.
  case proved
}
