import CFuzzer

/// Runs libFuzzer's loop with the arguments of the process.
public enum Fuzzer {
  /// Calls a function with input after input.
  ///
  /// - Parameter body: Tries one input; it is called on one thread.
  /// - Returns: The exit status of the process.
  public static func run(_ body: @escaping @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32)
    -> Int32
  {
    var count = CommandLine.argc
    var arguments = Optional(CommandLine.unsafeArgv)
    return withUnsafeMutablePointer(to: &arguments) { pointer in
      pointer.withMemoryRebound(
        to: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?.self, capacity: 1
      ) { LLVMFuzzerRunDriver(&count, $0, body) }
    }
  }
}
