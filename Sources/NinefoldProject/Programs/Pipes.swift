import CBeneath
import SystemCalls

/// The three pipes between this process and a program; closed ends are -1.
struct Pipes {
  /// The ends of this process.
  private(set) var input: Int32 = -1
  private(set) var output: Int32 = -1
  private(set) var error: Int32 = -1
  /// The ends of the program.
  private(set) var childInput: Int32 = -1
  private(set) var childOutput: Int32 = -1
  private(set) var childError: Int32 = -1

  /// Opens the pipes; programs do not inherit them implicitly.
  init() throws(SystemFault) {
    do throws(SystemFault) {
      (childInput, input) = try Self.pipe()
      (output, childOutput) = try Self.pipe()
      (error, childError) = try Self.pipe()
    } catch {
      close()
      throw error
    }
    // Writes must not block, because the program may be waiting for its output to be read.
    _ = fcntl(input, F_SETFL, fcntl(input, F_GETFL) | O_NONBLOCK)
  }

  private static func pipe() throws(SystemFault) -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [-1, -1]
    guard ninefold_pipe(&ends) == 0 else { throw .last }
    return (ends[0], ends[1])
  }

  mutating func closeInput() { Self.close(&input) }
  mutating func closeOutput() { Self.close(&output) }
  mutating func closeError() { Self.close(&error) }

  /// Closes the ends that the program has inherited.
  mutating func closeChildEnds() {
    Self.close(&childInput)
    Self.close(&childOutput)
    Self.close(&childError)
  }

  mutating func close() {
    closeChildEnds()
    closeInput()
    closeOutput()
    closeError()
  }

  private static func close(_ end: inout Int32) {
    #if canImport(Darwin)
      if end >= 0 { _ = Darwin.close(end) }
    #else
      if end >= 0 { _ = Glibc.close(end) }
    #endif
    end = -1
  }
}
