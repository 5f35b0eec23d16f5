import SourceScanning

/// Scans a source; the extension of `path` determines its language.
func scan(_ text: String, _ path: String = "A.swift") -> SourceDeclarations {
  guard let found = SourceDeclarations.scan(path: path, Array(text.utf8)) else {
    preconditionFailure("not the path of a source")
  }
  return found
}

extension SourceDeclarations {
  /// Types and members, one per line: `class A: B [@objc name]`, followed by `  property name` or `  method selector`,
  /// with Interface Builder's attributes.
  var listing: String {
    types.map { type in
      let head =
        "\(type.kind) \((type.enclosing + [type.name]).joined(separator: "."))"
        + (type.inherited.isEmpty ? "" : ": " + type.inherited.joined(separator: ", "))
        + (type.objectiveCName.map { " @objc(\($0))" } ?? "")
      let members = type.members.map { member in
        let marks: [(MemberDeclaration.Traits, String)] = [
          (.outlet, "outlet"), (.action, "action"), (.inspectable, "inspectable"),
          (.segueAction, "segueAction"), (.override, "override"), (.isStatic, "static"),
        ]
        let words = marks.filter { member.traits.contains($0.0) }.map { " " + $0.1 }.joined()
        return "  \(member.kind) \(member.name)\(words)"
      }
      return ([head] + members).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}
