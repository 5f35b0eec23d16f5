/// Writes pictures below a folder in the format that is asked for.
struct PictureFiles: Sendable {
  let folder: OutputFolder
  let format: PreviewCommand.Format
  /// Pixels of a PNG per point.
  let scale: Double
  private let time = ProgramTime(seconds: 3600)

  /// The bounds of one picture: a large screen at a scale of 3 takes a second and 200 MB.
  private static let bounds = ProgramBounds(
    seconds: 60, output: 1 << 30, processorSeconds: 60, memory: 4 << 20)

  /// Writes a picture.
  ///
  /// The name ends in `.svg`, and that of a PNG in `.png` instead.
  func write(_ svg: [UInt8], to name: String) throws(EnvironmentError) {
    switch format {
    case .svg, .json: try folder.write(svg, to: name)
    case .png: try folder.write(png(of: svg), to: written(name))
    }
  }

  /// The name of the file that is written for a name ending in `.svg`.
  func written(_ name: String) -> String {
    guard format == .png else { return name }
    return String(decoding: name.utf8.dropLast(".svg".utf8.count), as: UTF8.self) + ".png"
  }

  private func png(of svg: [UInt8]) throws(EnvironmentError) -> [UInt8] {
    guard let program = ProgramPath.find("rsvg-convert") else { throw .noPNG(.missing) }
    let outcome = try? Subprocess.run(
      program, ["--format", "png", "--unlimited", "--zoom", "\(scale)"], input: svg,
      within: Self.bounds, of: time)
    switch outcome?.end {
    case .outOfTime: throw .noPNG(.tooSlow)
    case .tooMuchOutput: throw .noPNG(.tooLarge)
    default: break
    }
    guard let png = outcome?.success, !png.isEmpty else { throw .noPNG(.failed) }
    return png
  }
}
