import InterfaceModel

/// The names of the vocabulary by their spellings.
///
/// The spellings stand in an order already: finding one of them takes a few comparisons, where building dictionaries would
/// cost a run on one document more than decoding it.
enum NameTables {
  static let elements = NameTable<ElementName>()
  static let attributes = NameTable<AttributeName>()
  static let properties = NameTable<PropertyKey>()
}

/// The names of one kind by their spellings.
struct NameTable<Name: VocabularyName>: Sendable {
  /// How many spellings begin with a lesser byte, for each byte and for one beyond.
  private let starts: [UInt16]

  init() {
    var starts = [UInt16](repeating: 0, count: 257)
    for spelling in Name.spellings {
      guard let first = spelling.utf8.first else { preconditionFailure("a name is empty") }
      starts[Int(first) + 1] += 1
    }
    for byte in 1..<starts.count { starts[byte] += starts[byte - 1] }
    self.starts = starts
  }

  /// The name with a spelling; nil for none of the vocabulary.
  subscript(spelling: String) -> Name? {
    guard let first = spelling.utf8.first else { return nil }
    let spellings = Name.spellings
    var low = Int(starts[Int(first)])
    let end = Int(starts[Int(first) + 1])
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if spellings[middle] < spelling { low = middle + 1 } else { high = middle }
    }
    return low < end && spellings[low] == spelling ? Name(rawValue: UInt16(low)) : nil
  }
}
