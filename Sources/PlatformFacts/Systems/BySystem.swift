package import InterfaceTraits

/// A value by version of the system: rows that begin with the first version that has them.
///
/// A value of a later version is a further row; no code asks for a version.
package struct BySystem<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  private let rows: [(first: SystemVersion, value: Value)]

  /// Creates the rows: versions in ascending order, the first one for all versions before the second.
  package init(dictionaryLiteral rows: (Int, Value)...) {
    self.rows = rows.map { (SystemVersion($0.0), $0.1) }
    precondition(!rows.isEmpty && zip(rows, rows.dropFirst()).allSatisfy { $0.0 < $1.0 })
  }

  /// The value of the last row whose version is not after a system's; that of the first row for older systems.
  package func value(for system: SystemVersion) -> Value {
    var index = rows.count - 1
    while index > 0, system < rows[index].first { index -= 1 }
    return rows[index].value
  }

  /// The first version with a value that fulfils a condition; nil where none does.
  package func first(where isWanted: (Value) -> Bool) -> SystemVersion? {
    rows.first { isWanted($0.value) }?.first
  }
}

/// A value by kind of device and version of the system.
package struct ByIdiom<Value: Sendable>: Sendable {
  private let phone: BySystem<Value>
  private let pad: BySystem<Value>
  private let television: BySystem<Value>
  private let mac: BySystem<Value>

  /// Creates the rows; kinds of devices without rows of their own have those of phones.
  init(
    _ phone: BySystem<Value>, pad: BySystem<Value>? = nil, tv: BySystem<Value>? = nil,
    mac: BySystem<Value>? = nil
  ) {
    self.phone = phone
    self.pad = pad ?? phone
    television = tv ?? phone
    self.mac = mac ?? phone
  }

  /// The value for a system on a kind of device; nil is measured as a phone.
  package func value(for system: SystemVersion, _ idiom: TraitCollection.Idiom?) -> Value {
    switch idiom {
    case nil, .phone: phone.value(for: system)
    case .pad: pad.value(for: system)
    case .tv: television.value(for: system)
    case .mac: mac.value(for: system)
    }
  }
}
