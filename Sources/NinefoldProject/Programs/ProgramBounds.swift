/// How much a program may take.
package struct ProgramBounds: Sendable {
  /// The seconds from its start to its end.
  package var seconds: Double
  /// The bytes that it may write to standard output.
  package var output: Int
  /// The seconds of a processor; nil for no bound of its own.
  package var processorSeconds: Int?
  /// The memory that it may have, in KiB; nil for no bound.
  package var memory: Int?
}
