import Glibc

/// kiwi, loaded at run time from the library that `scripts/bench` builds.
struct Kiwi {
  private typealias Open = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias Cold = @convention(c) (Int32, Int32) -> Double
  private typealias Values = @convention(c) (Int32, UnsafeMutablePointer<Double>) -> Int32
  private typealias Prepare = @convention(c) (Int32) -> Int32
  private typealias Resize = @convention(c) (Int32, UnsafePointer<Double>, Int32, Int32) -> Double

  private let open: Open
  private let cold: Cold
  private let values: Values
  private let prepare: Prepare
  private let resize: Resize

  /// Loads the library, or returns `nil` if that fails.
  init?(library path: String) {
    guard let handle = dlopen(path, RTLD_NOW) else { return nil }
    guard let open = dlsym(handle, "kiwi_bench_open"),
      let cold = dlsym(handle, "kiwi_bench_cold"),
      let values = dlsym(handle, "kiwi_bench_values"),
      let prepare = dlsym(handle, "kiwi_bench_prepare_resize"),
      let resize = dlsym(handle, "kiwi_bench_resize")
    else { return nil }
    self.open = unsafeBitCast(open, to: Open.self)
    self.cold = unsafeBitCast(cold, to: Cold.self)
    self.values = unsafeBitCast(values, to: Values.self)
    self.prepare = unsafeBitCast(prepare, to: Prepare.self)
    self.resize = unsafeBitCast(resize, to: Resize.self)
  }

  /// Reads a data file and returns the number of its systems.
  func read(_ path: String) -> Int { Int(open(path)) }

  /// Returns the seconds of one cold solve.
  func coldSeconds(_ index: Int, repetitions: Int) -> Double {
    cold(Int32(index), Int32(repetitions))
  }

  /// Returns the seconds of cold solves of the first `count` systems in turn, one each.
  func coldSeconds(_ count: Int) -> Double {
    let start = Clock.now()
    for index in 0..<Int32(count) { _ = cold(index, 1) }
    return Clock.now() - start
  }

  /// Returns the values of a cold solve, and the number of rejected constraints.
  func solution(_ index: Int, variableCount: Int) -> (values: [Double], conflicts: Int) {
    var result = [Double](repeating: 0, count: variableCount)
    let conflicts = values(Int32(index), &result)
    return (result, Int(conflicts))
  }

  /// Prepares a system for resizing, or returns false if its root has no fixed size or constraints
  /// conflict.
  func prepareResize(_ index: Int) -> Bool { prepare(Int32(index)) != 0 }

  /// Returns the seconds for solving a system at a series of sizes, each a width and a height.
  func resizeSeconds(_ index: Int, sizes: [Double], repetitions: Int) -> Double {
    resize(Int32(index), sizes, Int32(sizes.count / 2), Int32(repetitions))
  }
}
