/// How much a program may take.
struct ProgramBounds: Sendable {
  /// The seconds from its start to its end.
  var seconds: Double
  /// The bytes that it may write to standard output.
  var output: Int
  /// The seconds of a processor; nil for no bound of its own.
  var processorSeconds: Int?
  /// The memory that it may have, in KiB; nil for no bound.
  var memory: Int?
}
