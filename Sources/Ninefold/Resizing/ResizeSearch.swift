import InterfaceResolution
import InterfaceLayout
import InterfaceReading
import InterfaceTraits

/// Searches for the pieces of a range of windows in which scenes are laid out by the same closed
/// forms.
///
/// The search lays out a window, determines from the conditions of its closed forms where else they
/// apply, and continues with a window in no piece yet. The forms are also verified by layouts at
/// the ends of their pieces, and windows in which they are wrong are excluded. A piece is therefore
/// right wherever it was checked.
///
/// Scenes without a closed form, such as those with rows of the standard styles, follow in a second
/// search: functions of the size are fitted to layouts across a rectangle of windows and verified by
/// more layouts. Where they are wrong, the rectangle is divided.
struct ResizeSearch {
  /// The maximum number of pieces of a scene.
  private static let mostPieces = 96
  /// The maximum number of windows that a document is laid out in.
  private static let mostWindows = 1500
  /// The number of windows, in addition to the corners, that are checked for being in a piece.
  private static let density = 3000
  /// The maximum number of layouts of a piece that are stored for its picture.
  private static let mostSamples = 4

  /// The maximum number of windows that a document is laid out in for fitted pieces.
  private static let mostFittedWindows = 1500
  /// The number of layouts, in addition to those at its ends, that verify a piece with ambiguity.
  private static let proofs = 12

  private let windows: [LayoutSize]
  private let embeds: EmbedGraph
  private(set) var scenes: Table<SceneGraph.Scene, ResizedScene> = []
  private var seeds: Set<LayoutSize> = []
  private var count = 0
  private var hasBegun = false
  private let wholeBoxes: [ResizeBox]
  /// The boxes of each scene that fitted pieces are searched in, or `nil` before that search.
  private var boxes: [Handle<SceneGraph.Scene>: [ResizeBox]]?
  private var fittedCount = 0

  init(_ range: ResizeRange, in graph: SceneGraph) {
    windows = range.sizes(Self.density)
    wholeBoxes = ResizeBox.all(in: range)
    embeds = EmbedGraph(graph)
  }

  /// Returns the windows that should be laid out next, or an empty array if the search is complete.
  mutating func next() -> [LayoutSize] {
    if isFitting { return windowsOfBoxes() }
    var requested: [LayoutSize] = []
    var sampled: Set<LayoutSize> = []
    for piece in scenes.flatMap(\.pieces) {
      for window in piece.unproven where sampled.insert(window).inserted {
        requested.append(window)
      }
    }
    seeds = []
    if count < Self.mostWindows {
      if !hasBegun {
        // The windows in the middle of the range's parts.
        seeds = Set(windows.suffix(Self.density).prefix(8))
      }
      for index in scenes.indices where isPromising(scenes[index]) {
        // A scene inside another one has to wait for it.
        let left = scenes[index].uncovered.filter { scenes.size(of: index, in: $0) != nil }
        guard !left.isEmpty else { continue }
        for window in [left.first, left[left.count / 2]].compactMap(\.self)
        where !seeds.contains(window) {
          seeds.insert(window)
        }
        if seeds.count >= 24 { break }
      }
    }
    hasBegun = true
    for window in windows where seeds.contains(window) && sampled.insert(window).inserted {
      requested.append(window)
    }
    count += requested.count
    return requested.isEmpty ? windowsOfBoxes() : requested
  }

  // MARK: Fitted pieces

  /// Whether boxes remain in which fitted pieces are searched.
  private var isFitting: Bool { boxes?.values.contains { !$0.isEmpty } ?? false }

  /// Returns the windows that the search for fitted pieces needs next.
  private mutating func windowsOfBoxes() -> [LayoutSize] {
    if boxes == nil {
      var found: [Handle<SceneGraph.Scene>: [ResizeBox]] = [:]
      for index in scenes.indices where isWorthFitting(scenes[index]) {
        found[index] = boxes(wholeBoxes, in: index)
      }
      boxes = found
    }
    var requested: [LayoutSize] = []
    var distinct: Set<LayoutSize> = []
    for index in scenes.indices {
      for box in boxes?[index] ?? [] {
        for window in box.grid + box.proofs where distinct.insert(window).inserted {
          requested.append(window)
        }
      }
    }
    fittedCount += requested.count
    guard fittedCount <= Self.mostFittedWindows else {
      boxes = [:]
      return []
    }
    return requested
  }

  /// Returns whether a scene is unknown in many windows for another reason than the scene that it
  /// is inside.
  private func isWorthFitting(_ scene: ResizedScene) -> Bool {
    if case .inside = scene.extent { return false }
    return !scene.isFixed && scene.uncovered.count * 50 > windows.count
  }

  /// Returns the boxes with a window in which a scene is unknown.
  private func boxes(
    _ boxes: [ResizeBox], in index: Handle<SceneGraph.Scene>
  ) -> [ResizeBox] {
    boxes.filter { box in scenes[index].uncovered.contains { box.contains($0) } }
  }

  /// Adds the pieces whose boxes were laid out, and divides the other boxes.
  private mutating func fit(_ layout: DocumentLayout, in windows: [LayoutSize]) {
    let numbers = Dictionary(
      windows.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    for index in scenes.indices {
      var divided: [ResizeBox] = []
      for box in boxes?[index] ?? [] {
        func samples(_ windows: [LayoutSize]) -> [ResizePiece.Sample] {
          windows.compactMap { window in
            numbers[window].flatMap {
              sample(of: layout.scenes[index], in: window, number: $0, layout: layout)
            }
          }
        }
        let (grid, proofs) = (samples(box.grid), samples(box.proofs))
        let isWhole = grid.count == box.grid.count && proofs.count == box.proofs.count
        let piece = ResizePiece(
          fitting: grid, proofs: proofs, sizes: { scenes.size(of: index, in: $0) }, in: box)
        if let piece, isWhole, scenes[index].pieces.count < Self.mostPieces {
          scenes[index].pieces.append(piece)
          scenes[index].uncovered.removeAll { box.contains($0) }
        } else {
          divided += box.halves
        }
      }
      let remaining = boxes(divided, in: index)
      boxes?[index] = remaining
    }
  }

  /// Returns whether another piece may make a difference.
  private func isPromising(_ scene: ResizedScene) -> Bool {
    guard !scene.uncovered.isEmpty, scene.pieces.count < Self.mostPieces else { return false }
    let covered = windows.count - scene.uncovered.count
    return scene.pieces.count < 12 || covered * 50 > windows.count
  }

  /// Records the layouts of requested windows.
  mutating func record(_ layout: DocumentLayout, in windows: [LayoutSize]) {
    if scenes.isEmpty { begin(layout) }
    guard layout.scenes.count == scenes.count else { return }
    if isFitting {
      fit(layout, in: windows)
      return
    }
    for (number, window) in windows.enumerated() {
      for index in embeds.order {
        guard
          let sample = sample(
            of: layout.scenes[index], in: window, number: number, layout: layout)
        else { continue }
        prove(index, by: sample)
        if seeds.contains(window) { grow(index, around: sample) }
      }
    }
  }

  private func sample(
    of scene: DocumentLayout.SceneLayouts, in window: LayoutSize, number: Int,
    layout: DocumentLayout
  ) -> ResizePiece.Sample? {
    for shared in scene.layouts {
      guard let found = shared.scene(in: number) else { continue }
      return ResizePiece.Sample(
        window: window, scene: found, layout: shared.layout,
        configuration: layout.configurations[number])
    }
    return nil
  }

  private mutating func begin(_ layout: DocumentLayout) {
    scenes = layout.scenes.mapValues { scene in
      let first = scene.layouts.first
      var extent = ResizedScene.Extent.window
      if let size = first?.layout.size, let configuration = first?.configurations.first,
        size != layout.configurations[configuration].size
      {
        let window = layout.configurations[configuration].size
        extent = .own(
          width: size.width == window.width ? nil : size.width,
          height: size.height == window.height ? nil : size.height)
      }
      return ResizedScene(id: first?.scene.id ?? "", extent: extent, uncovered: windows)
    }
    for outer in embeds.order {
      guard let views = layout.scenes[outer].layouts.first?.scene else { continue }
      for embedding in embeds.embeddings(in: outer) where !embeds.circular.contains(embedding) {
        guard let view = views.viewIndex(of: embedding.container) else { continue }
        scenes[embedding.destination].extent = .inside(
          scene: outer, view: view, id: embedding.container)
      }
    }
  }

  /// Verifies pieces against a layout at one of their ends.
  private mutating func prove(_ index: Handle<SceneGraph.Scene>, by sample: ResizePiece.Sample) {
    var hasFailed = false
    for number in scenes[index].pieces.indices
    where scenes[index].pieces[number].unproven.contains(sample.window) {
      scenes[index].pieces[number].unproven.removeAll { $0 == sample.window }
      let piece = scenes[index].pieces[number]
      guard let size = scenes.size(of: index, in: sample.window),
        piece.isRight(sample, size: size)
      else {
        scenes[index].pieces[number] =
          scenes[index].isFixed
          ? piece.nowhere
          : ResizePiece(only: piece.samples[0], size: piece.samples[0].layout.size)
        hasFailed = true
        continue
      }
      if piece.samples.count < Self.mostSamples {
        scenes[index].pieces[number].samples.append(sample)
      }
    }
    if hasFailed {
      scenes[index].uncovered = windows.filter { scenes.piece(of: index, in: $0) == nil }
    }
  }

  /// Adds the piece around a layout unless another piece contains it.
  private mutating func grow(_ index: Handle<SceneGraph.Scene>, around sample: ResizePiece.Sample) {
    guard let size = scenes.size(of: index, in: sample.window),
      scenes.piece(of: index, in: sample.window) == nil,
      scenes[index].pieces.count < Self.mostPieces
    else { return }
    // A scene with a fixed size is assumed to be the same in all windows with the same traits until
    // a layout disproves it.
    let whole = scenes[index].isFixed ? ResizePiece(only: sample, size: size) : nil
    guard var piece = ResizePiece(sample, size: size) ?? whole else {
      scenes[index].pieces.append(ResizePiece(only: sample, size: size))
      scenes[index].uncovered.removeAll { $0 == sample.window }
      return
    }
    var inside: [LayoutSize] = []
    var outside: [LayoutSize] = []
    for window in scenes[index].uncovered {
      let isInside =
        scenes.size(of: index, in: window)
        .map { piece.contains($0, quadrant: ResizeQuadrant.of(window)) } ?? false
      if isInside { inside.append(window) } else { outside.append(window) }
    }
    scenes[index].uncovered = outside
    let ends = [
      inside.min { ($0.width, $0.height) < ($1.width, $1.height) },
      inside.max { ($0.width, $0.height) < ($1.width, $1.height) },
      inside.min { ($0.height, -$0.width) < ($1.height, -$1.width) },
      inside.max { ($0.height, -$0.width) < ($1.height, -$1.width) },
    ]
    for case .some(let window) in ends
    where window != sample.window && !piece.unproven.contains(window) {
      piece.unproven.append(window)
    }
    if piece.hasAmbiguousViews {
      for part in 1...Self.proofs where !inside.isEmpty {
        let window = inside[(inside.count - 1) * part / Self.proofs]
        if window != sample.window, !piece.unproven.contains(window) {
          piece.unproven.append(window)
        }
      }
    }
    scenes[index].pieces.append(piece)
  }
}
