/// Writes pictures to a folder in the requested format.
package struct PictureFiles: Sendable {
  package let folder: OutputFolder
  /// The pixels per point of PNG files, or `nil` for SVG.
  package let scale: Double?
  private let time = ProgramTime(seconds: 3600)

  /// The bounds for one picture: a large screen at a scale of 3 takes a second and 200 MB.
  private static let bounds = ProgramBounds(
    seconds: 60, output: 1 << 30, processorSeconds: 60, memory: 4 << 20)

  /// Creates a writer for a folder with the pixels per point of PNG files, or `nil` for SVG.
  package init(folder: OutputFolder, scale: Double?) {
    self.folder = folder
    self.scale = scale
  }

  /// Writes a picture.
  ///
  /// The name must end in `.svg`, which becomes `.png` for a PNG file.
  package func write(_ svg: [UInt8], to name: String) throws(EnvironmentError) {
    try folder.write(
      scale.map { scale throws(EnvironmentError) in
        try Self.png(of: svg, scale, of: time)
      } ?? svg, to: written(name))
  }

  /// Returns the name of the written file for a name that ends in `.svg`.
  package func written(_ name: String) -> String {
    guard scale != nil else { return name }
    return String(decoding: name.utf8.dropLast(".svg".utf8.count), as: UTF8.self) + ".png"
  }

  /// Returns a picture as PNG.
  ///
  /// - Parameters:
  ///   - svg: The picture as SVG.
  ///   - scale: The pixels per point.
  ///   - time: The time that is left for it.
  /// - Returns: The bytes of the PNG file.
  /// - Throws: An error if the program that draws it is missing or fails.
  package static func png(
    of svg: [UInt8], _ scale: Double, of time: ProgramTime = ProgramTime(seconds: 60)
  ) throws(EnvironmentError) -> [UInt8] {
    guard let program = ProgramPath.find("rsvg-convert") else { throw .noPNG(.missing) }
    let outcome = try? Subprocess.run(
      program, ["--format", "png", "--unlimited", "--zoom", "\(scale)"], input: svg,
      within: bounds, of: time)
    switch outcome?.end {
    case .outOfTime: throw .noPNG(.tooSlow)
    case .tooMuchOutput: throw .noPNG(.tooLarge)
    default: break
    }
    guard let png = outcome?.success, !png.isEmpty else { throw .noPNG(.failed) }
    return png
  }
}
