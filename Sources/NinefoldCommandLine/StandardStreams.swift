import SystemCalls

/// The descriptors 0, 1 and 2, which are reserved for standard input, output and error even if they
/// are closed.
enum StandardStreams {
  /// Occupies the descriptors of closed streams, so that no file opened later gets one and is
  /// written to by mistake.
  ///
  /// Using such a stream is still an error.
  static func reserve() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where !isStream(descriptor) {
      let mode = descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY
      let placeholder = open("/dev/null", mode)
      guard placeholder >= 0, placeholder != descriptor else { continue }
      dup2(placeholder, descriptor)
      close(placeholder)
    }
  }

  /// Returns whether a descriptor is open and belongs to something that has a name or another end.
  ///
  /// Descriptors that the language's runtime opens before the program starts have neither.
  private static func isStream(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT != 0
  }
}
