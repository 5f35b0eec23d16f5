/// The limits of a program.
package struct ProgramBounds: Sendable {
  /// The maximum running time, in seconds.
  package var seconds: Double
  /// The maximum size of its standard output, in bytes.
  package var output: Int
  /// The maximum processor time, in seconds, or `nil` for no limit.
  package var processorSeconds: Int?
  /// The maximum memory, in KiB, or `nil` for no limit.
  package var memory: Int?
}
