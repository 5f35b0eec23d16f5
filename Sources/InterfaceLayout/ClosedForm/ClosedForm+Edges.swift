import ConstraintSolver
package import InterfaceResolution
package import InterfaceTraits

extension ClosedForm {
  /// The edges of a view before rounding to pixels, in its layout root's coordinates.
  package struct Edges: Hashable, Sendable {
    package var left: CanvasForm
    package var top: CanvasForm
    package var right: CanvasForm
    package var bottom: CanvasForm
    /// The x coordinate of the superview's origin in the same coordinate space.
    package var originX: CanvasForm
    /// The y coordinate of the superview's origin in the same coordinate space.
    package var originY: CanvasForm

    /// Creates the edges of a view with a constant frame.
    package init(fixed frame: LayoutRect) {
      func at(_ value: Double) -> CanvasForm { CanvasForm(constant: value, width: 0, height: 0) }
      left = at(frame.x)
      top = at(frame.y)
      right = at(frame.maxX)
      bottom = at(frame.maxY)
      originX = at(0)
      originY = at(0)
    }

    /// Creates the edges of a view, in the superview with these edges or in the layout root.
    package init(
      left: CanvasForm, top: CanvasForm, right: CanvasForm, bottom: CanvasForm, origin: Edges?
    ) {
      let zero = CanvasForm(constant: 0, width: 0, height: 0)
      self.left = left
      self.top = top
      self.right = right
      self.bottom = bottom
      originX = origin?.left ?? zero
      originY = origin?.top ?? zero
    }

    fileprivate init(
      left: AffineForm, top: AffineForm, right: AffineForm, bottom: AffineForm,
      originX: AffineForm, originY: AffineForm
    ) {
      self.left = CanvasForm(left)
      self.top = CanvasForm(top)
      self.right = CanvasForm(right)
      self.bottom = CanvasForm(bottom)
      self.originX = CanvasForm(originX)
      self.originY = CanvasForm(originY)
    }

    /// Returns the frame in the superview's coordinates, rounded to pixels like the frames of a
    /// layout.
    ///
    /// - Parameters:
    ///   - width: The width of the canvas.
    ///   - height: The height of the canvas.
    ///   - scale: The number of pixels per point.
    /// - Returns: The frame.
    package func frame(width: Double, height: Double, scale: Double) -> LayoutRect {
      func rounded(_ form: CanvasForm) -> Double {
        LayoutContext.rounded(form.value(width: width, height: height), scale: scale)
      }
      let x = rounded(left)
      let y = rounded(top)
      return LayoutRect(
        x: x - rounded(originX), y: y - rounded(originY), width: rounded(right) - x,
        height: rounded(bottom) - y)
    }
  }

  /// Returns the edges of each of the scene's views.
  package func edges(in scene: ResolvedScene) -> Table<ResolvedView, Edges> {
    var origins: Table<ResolvedView, (x: AffineForm, y: AffineForm)> = []
    return frames.mapValues { frame in
      var outer = (x: AffineForm.zero, y: AffineForm.zero)
      let index = origins.endIndex
      if let superview = scene.views[index].superview, !roots.contains(index) {
        outer = origins[superview]
        origins.append((outer.x + frame.x, outer.y + frame.y))
      } else {
        origins.append(outer)
      }
      let left = outer.x + frame.x
      let top = outer.y + frame.y
      return Edges(
        left: left, top: top, right: left + frame.width, bottom: top + frame.height,
        originX: outer.x, originY: outer.y)
    }
  }

  /// The lesser conditions as forms of the canvas, with whether zero violates them.
  package var requirements: [(form: CanvasForm, isStrict: Bool)] {
    lesserConditions.map { (CanvasForm($0.form), $0.isStrict || hasAmbiguousViews && !$0.isExact) }
  }

  /// Whether a view is ambiguous, so that other layouts have to verify the forms.
  package var hasAmbiguousViews: Bool { lesserConditions != conditions }
}
