import Testing

@testable import NinefoldProject

@Suite struct PictureManifestTests {
  @Test func manifestRoundTrips() {
    let entry = PictureManifest.Entry(
      document: "A\tB\n%.xib", source: "../x", scene: "S", file: "S.grid.svg")
    var manifest = PictureManifest()
    var run = DocumentPictures(
      of: DocumentInput(path: "-", outputPath: entry.document, origin: .standardInput), in: "Out")
    run.add(entry.file, of: entry.scene)
    #expect(manifest.merge([run], isGone: { _ in false }).isEmpty)
    let read = PictureManifest(manifest.bytes)
    #expect(read.entries.map(\.document) == [entry.document])
    #expect(read.bytes == manifest.bytes)
    #expect(PictureManifest(Array("something else\n".utf8)).entries.isEmpty)
  }
}
