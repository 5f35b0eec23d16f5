import CHarfBuzz

/// Receives the segments of a glyph that HarfBuzz draws.
final class GlyphPen {
  private(set) var outline = FontOutline()
  /// Whether the glyph exceeds the limits of segments or distance.
  private(set) var isRefused = false
  private let parts: Double
  private let farthest: Double

  /// Creates a pen for a font's units.
  ///
  /// - Parameters:
  ///   - parts: The number of HarfBuzz units per unit of the font.
  ///   - unitsPerEm: The number of units per em.
  init(parts: Double, unitsPerEm: Double) {
    self.parts = parts
    farthest = FontOutline.farthest * unitsPerEm
  }

  fileprivate func point(_ x: Float, _ y: Float) -> FontOutline.Point {
    let point = FontOutline.Point(x: Double(x) / parts, y: -Double(y) / parts)
    // The negated comparison also rejects NaN.
    if !(abs(point.x) <= farthest && abs(point.y) <= farthest) { isRefused = true }
    return point
  }

  fileprivate func add(_ step: FontOutline.Step) {
    guard !isRefused else { return }
    guard outline.steps.count < FontOutline.mostSteps else {
      isRefused = true
      return
    }
    outline.steps.append(step)
  }

  fileprivate static func from(_ data: UnsafeMutableRawPointer?) -> GlyphPen? {
    data.map { Unmanaged<GlyphPen>.fromOpaque($0).takeUnretainedValue() }
  }

  // Immutable after initialization; HarfBuzz allows any thread to use it.
  nonisolated(unsafe) static let functions: OpaquePointer? = {
    guard let functions = hb_draw_funcs_create() else { return nil }
    hb_draw_funcs_set_move_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = GlyphPen.from(data) else { return }
        pen.add(.move(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions,
      { _, data, _, x, y, _ in
        guard let pen = GlyphPen.from(data) else { return }
        pen.add(.line(pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions,
      { _, data, _, x1, y1, x, y, _ in
        guard let pen = GlyphPen.from(data) else { return }
        pen.add(.quadratic(pen.point(x1, y1), pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, x1, y1, x2, y2, x, y, _ in
        guard let pen = GlyphPen.from(data) else { return }
        pen.add(.cubic(pen.point(x1, y1), pen.point(x2, y2), pen.point(x, y)))
      }, nil, nil)
    hb_draw_funcs_set_close_path_func(
      functions,
      { _, data, _, _ in GlyphPen.from(data)?.add(.close) }, nil, nil)
    hb_draw_funcs_make_immutable(functions)
    return functions
  }()
}
