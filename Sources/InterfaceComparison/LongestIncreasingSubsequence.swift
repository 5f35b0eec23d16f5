/// The longest increasing subsequence, by patience sorting: O(n log n).
enum LongestIncreasingSubsequence {
  /// Returns the indices of a longest increasing subsequence.
  static func longest(in numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest last number of a subsequence.
    var lasts: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = lasts.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[lasts[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? lasts[low - 1] : nil
      if low == lasts.count { lasts.append(index) } else { lasts[low] = index }
    }
    var kept: Set<Int> = []
    var next = lasts.last
    while let index = next {
      kept.insert(index)
      next = before[index]
    }
    return kept
  }
}
