import SystemCalls

/// The numbers 0, 1 and 2, which belong to standard input, output and error even when nobody opened them.
enum StandardStreams {
  /// Takes the numbers of closed streams, so that no file that is opened later gets one and is written
  /// into by mistake; using such a stream stays a fault.
  static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !isStream(descriptor) {
      let way = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      let stand = open("/dev/null", way)
      guard stand >= 0, stand != descriptor else { continue }
      dup2(stand, descriptor)
      close(stand)
    }
  }

  /// Whether a number is open and belongs to something that has a name or another end; what the
  /// language's runtime opens for itself before the program begins has neither.
  private static func isStream(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }
}
