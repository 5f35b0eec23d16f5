package import InterfaceTraits

/// A value by version of the system, as rows that begin with the first version that has the value.
///
/// A different value in a later version is a further row; no code checks versions.
package struct BySystem<Value: Sendable>: Sendable, ExpressibleByDictionaryLiteral {
  /// The values with the first major version of each.
  private let rows: [(Int, Value)]

  /// Creates the rows in ascending order of versions; the first row also applies to earlier
  /// versions.
  package init(dictionaryLiteral rows: (Int, Value)...) {
    // Checked in debug builds only: in others, the compiler makes constants of most tables.
    assert(!rows.isEmpty && zip(rows, rows.dropFirst()).allSatisfy { $0.0 < $1.0 })
    self.rows = rows
  }

  /// Returns the value of the last row whose version is not later than a system, or that of the
  /// first row for older systems.
  package func value(for system: SystemVersion) -> Value {
    var index = rows.count - 1
    while index > 0, system.major < rows[index].0 { index -= 1 }
    return rows[index].1
  }

  /// Returns the first version whose value satisfies a condition, or `nil` if there is none.
  package func first(where isWanted: (Value) -> Bool) -> SystemVersion? {
    rows.first { isWanted($0.1) }.map { SystemVersion($0.0) }
  }
}

/// A value by kind of device and version of the system.
package struct ByIdiom<Value: Sendable>: Sendable {
  private let phone: BySystem<Value>
  private let pad: BySystem<Value>
  private let television: BySystem<Value>
  private let mac: BySystem<Value>

  /// Creates the rows; kinds of devices without their own rows use those of phones.
  init(
    _ phone: BySystem<Value>, pad: BySystem<Value>? = nil, tv: BySystem<Value>? = nil,
    mac: BySystem<Value>? = nil
  ) {
    self.phone = phone
    self.pad = pad ?? phone
    television = tv ?? phone
    self.mac = mac ?? phone
  }

  /// Returns the value for a system on a kind of device; `nil` is treated as a phone.
  package func value(for system: SystemVersion, _ idiom: TraitCollection.Idiom?) -> Value {
    switch idiom {
    case nil, .phone: phone.value(for: system)
    case .pad: pad.value(for: system)
    case .tv: television.value(for: system)
    case .mac: mac.value(for: system)
    }
  }
}
