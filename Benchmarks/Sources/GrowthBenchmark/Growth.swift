import Foundation
import MeasuredProcess

/// The growth of a command's time and memory from size to size.
///
/// Exponents are of what exceeds a run on a single copy, because the constant part of a run would
/// hide the growth of the rest.
struct Growth {
  /// The seconds, above those of a run on a single copy, from which growth can be determined.
  static let leastSeconds = 0.005
  /// The seconds of a run from which no larger one is needed to be sure.
  private static let surelyEnoughSeconds = 1.0
  /// The bytes, above those of a run on a single copy, from which growth can be determined.
  static let leastBytes = 4 << 20

  /// The runs, in ascending order of their sizes.
  private(set) var runs: [(size: Int, process: MeasuredProcess)] = []
  /// Whether a run was terminated.
  private(set) var isEnded = false
  /// A run on a single copy.
  let single: MeasuredProcess

  /// Creates a growth of which nothing but a run on a single copy has been measured.
  init(single: MeasuredProcess) { self.single = single }

  /// Adds a run on a number of copies, `nil` if it was terminated.
  mutating func add(_ process: MeasuredProcess?, size: Int) {
    guard let process else { return isEnded = true }
    runs.append((size, process))
  }

  /// Whether no larger size is needed: a run was terminated, or the last step begins with a run that
  /// takes enough time, and its result is not over a limit or not a matter of milliseconds.
  func isDetermined(unlessOver highest: Double) -> Bool {
    guard !isEnded else { return true }
    guard runs.count > 2, let last = runs.last,
      excess(runs[runs.count - 2]).seconds >= Self.leastSeconds
    else { return false }
    return !exceeds(highest) || last.process.seconds > Self.surelyEnoughSeconds
  }

  /// The exponent of time, `nil` if the times are too short to determine it, infinite if a run was
  /// terminated.
  var time: Double? {
    isEnded ? .infinity : exponent(of: { excess($0).seconds }, atLeast: Self.leastSeconds)
  }

  /// The exponent of memory, `nil` if too little of it depends on the document.
  var memory: Double? {
    isEnded ? nil : exponent(of: { excess($0).bytes }, atLeast: Double(Self.leastBytes))
  }

  private func excess(
    _ run: (size: Int, process: MeasuredProcess)
  ) -> (seconds: Double, bytes: Double) {
    (run.process.seconds - single.seconds, Double(run.process.peak - single.peak))
  }

  /// Returns the larger of the exponent of the last step, and of that from the first size with a
  /// sufficient value to the last.
  private func exponent(
    of value: ((size: Int, process: MeasuredProcess)) -> Double, atLeast least: Double
  ) -> Double? {
    let points = runs.map { (size: Double($0.size), value: value($0)) }
    let enough = points.filter { $0.value >= least }
    guard let first = enough.first, let last = points.last, enough.count > 1,
      last.value >= least, points[points.count - 2].value >= least
    else { return nil }
    return [first, points[points.count - 2]].map { start in
      log(last.value / start.value) / log(last.size / start.size)
    }.max()
  }

  /// A line with the measurements and the exponents.
  var words: String {
    func list(_ values: [Double], _ digits: Int) -> String {
      values.map { String(format: "%.\(digits)f", $0) }.joined(separator: " ")
    }
    let sizes = runs.map { String($0.size) }.joined(separator: " ")
    var words = "\(sizes): \(list(runs.map { $0.process.seconds * 1000 }, 1)) ms, "
    words += "\(list(runs.map { Double($0.process.peak) / Double(1 << 20) }, 0)) MiB; "
    words += time.map { $0.isFinite ? "time \(list([$0], 2))" : "terminated" } ?? "time too short"
    words += memory.map { ", memory \(list([$0], 2))" } ?? ""
    return words
  }

  /// Whether the exponent of time or memory exceeds a limit.
  func exceeds(_ highest: Double) -> Bool { max(time ?? 0, memory ?? 0) > highest }
}
