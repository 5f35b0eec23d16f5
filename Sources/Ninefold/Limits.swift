import InterfaceXML

/// What a document may have at most, so that it takes bounded memory.
///
/// The standard is far above what real documents have. A document beyond a limit is not read, and one
/// finding says which limit it is; of findings the first ones are kept.
///
/// ```swift
/// var options = CompilerOptions(configurations: [.canvas])
/// options.limits.elements = 200_000
/// options.limits.text = 1_000_000
/// var compiler = Compiler(options: options)
/// print(compiler.compile(file).diagnostics.map(\.id))
/// ```
public struct Limits: Hashable, Sendable {
  /// Bytes of the file; never more than 2,147,483,647.
  public var bytes = XMLLimits.standard.bytes
  /// Elements of the document; more are allowed where there are 50 bytes to each.
  public var elements = XMLLimits.standard.elements
  /// Views, controllers, bar items and, counted twice, scenes; more are allowed where there are 300 bytes to
  /// each.
  public var objects = XMLLimits.standard.objects
  /// Bytes of the texts that views show.
  public var text = XMLLimits.standard.text
  /// Findings of one kind that are kept.
  public var findings = XMLLimits.standard.findings

  /// Creates the standard limits.
  public init() {}

  var ofXML: XMLLimits {
    var limits = XMLLimits.standard
    limits.bytes = bytes
    limits.elements = elements
    limits.objects = objects
    limits.text = text
    limits.findings = findings
    return limits
  }
}
