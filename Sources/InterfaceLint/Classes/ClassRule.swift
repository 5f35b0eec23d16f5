package import InterfaceSource
import InterfaceTraits
package import SourceScanning

/// A rule that holds what a document says of the app's classes to what sources declare.
package protocol ClassRule: LintRule {
  /// Reports every place in a document where the rule is broken, in any order.
  static func check(_ classes: LintedClasses, _ findings: inout LintFindings)
}

/// What rules of classes see.
package struct LintedClasses: Sendable {
  /// What the document says of classes.
  package let uses: ClassUses
  /// What the project's sources declare; they are not empty.
  package let declarations: DeclarationIndex
  /// Whether the sources of all packages are among them, so that a class that none declares is missing.
  package var areAllSourcesGiven: Bool { settings.areAllSourcesGiven }
  /// What configurations and the command line say of rules.
  package let settings: LintSettings

  package init(
    uses: ClassUses, declarations: DeclarationIndex, settings: LintSettings = LintSettings()
  ) {
    self.uses = uses
    self.declarations = declarations
    self.settings = settings
  }

  /// Whether the document has objects of classes that no source declares, or whose superclasses none does: what they
  /// have is known only where their packages are at hand.
  package var leanOnOthers: Bool {
    uses.uses.contains { use in
      guard let name = use.customClass?.text, !use.isFirstResponder else { return false }
      guard let lineage = declarations.lineage(of: name) else {
        return !PlatformClass.mayBePlatform(name)
      }
      return !lineage.isComplete
    }
  }

  /// The line of a use's class where all of it is known, so that what it lacks is nowhere else.
  func wholeLineage(of use: ClassUse) -> ClassLineage? {
    guard let name = use.customClass?.text, let lineage = declarations.lineage(of: name),
      lineage.isComplete, !lineage.platformClasses.isEmpty
    else { return nil }
    return lineage
  }
}

extension Linter {
  /// What rules of classes find in a document, in its order; nothing where no source was read.
  ///
  /// - Parameters:
  ///   - classes: What the document says of classes, and what sources declare.
  ///   - rules: The rules to check.
  ///   - limit: How many findings of one rule are kept.
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
