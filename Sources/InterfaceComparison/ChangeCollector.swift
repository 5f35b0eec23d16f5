/// Collects the changes of a scene's objects.
///
/// The same change in several configurations is one change.
struct ChangeCollector {
  /// A changed object.
  struct Object: Hashable {
    var id: String
    var oldID: String?
    var element: String
    var label: String?

    static func constraint(_ id: String) -> Object { Object(id: id, element: "constraint") }
  }

  /// The identity of a change of an object.
  private struct Key: Hashable {
    var kind: ChangeKind
    var property: String?
    var from: String?
    var to: String?
    var amounts: [Double]
  }

  private var objects: [Object] = []
  private var indices: [String: Int] = [:]
  private var changes: [[Change]] = []
  private var keys: [[Key: Int]] = []

  /// Adds a change.
  ///
  /// Changes with the same `amounts`, the numbers by which values change, are the same; if it is
  /// `nil`, the old and new values are compared.
  mutating func add(
    _ kind: ChangeKind, _ property: String? = nil, from: String? = nil, to: String? = nil,
    in configurations: [String], of object: Object, grouping amounts: [Double]? = nil
  ) {
    let change = Change(kind, property, from: from, to: to, in: configurations)
    let name = "\(object.element) \(object.id)"
    let index = indices[name] ?? objects.count
    if index == objects.count {
      indices[name] = index
      objects.append(object)
      changes.append([])
      keys.append([:])
    }
    let key = Key(
      kind: change.kind, property: change.property, from: amounts == nil ? change.from : nil,
      to: amounts == nil ? change.to : nil,
      // Sums of decimal fractions differ in the last bit.
      amounts: amounts?.map { ($0 * 1000).rounded() } ?? [])
    if let existing = keys[index][key] {
      changes[index][existing].configurations += change.configurations
    } else {
      keys[index][key] = changes[index].count
      changes[index].append(change)
    }
  }

  /// Returns the objects in the order in which their changes were found.
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

extension ChangeCollector.Object {
  /// Creates the object of a segue, which may have no id in old documents.
  init(_ segue: LayoutFile.Segue) {
    id = segue.id ?? "\(segue.source ?? "")-\(segue.destination ?? "")"
    element = "segue"
    label = nil
    oldID = nil
  }
}
