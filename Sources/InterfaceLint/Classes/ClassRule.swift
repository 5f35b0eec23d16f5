package import InterfaceSource
import InterfaceTraits
package import SourceScanning

/// A rule that compares the app's classes in a document with the declarations in sources.
package protocol ClassRule: LintRule {
  /// Reports every violation in a document, in any order.
  static func check(_ classes: LintedClasses, _ findings: inout LintFindings)
}

/// The input of rules about classes.
package struct LintedClasses: Sendable {
  /// The uses of classes in the document.
  package let uses: ClassReferences
  /// The declarations in the project's sources.
  ///
  /// Never empty.
  package let declarations: DeclarationIndex
  /// Whether the sources of all packages are included, so that a class that none declares is
  /// missing.
  package var hasAllSources: Bool { settings.hasAllSources }
  /// The settings of rules from configurations and the command line.
  package let settings: LintSettings

  package init(
    uses: ClassReferences, declarations: DeclarationIndex, settings: LintSettings = LintSettings()
  ) {
    self.uses = uses
    self.declarations = declarations
    self.settings = settings
  }

  /// Whether the document has objects whose class or superclasses no source declares.
  ///
  /// Their members are known only if their packages are available.
  package var leanOnOthers: Bool {
    uses.uses.contains { use in
      guard let name = use.customClass?.text, !use.isFirstResponder else { return false }
      guard let lineage = declarations.lineage(of: name) else {
        return !PlatformClass.mayBePlatform(name)
      }
      return !lineage.isComplete
    }
  }

  /// Returns the lineage of a class that the object of a placeholder may have instead of the class
  /// in the document, or `nil` if there is none.
  ///
  /// The owner of a xib exists already, whatever class the xib names: a xib that was copied from
  /// another often names that one's owner. The class that has the name of the xib is then meant.
  func lineageOfNamesake(of use: ClassReference) -> ClassLineage? {
    guard use.element == "placeholder", use.customClass?.text != uses.documentName else {
      return nil
    }
    return declarations.lineage(of: uses.documentName)
  }

  /// Returns whether a name must be a misspelling of a member although a superclass, which is not
  /// among the sources, may have further ones: no source contains the name, and it is one edit away
  /// from that of a declared member.
  func isMisspelling(_ name: String, of members: [String]) -> Bool {
    name.utf8.count >= Self.shortestMisspelling && !declarations.mentions(selector: name)
      && members.contains { NearestName.isOneEdit(from: name, to: $0) }
  }

  /// The minimum length of a misspelling, in bytes: among shorter names many differ by one letter
  /// (a guess).
  private static let shortestMisspelling = 6

  /// Returns the lineage of the class of a use if all of it is known, so that no other source can
  /// declare what it lacks.
  func wholeLineage(of use: ClassReference) -> ClassLineage? {
    guard let name = use.customClass?.text, let lineage = declarations.lineage(of: name),
      lineage.isComplete, !lineage.platformClasses.isEmpty, !lineage.hasMacros
    else { return nil }
    return lineage
  }
}

extension Linter {
  /// Returns the findings of rules about classes in a document, in document order.
  ///
  /// Empty if no source was read.
  ///
  /// - Parameters:
  ///   - classes: The uses of classes in the document, and the declarations in sources.
  ///   - rules: The rules to check.
  ///   - limit: The maximum number of findings per rule.
  /// - Returns: The findings, without objects and scenes.
  package static func check(
    _ classes: LintedClasses, rules: RuleSelection, findings limit: Int
  ) -> [Diagnostic] {
    guard !classes.declarations.isEmpty else { return [] }
    var findings = LintFindings(limit: limit)
    for rule in rules.classRules { rule.check(classes, &findings) }
    return findings.inOrderOfDocument
  }
}
