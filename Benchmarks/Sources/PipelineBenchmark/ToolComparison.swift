import Glibc

/// Whole runs of the tool, one thread, against `xmllint --noout` over the same documents.
struct ToolComparison {
  let tool: String
  /// The folder with the documents: documents of one name in different folders cannot be named one by
  /// one.
  let folder: String
  /// The same documents, for xmllint.
  let documents: [String]

  /// The nine cells of the size-class grid.
  private static let cells = ["A", "C", "R"].flatMap { width in
    ["A", "C", "R"].flatMap { height in ["--cell", "w\(width)-h\(height)"] }
  }

  /// Runs all commands in turn, so that a slow moment hits all of them.
  func measure(runs: Int) {
    let output = "/tmp/ninefold-bench-\(getpid())"
    let commands: [(name: String, arguments: [String])] = [
      ("compile, nine cells", ["compile", "-o", output, "--jobs", "1"] + Self.cells),
      ("compile, canvas and nine cells", ["compile", "-o", output, "--jobs", "1"]),
      ("compile, canvas only", ["compile", "-o", output, "--jobs", "1", "--cell", "canvas"]),
      ("lint", ["lint", "--jobs", "1"]),
    ]
    var theirs: [Double] = []
    var ours = commands.map { _ in [Double]() }
    for run in 0...runs {
      let floor = seconds(["xmllint", "--noout"] + documents)
      if run > 0 { theirs.append(floor) }
      for (index, command) in commands.enumerated() {
        let time = seconds([tool] + command.arguments + [folder])
        if run > 0 { ours[index].append(time) }
      }
    }
    _ = seconds(["rm", "-rf", output])
    print("whole processes, one thread, user and system time, against xmllint --noout:")
    let floor = PipelineBenchmark.median(theirs)
    for (index, command) in commands.enumerated() {
      PipelineBenchmark.report(
        command.name, PipelineBenchmark.median(ours[index]), floor, documents: documents.count)
    }
  }

  /// User and system seconds of a process that says nothing.
  private func seconds(_ command: [String]) -> Double {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    words.append(nil)
    defer { for word in words { Glibc.free(word) } }
    var process: pid_t = 0
    guard posix_spawnp(&process, command[0], &actions, nil, words, environ) == 0 else {
      print("cannot run \(command[0])")
      exit(2)
    }
    var status: Int32 = 0
    var usage = rusage()
    wait4(process, &status, 0, &usage)
    func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) * 1e-6 }
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }
}
