/// The longest increasing subsequence, by patience sorting: O(n log n).
package enum LongestIncreasingSubsequence {
  /// Returns the indices of a longest increasing subsequence.
  package static func longest(in numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest last number of a subsequence.
    var tails: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var low = 0
      var high = tails.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[tails[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before[index] = low > 0 ? tails[low - 1] : nil
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var members: Set<Int> = []
    var next = tails.last
    while let index = next {
      members.insert(index)
      next = before[index]
    }
    return members
  }
}
