package import InterfaceSource
import InterfaceTraits
import SourceScanning

/// An outlet that leads to an object of another class than the property has.
package enum WrongOutletType: ClassRule {
  package static let kind = DiagnosticKind(
    "wrong-outlet-type", .error, .classes,
    summary: "An outlet leads to an object whose class is not that of the property.",
    rationale:
      "Loading the document sets the property without checking the class. The app crashes when code uses a member that the object does not have.",
    remedy:
      "Connect the outlet to an object of the property's class, or change the property's type."
  ).aliased("outlet_type_wrong")

  package static func check(_ classes: LintedClasses, _ findings: inout LintFindings) {
    guard classes.uses.isOfUIKit else { return }
    let index = classes.declarations
    // Classes of packages that are not available, too.
    let customClasses = Set(classes.uses.uses.compactMap(\.customClass?.text))
    for use in classes.uses.uses where !use.outlets.isEmpty {
      guard let name = use.customClass?.text, let lineage = index.lineage(of: name),
        classes.lineageOfNamesake(of: use) == nil
      else { continue }
      for outlet in use.outlets {
        guard let types = lineage.outletTypes(of: outlet.property.text),
          types.allSatisfy({ $0.isCollection == outlet.isCollection }),
          let destination = outlet.destination.flatMap({ classes.uses.destinations[$0] }),
          let found = DestinationClass(
            element: destination.element, customClass: destination.customClass, index)
        else { continue }
        let mayHold = types.contains { type in
          guard let expected = index.className(type.name) else {
            return !customClasses.contains(type.name) || index.isTypeAlias(type.name)
              || found.mayDerive(fromUnknown: type.name)
          }
          return found.mayDerive(from: expected, index)
        }
        guard !mayHold,
          let type = types.map(\.name).min(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
        else { continue }
        findings.report(
          kind, at: outlet.property.range,
          outlet.isCollection
            ? "the outlet collection '\(outlet.property.text)' holds objects of '\(type)', but leads to one of '\(found.name)'"
            : "the outlet '\(outlet.property.text)' is of type '\(type)', but leads to an object of '\(found.name)'"
        )
      }
    }
  }

  /// The class of an outlet's destination.
  private struct DestinationClass {
    /// The custom class, or the platform's class.
    let name: String
    /// The class with its known superclasses.
    private let ancestry: Set<String>
    /// The platform's class of the element if the custom class is not declared and derives from it.
    private let base: String?

    /// Returns `nil` if nothing is known of the class.
    init?(element: String, customClass: String?, _ index: DeclarationIndex) {
      let platform = Self.platformClass(of: element)
      guard let name = customClass ?? platform else { return nil }
      self.name = name
      if let ancestry = index.ancestry(of: name) {
        self.ancestry = ancestry
        base = nil
        return
      }
      // The class of a package derives from that of the element, unless any view may replace it.
      guard index.lineage(of: name) == nil, !index.isTypeAlias(name), let platform,
        platform != "UIView", platform != "UIViewController",
        let line = PlatformClass.ancestry(of: platform)
      else { return nil }
      ancestry = Set(line).union([name])
      base = platform
    }

    /// Returns whether the class may be, or derive from, a declared class or one of the platform.
    func mayDerive(from expected: String, _ index: DeclarationIndex) -> Bool {
      if ancestry.contains(expected) { return true }
      guard let base else { return false }
      return index.ancestry(of: expected)?.contains(base) ?? true
    }

    /// Returns whether the class may be, or derive from, a class that no source declares.
    func mayDerive(fromUnknown expected: String) -> Bool {
      ancestry.contains(expected) || base != nil
    }

    /// Returns the platform's class of an element, or `nil` for elements that represent objects of
    /// other classes.
    private static func platformClass(of element: String) -> String? {
      switch element {
      case "placeholder", "customObject", "exit", "viewControllerPlaceholder",
        "viewControllerLayoutGuide":
        nil
      case "constraint": "NSLayoutConstraint"
      case "viewLayoutGuide": "UILayoutGuide"
      // The name in Interface Builder's documents.
      case "pongPressGestureRecognizer": "UILongPressGestureRecognizer"
      default: ElementClass.name(of: element)
      }
    }
  }
}
