import InterfaceTraits

/// The kind of an object, as far as it matters for references.
enum ObjectKind: Hashable {
  case view(ViewKind)
  case layoutGuide
  /// A layout guide of an unknown kind.
  case unknownLayoutGuide
  case constraint
  case controller
  case section
  case barItem
  case connection
  case exit
  case other
}
