package import Testing

/// Checks XML with `xmllint`, which is not part of the package.
package func expectWellFormed(
  _ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let run = try Program.xmllint.run(["--noout", "--nonet", "-"], input: bytes)
  if run.status != 0 {
    Issue.record("xmllint: \(run.error)", sourceLocation: sourceLocation)
  }
}
