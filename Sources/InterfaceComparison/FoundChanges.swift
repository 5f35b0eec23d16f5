/// The changes of a scene's objects while they are found: what is the same in several configurations is one.
struct FoundChanges {
  /// An object that something is found of.
  struct Object: Hashable {
    var id: String
    var oldID: String?
    var element: String
    var label: String?

    static func constraint(_ id: String) -> Object { Object(id: id, element: "constraint") }
  }

  /// What makes two changes of an object the same.
  private struct Key: Hashable {
    var kind: ChangeKind
    var property: String?
    var from: String?
    var to: String?
    var amounts: [Double]
  }

  private var objects: [Object] = []
  private var places: [String: Int] = [:]
  private var changes: [[Change]] = []
  private var keys: [[Key: Int]] = []

  /// Adds a change.
  ///
  /// Changes of the same `amounts` are the same: how much something changes; nil for what it was and is.
  mutating func add(
    _ kind: ChangeKind, _ property: String? = nil, from: String? = nil, to: String? = nil,
    in configurations: [String], of object: Object, grouping amounts: [Double]? = nil
  ) {
    let change = Change(kind, property, from: from, to: to, in: configurations)
    let name = "\(object.element) \(object.id)"
    let place = places[name] ?? objects.count
    if place == objects.count {
      places[name] = place
      objects.append(object)
      changes.append([])
      keys.append([:])
    }
    let key = Key(
      kind: change.kind, property: change.property, from: amounts == nil ? change.from : nil,
      to: amounts == nil ? change.to : nil,
      // Sums of decimals differ in the last bit.
      amounts: amounts?.map { ($0 * 1000).rounded() } ?? [])
    if let known = keys[place][key] {
      changes[place][known].configurations += change.configurations
    } else {
      keys[place][key] = changes[place].count
      changes[place].append(change)
    }
  }

  /// The objects in the order in which they were found.
  func objects(everywhere configurations: [String]) -> [ObjectDifference] {
    let order = Dictionary(
      configurations.enumerated().map { ($1, $0) }, uniquingKeysWith: { one, _ in one })
    return objects.indices.map { index in
      let object = objects[index]
      let ordered = changes[index].enumerated().sorted {
        ($0.element.kind, $0.offset) < ($1.element.kind, $1.offset)
      }
      return ObjectDifference(
        id: object.id, oldID: object.oldID, element: object.element, label: object.label,
        changes: ordered.map { _, change in
          var change = change
          change.configurations.sort { order[$0, default: 0] < order[$1, default: 0] }
          change.isEverywhere = change.configurations.count == configurations.count
          return change
        })
    }
  }
}

extension FoundChanges.Object {
  /// A segue, which in old documents may have no id.
  init(_ segue: LayoutFile.Segue) {
    id = segue.id ?? "\(segue.source ?? "")-\(segue.destination ?? "")"
    element = "segue"
    label = nil
    oldID = nil
  }
}
