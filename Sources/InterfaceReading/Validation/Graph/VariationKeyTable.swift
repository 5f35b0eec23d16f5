import InterfaceModel

/// A table of the unique keys of variations.
struct VariationKeyTable {
  private(set) var keys: [VariationKey] = []
  private var indices: [String: Int] = [:]

  /// Returns the index of a key; equal keys may order their parts differently.
  mutating func index(of key: VariationKey) -> Int {
    let spelling = key.canonicalSpelling
    if let index = indices[spelling] { return index }
    indices[spelling] = keys.count
    keys.append(key)
    return keys.count - 1
  }
}
