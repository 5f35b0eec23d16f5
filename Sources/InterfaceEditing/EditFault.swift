package import InterfaceMerging

/// A reason why an operation cannot be carried out.
package enum EditFault: Error, Hashable, Sendable {
  /// The document cannot be read; the reason.
  case unreadable(String)
  /// No object, or not exactly one, has a name.
  case noObject(ObjectSelectionFault)
  /// An object has no property with this name; similar names.
  case noProperty(String, object: String, similar: [String])
  /// A text is no value of a property; the reason.
  case badValue(String, property: String, reason: String)
  /// Text that is not an operation, or part of one; the reason.
  case badOperation(String)
  /// An object cannot be where an operation puts it; the reason.
  case badPlace(String)
  /// A constraint cannot be written; the reason.
  case badConstraint(String)
  /// An id that is in use.
  case usedID(String)
  /// Two changes of one operation overlap.
  case overlapping

  /// The message, in lower case and without a full stop.
  package var message: String {
    switch self {
    case .unreadable(let reason): reason
    case .noObject(let fault): fault.message
    case .noProperty(let name, let object, let similar):
      "\(object) has no property '\(name)'"
        + (similar.isEmpty ? "" : "; similar: \(similar.joined(separator: ", "))")
    case .badValue(let value, let property, let reason):
      "'\(value)' is no value of '\(property)': \(reason)"
    case .badOperation(let reason), .badPlace(let reason), .badConstraint(let reason): reason
    case .usedID(let id): "another object has the id '\(id)'"
    case .overlapping: "two changes of one operation overlap"
    }
  }
}
