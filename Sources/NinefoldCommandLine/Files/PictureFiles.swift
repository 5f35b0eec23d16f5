/// Writes pictures below a folder in the format that is asked for.
struct PictureFiles: Sendable {
  let folder: OutputFolder
  let format: PreviewFormat
  /// Pixels of a PNG per point.
  let scale: Double

  /// Writes a picture.
  ///
  /// - Parameters:
  ///   - svg: The picture as SVG.
  ///   - name: Its path below the folder, ending in `.svg`; a PNG's ends in `.png`.
  /// - Throws: When it cannot be written, or there is no program that draws PNG.
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
    let outcome = try? TemporaryFile.with(svg) { path throws(SystemFault) in
      try Subprocess.run(
        ["rsvg-convert", "--format", "png", "--unlimited", "--zoom", "\(scale)", path],
        limit: 1 << 30)
    }
    guard let outcome, outcome.status == 0, !outcome.output.isEmpty else {
      throw .noPNG(isMissing: outcome == nil || outcome?.status == 127)
    }
    return outcome.output
  }
}
