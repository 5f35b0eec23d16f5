import ConfigurationReading
import InterfaceLayout
package import InterfaceLint
import InterfaceReading
import InterfaceResolution
public import InterfaceSource
package import SourceScanning

/// The rules to check a document against, and their additional input.
package struct LintRequest: Sendable {
  package var rules: RuleSelection
  /// The lint settings of configuration files and the command line.
  package var settings: LintSettings
  /// The declarations in the sources of the document's project, or `nil` if none were read.
  package var declarations: DeclarationIndex?
  /// Whether any project of the run has sources, with which the classes in its documents are compared.
  package var hasSources: Bool

  package init(
    rules: RuleSelection, settings: LintSettings = LintSettings(),
    declarations: DeclarationIndex? = nil, hasSources: Bool = true
  ) {
    self.hasSources = hasSources
    self.rules = rules
    self.settings = settings
    self.declarations = declarations
  }
}

/// The findings of rules in one document, and its input to the rules of its project.
///
/// ```swift
/// var compiler = Compiler()
/// let lint = compiler.lint(compilation, rules: ["missing-image", "truncated-text"])
/// for finding in lint.diagnostics { print(finding.id, finding.message) }
/// ```
public struct LintResult: Sendable {
  /// Findings in one file.
  public typealias FileFindings = (file: SourceFile, diagnostics: [Diagnostic])

  /// The findings in the document, in addition to those of the compilation.
  public package(set) var diagnostics: [Diagnostic] = []
  /// The findings in the document's string catalogs, file by file.
  public package(set) var localizationFindings: [FileFindings] = []
  /// The names that the document defines and refers to in its project, or `nil` if no rule needs
  /// them.
  package fileprivate(set) var names: DocumentNames?
  /// Whether the document has objects whose classes are in packages that are not available.
  package fileprivate(set) var lacksDependencies = false
}

extension Compiler {
  /// Checks a compiled document against rules by their ids.
  ///
  /// - Parameters:
  ///   - compilation: The document; rules about layouts examine the configurations that it was
  ///     compiled for.
  ///   - rules: The ids of the rules, from `DiagnosticKind.rules`. Rules about sources and whole
  ///     projects find nothing here; the others use their default options.
  /// - Returns: The findings of the rules.
  public mutating func lint(
    _ compilation: Compilation, rules: Set<DiagnosticKind.ID>
  ) -> LintResult {
    let ids = rules.map { RuleTable.all[$0]?.id ?? $0 }
    return lint(compilation, LintRequest(rules: RuleSelection(Set(ids))))
  }

  /// Checks a compiled document against rules.
  ///
  /// - Parameters:
  ///   - compilation: The document.
  ///   - request: The rules and their input.
  /// - Returns: The findings of the rules, without those of the compilation.
  package mutating func lint(_ compilation: Compilation, _ request: LintRequest) -> LintResult {
    guard let read = compilation.read else { return LintResult() }
    return DeepStack.run(isDeep: read.isDeep) { [tools] in
      var result = LintResult(of: read, request, limit: compilation.input.options.limits.findings)
      if let laidOut = compilation.laidOut {
        result.localizationFindings = compilation.findingsInCatalogs(
          of: laidOut, rules: request.rules)
        result.diagnostics += compilation.findings(in: laidOut, request, tools: tools)
      }
      result.diagnostics = read.outline.located(result.diagnostics)
      return result
    }
  }
}

extension LintResult {
  /// Collects a document's names for the rules of its project and sources.
  fileprivate init(of read: ParsedDocument, _ request: LintRequest, limit: Int) {
    self.init()
    var contents = request.rules.contentsOfNames
    if !request.hasSources { contents.remove(.classes) }
    let uses =
      request.declarations != nil || contents.contains(.classes)
      ? ClassReferences(read.xml, read.file) : nil
    if request.rules.checksProject {
      names = DocumentNames(
        read.xml, read.file, contents,
        uses: contents.contains(.classes) ? uses : nil)
    }
    guard let declarations = request.declarations, let uses else { return }
    let classes = LintedClasses(uses: uses, declarations: declarations, settings: request.settings)
    lacksDependencies = declarations.lacksDependencies && classes.leanOnOthers
    diagnostics = Linter.check(classes, rules: request.rules, findings: limit)
  }
}

extension Compilation {
  /// Returns the findings of rules about the document and its layouts.
  fileprivate func findings(
    in laidOut: LaidOutDocument, _ request: LintRequest, tools: Compiler.Tools
  ) -> [Diagnostic] {
    var linted = LintedDocument(
      file: file, document: laidOut.document, graph: laidOut.graph, layout: laidOut.layout,
      connectedObjects: laidOut.options.connectedViews.objects,
      assets: request.rules.isEmpty || !input.assets.isOfWholeProject ? nil : input.assets.linted,
      settings: request.settings,
      containerDeclarations: input.configuration.map {
        ContainerDeclarations.containerDeclarations(of: $0.sections)
      })
    linted.declarations = request.declarations.flatMap { $0.isEmpty ? nil : $0 }
    let latest = tools.latest.flatMap { $0.identity === laidOut.identity ? $0 : nil }
    lazy var resolver =
      latest?.resolver ?? input.resolver(for: laidOut.document, laidOut.editions, tools: tools)
    lazy var session =
      latest?.session ?? LayoutSession(laidOut.resolution, options: laidOut.options)
    return Linter.check(
      linted, rules: request.rules, findings: input.options.limits.findings
    ) { again in
      let resolution = resolver.resolve(again.configurations)
      return tools.layouter.relayOut(resolution, again, in: session)
    }
  }

  /// Returns the findings in the document's string catalogs; catalogs of requested languages are
  /// checked when they are read.
  fileprivate func findingsInCatalogs(
    of laidOut: LaidOutDocument, rules: RuleSelection
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    guard !rules.isEmpty, input.options.languages == [.base] else { return [] }
    return laidOut.editions.findings(
      in: input.localizations.catalogs, limits: input.options.limits)
  }
}
