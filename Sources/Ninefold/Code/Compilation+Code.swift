public import InterfaceEmission
import InterfaceEnvironment
import InterfaceResolution
import InterfaceTraits

extension Compilation {
  /// What code can ask of the document by name.
  ///
  /// - Parameter resizing: What is known of its scenes in windows of any size; nil for names alone.
  /// - Returns: The names and layouts; nil where the file holds no document.
  package func code(with resizing: Resizing?) -> DocumentCode? {
    guard case .laidOut(let read, _) = outcome else { return nil }
    var code = DocumentCode(read.xml, read.file, named: read.name, labels: resizing != nil)
    code.layout = resizing?.code
    return code
  }
}

extension CodeFile {
  /// Writes code for documents and asset catalogs.
  ///
  /// - Parameters:
  ///   - documents: The documents; those that could not be read are left out.
  ///   - catalogs: The asset catalogs.
  ///   - options: What the code is called, and who may see it.
  public init(
    of documents: [Compilation], catalogs: [Assets.Catalog] = [],
    options: CodeOptions = CodeOptions()
  ) {
    self.init(documents.compactMap { $0.code(with: nil) }, CodeAssets(catalogs), options)
  }
}

extension Resizing {
  /// How many windows all over the range are looked at for what a piece is worth.
  private static let density = 1000

  /// The forms of all pieces that more than one window is in; nil where there are none.
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
    case .inside(let outer, _, let id): .inside(scene: outer, view: id.text)
    }
  }
}
