import Testing

@testable import ConstraintSolver

@Suite struct MemoryTests {
  @Test func growingBuffersPreserveTheirElements() {
    var buffer = Buffer<Int32>()
    for index in Int32(0)..<100 { buffer.append(index) }
    let sum = buffer.span.reduce(0, +)
    #expect(sum == 4950)
    buffer.truncate(to: 3)
    buffer.resize(to: 4)
    buffer[3] = 7
    let elements = buffer.span.map { $0 }
    #expect(elements == [0, 1, 2, 7])
  }

  @Test func spansOfAnAllocationAreConsecutive() {
    var memory = Allocation(byteCount: 5 * 8)
    let numbers: UncheckedSpan<Double> = memory.allocate(3)
    let indices: UncheckedSpan<Int> = memory.allocate(2)
    for index in 0..<3 { numbers[index] = Double(index) }
    for index in 0..<2 { indices[index] = -index }
    #expect(numbers.map { $0 } == [0, 1, 2])
    #expect(indices.map { $0 } == [0, -1])
  }

  #if DEBUG
    @Test func debugBuildsCheckEveryIndex() async {
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        buffer.append(1)
        // There is memory, but no element.
        buffer[1] = 2
      }
      await #expect(processExitsWith: .failure) {
        var buffer = Buffer<Int32>()
        buffer.resize(to: 4)
        _ = buffer.span.part(from: 3, count: 2)
      }
    }
  #endif
}
