import NinefoldProject
import Testing

/// Documents that a command line names.
@Suite struct DocumentInputTests {
  @Test(arguments: [
    ("App/Base.lproj/Main.xib", "Base.lproj/Main.xib", "App/"), ("Main.xib", "Main.xib", ""),
    ("App/e\u{301}.xib", "e\u{301}.xib", "App/"),
  ]) func `the path of results is the end of the path`(
    path: String, outputPath: String, operand: String
  ) {
    let document = DocumentInput(path: path, outputPath: outputPath, origin: .folder)
    #expect(document.outputPath.utf8.elementsEqual(outputPath.utf8))
    #expect(document.operand == operand)
  }

  @Test(arguments: [("-", "stdin"), ("a/é.xib", "e\u{301}.xib"), ("", "a.xib")])
  func `the path of results may be another one`(path: String, outputPath: String) {
    let document = DocumentInput(path: path, outputPath: outputPath, origin: .standardInput)
    #expect(document.path.utf8.elementsEqual(path.utf8))
    #expect(document.outputPath.utf8.elementsEqual(outputPath.utf8))
  }
}
