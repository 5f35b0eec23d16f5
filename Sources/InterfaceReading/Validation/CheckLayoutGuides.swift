import InterfaceModel
import InterfaceSource
import InterfaceTraits

extension DocumentChecks {
  /// The keys and types of known layout guides.
  private static let guideNames = [
    "safeArea", "contentLayoutGuide", "frameLayoutGuide", "keyboard", "top", "bottom",
  ]

  /// Checks the kind of a layout guide.
  mutating func check(_ guide: LayoutGuide) {
    guard guide.kind == .other else { return }
    guard let name = guide.attributes.attribute(.key) ?? guide.attributes.attribute(.type) else {
      report(
        .unknownLayoutGuide(at: guide.range, "the layout guide has no 'key'"))
      return
    }
    var diagnostic = Diagnostic.unknownLayoutGuide(
      at: name.range, "'\(name.value)' is not a known layout guide")
    if let nearest = NearestName.nearest(to: name.value, among: Self.guideNames) {
      diagnostic.notes.insert(Diagnostic.Note("did you mean '\(nearest)'?"), at: 0)
      diagnostic.fixIts = [
        Diagnostic.FixIt("write '\(nearest)'", edits: [.attributeValue(at: name.range, nearest)])
      ]
    }
    report(diagnostic)
  }
}

extension Diagnostic {
  fileprivate static func unknownLayoutGuide(at range: SourceRange, _ message: String)
    -> Diagnostic
  {
    Diagnostic(
      .unknownLayoutGuide, at: range, message: message,
      notes: [Note("constraints that refer to it are ignored in every layout")])
  }
}
