public import InterfaceEmission
import InterfaceResolution
import InterfaceLayout
import InterfaceTraits

extension Compilation {
  /// Returns the names and layouts of the document that code can use.
  ///
  /// - Parameter resizing: The layouts of its scenes in windows of any size, or `nil` for names
  ///   only.
  /// - Returns: The names and layouts, or `nil` if the file contains no document.
  package func code(with resizing: Resizing?) -> DocumentCode? {
    guard case .laidOut(let read, _) = outcome else { return nil }
    var code = DocumentCode(read.xml, read.file, named: read.name, labels: resizing != nil)
    code.layout = resizing?.code
    return code
  }
}

extension CodeFile {
  /// Generates code for documents and asset catalogs.
  ///
  /// - Parameters:
  ///   - documents: The documents; those that could not be read are skipped.
  ///   - catalogs: The asset catalogs.
  ///   - options: The name and access level of the code.
  public init(
    of documents: [Compilation], catalogs: [Assets.Catalog] = [],
    options: CodeOptions = CodeOptions()
  ) {
    self.init(documents.compactMap { $0.code(with: nil) }, CodeAssets(catalogs), options)
  }
}

extension Resizing {
  /// The number of windows across the range that are sampled to weigh the pieces.
  private static let density = 1000

  /// The forms of all pieces that contain more than one sampled window, or `nil` if there are none.
  fileprivate var code: CodeLayout? {
    guard
      let scale = scenes.lazy.flatMap(\.pieces).first?.samples.first?.configuration.scale
    else { return nil }
    let windows = range.sizes(Self.density)
    let written = scenes.indices.map { index in
      let scene = scenes[index]
      var counts = [Int](repeating: 0, count: scene.pieces.count)
      for window in windows {
        guard let size = scenes.size(of: index, in: window) else { continue }
        let quadrant = ResizeQuadrant.of(window)
        if let piece = scene.pieces.firstIndex(where: { $0.contains(size, quadrant: quadrant) }) {
          counts[piece] += 1
        }
      }
      let pieces = scene.pieces.indices.filter { counts[$0] > 1 }
        .map { code(of: scene.pieces[$0], in: scene) }
      return CodeLayout.Scene(id: scene.id, extent: extent(of: scene), pieces: pieces)
    }
    return CodeLayout(
      widths: range.least.width...range.most.width, heights: range.least.height...range.most.height,
      sizeClasses: ResizeQuadrant.sizeClasses, scale: scale, scenes: written)
  }

  private func code(of piece: ResizePiece, in scene: ResizedScene) -> CodeLayout.Piece {
    CodeLayout.Piece(
      quadrant: piece.quadrant,
      requirements: piece.requirements.filter { !scene.isMet($0, in: range) },
      views: zip(piece.samples[0].scene.views, piece.edges).map { ($0.id?.text, $1) })
  }

  private func extent(of scene: ResizedScene) -> CodeLayout.Extent {
    switch scene.extent {
    case .window: .window
    case .own(let width, let height): .own(width: width, height: height)
    case .inside(let outer, _, let id): .inside(scene: outer.index, view: id.text)
    }
  }
}
