import Glibc

/// Measurement of time.
enum Clock {
  /// Returns seconds since an arbitrary moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the median of some measurements.
  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }

  /// Returns the number of repetitions that make an operation of `seconds` measurable.
  static func repetitions(_ seconds: Double) -> Int {
    max(1, min(200, Int(40e-6 / max(seconds, 1e-8))))
  }
}
