// Written by `ninefold codegen`: changes are lost when it is written again.

/// What code can ask of interface documents by name.
enum Interface {
  /// A controller that a storyboard has under an identifier, or starts with.
  struct Scene: Hashable, Sendable {
    /// The name of the storyboard.
    let storyboard: String
    /// The identifier; nil where the storyboard starts with the controller and has none.
    let identifier: String?
    /// The name of the controller's class.
    let className: String
    /// The module that the storyboard names for the class; nil where it names none.
    let module: String?
  }

  /// A segue that has an identifier.
  struct Segue: Hashable, Sendable {
    /// The identifier.
    let identifier: String
    /// How it is done, such as `show`; empty where segues of several kinds have the identifier.
    let kind: String
    /// The name of the class of the controller that it leads to; nil where that is not certain.
    let destinationClassName: String?
  }

  /// Storyboards with their scenes and segues.
  enum Storyboards {
    /// The storyboard `Main`.
    enum Main {
      /// The name of the storyboard.
      static let name: String = "Main"
      /// What the storyboard starts with: `ShelfViewController` of the module `Shop`.
      static let initialScene = Scene(storyboard: "Main", identifier: "shelf", className: "ShelfViewController", module: "Shop")

      /// The scenes with identifiers.
      enum Scenes {
        /// `UIViewController`.
        static let `default` = Scene(storyboard: "Main", identifier: "default", className: "UIViewController", module: nil)
        /// `ShelfViewController` of the module `Shop`.
        static let shelf = Scene(storyboard: "Main", identifier: "shelf", className: "ShelfViewController", module: "Shop")
      }

      /// The segues with identifiers, by the classes of the controllers that perform them.
      enum Segues {
        /// Segues of `ShelfViewController` of the module `Shop`.
        enum ShelfViewController {
          /// To another storyboard.
          static let showBasket = Segue(identifier: "show basket", kind: "presentation", destinationClassName: nil)
          /// To `UIViewController`.
          static let showBasket2 = Segue(identifier: "show-basket", kind: "show", destinationClassName: "UIViewController")
        }
      }
    }
  }

  /// A xib.
  struct Nib: Hashable, Sendable {
    /// The name of the file.
    let name: String
    /// The name of the class of its File's Owner; nil where it has none of its own.
    let ownerClassName: String?
    /// The name of the class of its first object; nil where that is not certain.
    let rootClassName: String?
  }

  /// Xibs.
  enum Nibs {
    /// `BadgeView` of the module `Shop`.
    static let badge = Nib(name: "Badge", ownerClassName: "BadgeOwner", rootClassName: "BadgeView")
  }

  /// A view that is taken from a queue.
  struct Reusable: Hashable, Sendable {
    /// The identifier.
    let identifier: String
    /// The name of the view's class; nil where views of several classes have the identifier.
    let className: String?
    /// The module that the document names for the class; nil where it names none.
    let module: String?
  }

  /// Reuse identifiers of cells and other views.
  enum ReuseIdentifiers {
    /// `GoodCell` of the module `Shop`.
    static let goodCell = Reusable(identifier: "good-cell", className: "GoodCell", module: "Shop")
  }

  /// Restoration identifiers of controllers and views.
  enum RestorationIdentifiers {
    static let shelf: String = "shelf"
    static let theShelf: String = "the shelf"
  }

  /// Accessibility identifiers, by which tests find views.
  enum AccessibilityIdentifiers {
    static let fatalError: String = "\"; fatalError() //"
    static let badgeDot: String = "badge \\(dot)"
    static let priceTag: String = "price.tag"
  }

  /// A colour in sRGB, from 0 to 1.
  struct Components: Hashable, Sendable {
    /// The part of red.
    let red: Double
    /// The part of green.
    let green: Double
    /// The part of blue.
    let blue: Double
    /// The opacity.
    let alpha: Double
  }

  /// A colour of an asset catalog.
  struct Color: Hashable, Sendable {
    /// The name, with the namespaces that it is in.
    let name: String
    /// What it is in light interfaces; nil where the catalogs do not say it in sRGB.
    let light: Components?
    /// What it is in dark interfaces; nil where the catalogs do not say it in sRGB.
    let dark: Components?
  }

  /// Colours of asset catalogs.
  enum Colors {
    static let p3 = Color(name: "p3", light: nil, dark: nil)
    static let paper = Color(name: "paper", light: Components(red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0), dark: Components(red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))

    /// The namespace `Brand`.
    enum Brand {
      static let ink = Color(name: "Brand/ink", light: Components(red: 0.1, green: 0.2, blue: 0.25, alpha: 1.0), dark: Components(red: 0.9, green: 0.9, blue: 1.0, alpha: 1.0))
    }
  }

  /// An image of an asset catalog or of a file.
  struct Image: Hashable, Sendable {
    /// The name, with the namespaces that it is in.
    let name: String
  }

  /// Images.
  enum Images {
    static let `default` = Image(name: "default")

    /// The namespace `Brand`.
    enum Brand {
      static let logo = Image(name: "Brand/logo")
    }
  }

  /// A rectangle in the coordinates of the superview, in points.
  struct Frame: Hashable, Sendable {
    /// The left edge.
    let x: Double
    /// The upper edge.
    let y: Double
    /// The width.
    let width: Double
    /// The height.
    let height: Double
  }

  /// Edges that are rounded to pixels, one view after another.
  fileprivate struct Boxes {
    let scale: Double
    var frames: [Frame?]
    var origins: [(x: Double, y: Double)]

    init(_ count: Int, scale: Double) {
      self.scale = scale
      frames = Array(repeating: nil, count: count)
      origins = Array(repeating: (0, 0), count: count)
    }

    func rounded(_ length: Double) -> Double {
      let pixels = length * scale + 0.500001
      guard abs(pixels) < 1e15 else { return length }
      let whole = Double(Int(pixels))
      return (whole > pixels ? whole - 1 : whole) / scale
    }

    mutating func set(
      _ view: Int, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double, in outer: Int? = nil
    ) {
      let origin = outer.map { origins[$0] } ?? (x: 0, y: 0)
      let (x, y) = (rounded(left), rounded(top))
      origins[view] = (x, y)
      frames[view] = Frame(
        x: x - origin.x, y: y - origin.y, width: rounded(right) - x, height: rounded(bottom) - y)
    }
  }

  /// Where views lie in windows of any size, without a solver.
  enum Layouts {
    /// The layouts of the xib `Badge`.
    enum Badge {
      /// The scene `bad-vw-000`.
      struct BadgeView: Hashable, Sendable {
        /// The ids of the views, in the order of `all`; empty for views without one.
        static let ids: [String] = ["bad-vw-000", "bad-do-000"]
        /// The frames of the views; nil for those that are not there in such windows.
        let all: [Frame?]
        /// The frame of `bad-vw-000`.
        var badgeView: Frame { all[0]! }
        /// The frame of `bad-do-000`.
        var dot: Frame { all[1]! }

        /// Where the views lie in a window, from 320 x 320 to 1366 x 1366 points; nil where it is not known.
        static func frames(width: Double, height: Double) -> BadgeView? {
          guard width >= 320.0, width <= 1366.0,
            height >= 320.0, height <= 1366.0
          else { return nil }
          var kind = 0
          if width >= 678.0 { kind += 1 }
          if height >= 480.0 { kind += 2 }
          if width >= 390.0 { kind += 4 }
          if kind == 7 {
            return layout0(120.0, 60.0)
          }
          if kind == 6 {
            return layout0(120.0, 60.0)
          }
          if kind == 5 {
            return layout0(120.0, 60.0)
          }
          if kind == 2 {
            return layout0(120.0, 60.0)
          }
          if kind == 0 {
            return layout0(120.0, 60.0)
          }
          if kind == 4 {
            return layout0(120.0, 60.0)
          }
          return nil
        }

        private static func layout0(_ width: Double, _ height: Double) -> BadgeView {
          var boxes = Boxes(2, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          boxes.set(1, 8.0, 8.0, width - 8.0, height - 8.0)
          return BadgeView(all: boxes.frames)
        }
      }
    }

    /// The layouts of the storyboard `Main`.
    enum Main {
      /// The scene `sho-sc-000`.
      struct Shelf: Hashable, Sendable {
        /// The ids of the views, in the order of `all`; empty for views without one.
        static let ids: [String] = ["sho-vw-000", "sho-bx-000", "sho-bt-000", "sho-tb-000", "sho-ce-000", "sho-cc-000", "sho-dt-000"]
        /// The frames of the views; nil for those that are not there in such windows.
        let all: [Frame?]
        /// The frame of `sho-vw-000`.
        var viewShoVw000: Frame { all[0]! }
        /// The frame of `sho-bx-000`.
        var priceTag: Frame { all[1]! }
        /// The frame of `sho-bt-000`.
        var fatalError: Frame { all[2]! }
        /// The frame of `sho-tb-000`.
        var goods: Frame { all[3]! }
        /// The frame of `sho-ce-000`.
        var tableViewCellShoCe000: Frame { all[4]! }
        /// The frame of `sho-cc-000`.
        var tableViewCellContentViewShoCc000: Frame { all[5]! }
        /// The frame of `sho-dt-000`.
        var viewShoDt000: Frame { all[6]! }

        /// Where the views lie in a window, from 320 x 320 to 1366 x 1366 points; nil where it is not known.
        static func frames(width: Double, height: Double) -> Shelf? {
          guard width >= 320.0, width <= 1366.0,
            height >= 320.0, height <= 1366.0
          else { return nil }
          var kind = 0
          if width >= 678.0 { kind += 1 }
          if height >= 480.0 { kind += 2 }
          if width >= 390.0 { kind += 4 }
          if kind == 7, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 6, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 5, width - 400.0 >= -1e-6 {
            return layout1(width, height)
          }
          if kind == 2, width - 320.0 > 1e-6, -width + 390.0 > 1e-6 {
            return layout2(width, height)
          }
          if kind == 0, -width + 320.0 >= -1e-6 {
            return layout3(width, height)
          }
          if kind == 6, width - 390.0 >= -1e-6, -width + 400.0 > 1e-6 {
            return layout0(width, height)
          }
          if kind == 0, width - 320.0 > 1e-6, -width + 390.0 > 1e-6 {
            return layout3(width, height)
          }
          if kind == 4, width - 400.0 >= -1e-6 {
            return layout1(width, height)
          }
          if kind == 4, width - 390.0 >= -1e-6, -width + 400.0 > 1e-6 {
            return layout1(width, height)
          }
          if kind == 2, -width + 320.0 >= -1e-6 {
            return layout2(width, height)
          }
          return nil
        }

        private static func layout0(_ width: Double, _ height: Double) -> Shelf {
          var boxes = Boxes(7, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          boxes.set(1, 16.0, 36.0, 0.5 * width, 76.0)
          boxes.set(2, 16.0, 84.0, 136.0, 128.0)
          boxes.set(3, 0.0, 136.0, width, height)
          boxes.set(4, 0.0, 50.0, width, 94.0)
          boxes.set(5, 0.0, 0.0, width, 44.0)
          boxes.set(6, 20.0, 10.0, 44.0, 34.0)
          return Shelf(all: boxes.frames)
        }

        private static func layout1(_ width: Double, _ height: Double) -> Shelf {
          var boxes = Boxes(7, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          boxes.set(1, 16.0, 16.0, 0.5 * width, 56.0)
          boxes.set(2, 16.0, 64.0, 136.0, 108.0)
          boxes.set(3, 0.0, 116.0, width, height)
          boxes.set(4, 0.0, 50.0, width, 94.0)
          boxes.set(5, 0.0, 0.0, width, 44.0)
          boxes.set(6, 20.0, 10.0, 44.0, 34.0)
          return Shelf(all: boxes.frames)
        }

        private static func layout2(_ width: Double, _ height: Double) -> Shelf {
          var boxes = Boxes(7, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          boxes.set(1, 16.0, 36.0, 0.5 * width, 76.0)
          boxes.set(2, 16.0, 84.0, 136.0, 128.0)
          boxes.set(3, 0.0, 136.0, width, height)
          boxes.set(4, 0.0, 50.0, width, 94.0)
          boxes.set(5, 0.0, 0.0, width, 44.0)
          boxes.set(6, 16.0, 10.0, 40.0, 34.0)
          return Shelf(all: boxes.frames)
        }

        private static func layout3(_ width: Double, _ height: Double) -> Shelf {
          var boxes = Boxes(7, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          boxes.set(1, 16.0, 16.0, 0.5 * width, 56.0)
          boxes.set(2, 16.0, 64.0, 136.0, 108.0)
          boxes.set(3, 0.0, 116.0, width, height)
          boxes.set(4, 0.0, 50.0, width, 94.0)
          boxes.set(5, 0.0, 0.0, width, 44.0)
          boxes.set(6, 16.0, 10.0, 40.0, 34.0)
          return Shelf(all: boxes.frames)
        }
      }

      /// The scene `bas-sc-000`.
      struct Default: Hashable, Sendable {
        /// The ids of the views, in the order of `all`; empty for views without one.
        static let ids: [String] = ["bas-vw-000"]
        /// The frames of the views; nil for those that are not there in such windows.
        let all: [Frame?]
        /// The frame of `bas-vw-000`.
        var viewBasVw000: Frame { all[0]! }

        /// Where the views lie in a window, from 320 x 320 to 1366 x 1366 points; nil where it is not known.
        static func frames(width: Double, height: Double) -> Default? {
          guard width >= 320.0, width <= 1366.0,
            height >= 320.0, height <= 1366.0
          else { return nil }
          var kind = 0
          if width >= 678.0 { kind += 1 }
          if height >= 480.0 { kind += 2 }
          if width >= 390.0 { kind += 4 }
          if kind == 7, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 6, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 5, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 2, -width + 400.0 > 1e-6 {
            return layout0(width, height)
          }
          if kind == 0, -width + 400.0 > 1e-6 {
            return layout0(width, height)
          }
          if kind == 6, -width + 400.0 > 1e-6 {
            return layout0(width, height)
          }
          if kind == 4, width - 400.0 >= -1e-6 {
            return layout0(width, height)
          }
          if kind == 4, -width + 400.0 > 1e-6 {
            return layout0(width, height)
          }
          return nil
        }

        private static func layout0(_ width: Double, _ height: Double) -> Default {
          var boxes = Boxes(1, scale: 2.0)
          boxes.set(0, 0.0, 0.0, width, height)
          return Default(all: boxes.frames)
        }
      }
    }
  }
}

#if canImport(UIKit)
  import UIKit

  extension Interface.Scene {
    /// Makes the controller.
    @MainActor func instantiate(in bundle: Bundle? = nil) -> UIViewController? {
      let board = UIStoryboard(name: storyboard, bundle: bundle)
      guard let identifier else { return board.instantiateInitialViewController() }
      return board.instantiateViewController(withIdentifier: identifier)
    }
  }

  extension Interface.Nib {
    /// The nib of the xib.
    @MainActor func nib(in bundle: Bundle? = nil) -> UINib { UINib(nibName: name, bundle: bundle) }
  }

  extension Interface.Color {
    /// The colour as the catalog has it.
    func uiColor(in bundle: Bundle? = nil) -> UIColor? {
      UIColor(named: name, in: bundle, compatibleWith: nil)
    }
  }

  extension Interface.Image {
    /// The image as the catalog has it.
    func uiImage(in bundle: Bundle? = nil) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: nil)
    }
  }
#endif
