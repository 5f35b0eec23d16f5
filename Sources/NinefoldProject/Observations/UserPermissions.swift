import SystemCalls

/// The user, groups and capabilities that determine which files the process may read.
enum UserPermissions {
  /// A text that is equal for processes with equal permissions.
  static var current: String {
    let count = getgroups(0, nil)
    var groups = [gid_t](repeating: 0, count: max(0, Int(count)))
    _ = getgroups(count, &groups)
    let numbers = groups.sorted().map { "\($0)" }.joined(separator: ",")
    return "\(geteuid()) \(getegid()) \(numbers) \(capabilities)"
  }

  /// The effective capabilities on Linux, with which a process may read all files.
  private static var capabilities: String {
    let path = "/proc/self/status"
    guard let bytes = try? FileReading.read(path, limit: 1 << 14, isInput: false) else { return "" }
    let line = bytes.split(separator: UInt8(ascii: "\n")).first { $0.starts(with: "CapEff:".utf8) }
    return line.map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}
