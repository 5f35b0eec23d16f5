import Foundation
import MeasuredProcess

/// The growth of a command's time and memory from size to size.
struct Growth {
  /// The exponent of time, `nil` if the times are too short to determine it, infinite if a run was
  /// terminated.
  let time: Double?
  /// The exponent of memory.
  let memory: Double?
  /// A line with the measurements and the exponents.
  let words: String

  /// Computes the exponents from measured runs.
  ///
  /// - Parameters:
  ///   - runs: A run for each size, `nil` for one that was terminated.
  ///   - sizes: The sizes, in ascending order.
  ///   - leastSeconds: The time of the last run below which its growth is not determined.
  init(_ runs: [MeasuredProcess?], sizes: [Int], leastSeconds: Double) {
    let ended = runs.compactMap { $0 }
    let seconds = ended.map { max($0.seconds, 0.001) }
    let peaks = ended.map { Double($0.peak) }
    let isComplete = ended.count == sizes.count
    func exponent(_ values: [Double]) -> Double? {
      guard isComplete, let last = sizes.indices.last, last > 0 else { return nil }
      return [0, last - 1].map { first in
        log(values[last] / values[first]) / log(Double(sizes[last]) / Double(sizes[first]))
      }.max()
    }
    time = isComplete ? (seconds.last ?? 0) < leastSeconds ? nil : exponent(seconds) : .infinity
    memory = exponent(peaks)
    func list(_ values: [Double], _ digits: Int) -> String {
      values.map { String(format: "%.\(digits)f", $0) }.joined(separator: " ")
    }
    var words = "\(list(ended.map(\.seconds), 2)) s, "
    words += "\(list(ended.map { Double($0.peak) / Double(1 << 20) }, 0)) MiB; "
    words += time.map { $0.isFinite ? "time \(list([$0], 2))" : "ended" } ?? "time too short"
    words += memory.map { ", memory \(list([$0], 2))" } ?? ""
    self.words = words
  }

  /// Whether the exponent of time or memory exceeds a limit.
  func exceeds(_ highest: Double) -> Bool { max(time ?? 0, memory ?? 0) > highest }
}
