/// The resources that a process used.
public struct MeasuredProcess: Sendable {
  /// User and system seconds.
  public let seconds: Double
  /// The peak memory use, in bytes.
  public let peak: Int
  /// The exit status, or `nil` if a signal ended the process.
  public let status: Int32?

  /// Parses the line that the launcher prints, or returns `nil` if it printed none.
  init?(line: String) {
    let words = line.split { $0 == " " || $0 == "\n" }
    guard words.count == 4, let seconds = Double(words[0]), let peak = Int(words[2]),
      let status = Int32(words[3])
    else { return nil }
    self.seconds = seconds
    self.peak = peak
    self.status = status < 0 ? nil : status
  }
}
