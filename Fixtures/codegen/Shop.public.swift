// Written by `ninefold codegen`: changes are lost when it is written again.

/// What code can ask of interface documents by name.
public enum Shop {
  /// A controller that a storyboard has under an identifier, or starts with.
  public struct Scene: Hashable, Sendable {
    /// The name of the storyboard.
    public let storyboard: String
    /// The identifier; nil where the storyboard starts with the controller and has none.
    public let identifier: String?
    /// The name of the controller's class.
    public let className: String
    /// The module that the storyboard names for the class; nil where it names none.
    public let module: String?
  }

  /// A segue that has an identifier.
  public struct Segue: Hashable, Sendable {
    /// The identifier.
    public let identifier: String
    /// How it is done, such as `show`; empty where segues of several kinds have the identifier.
    public let kind: String
    /// The name of the class of the controller that it leads to; nil where that is not certain.
    public let destinationClassName: String?
  }

  /// Storyboards with their scenes and segues.
  public enum Storyboards {
    /// The storyboard `Main`.
    public enum Main {
      /// The name of the storyboard.
      public static let name: String = "Main"
      /// What the storyboard starts with: `ShelfViewController` of the module `Shop`.
      public static let initialScene = Scene(storyboard: "Main", identifier: "shelf", className: "ShelfViewController", module: "Shop")

      /// The scenes with identifiers.
      public enum Scenes {
        /// `UIViewController`.
        public static let `default` = Scene(storyboard: "Main", identifier: "default", className: "UIViewController", module: nil)
        /// `ShelfViewController` of the module `Shop`.
        public static let shelf = Scene(storyboard: "Main", identifier: "shelf", className: "ShelfViewController", module: "Shop")
      }

      /// The segues with identifiers, by the classes of the controllers that perform them.
      public enum Segues {
        /// Segues of `ShelfViewController` of the module `Shop`.
        public enum ShelfViewController {
          /// To another storyboard.
          public static let showBasket = Segue(identifier: "show basket", kind: "presentation", destinationClassName: nil)
          /// To `UIViewController`.
          public static let showBasket2 = Segue(identifier: "show-basket", kind: "show", destinationClassName: "UIViewController")
        }
      }
    }
  }

  /// A xib.
  public struct Nib: Hashable, Sendable {
    /// The name of the file.
    public let name: String
    /// The name of the class of its File's Owner; nil where it has none of its own.
    public let ownerClassName: String?
    /// The name of the class of its first object; nil where that is not certain.
    public let rootClassName: String?
  }

  /// Xibs.
  public enum Nibs {
    /// `BadgeView` of the module `Shop`.
    public static let badge = Nib(name: "Badge", ownerClassName: "BadgeOwner", rootClassName: "BadgeView")
  }

  /// A view that is taken from a queue.
  public struct Reusable: Hashable, Sendable {
    /// The identifier.
    public let identifier: String
    /// The name of the view's class; nil where views of several classes have the identifier.
    public let className: String?
    /// The module that the document names for the class; nil where it names none.
    public let module: String?
  }

  /// Reuse identifiers of cells and other views.
  public enum ReuseIdentifiers {
    /// `GoodCell` of the module `Shop`.
    public static let goodCell = Reusable(identifier: "good-cell", className: "GoodCell", module: "Shop")
  }

  /// Restoration identifiers of controllers and views.
  public enum RestorationIdentifiers {
    public static let shelf: String = "shelf"
    public static let theShelf: String = "the shelf"
  }

  /// Accessibility identifiers, by which tests find views.
  public enum AccessibilityIdentifiers {
    public static let fatalError: String = "\"; fatalError() //"
    public static let badgeDot: String = "badge \\(dot)"
    public static let priceTag: String = "price.tag"
  }

  /// A colour in sRGB, from 0 to 1.
  public struct Components: Hashable, Sendable {
    /// The part of red.
    public let red: Double
    /// The part of green.
    public let green: Double
    /// The part of blue.
    public let blue: Double
    /// The opacity.
    public let alpha: Double
  }

  /// A colour of an asset catalog.
  public struct Color: Hashable, Sendable {
    /// The name, with the namespaces that it is in.
    public let name: String
    /// What it is in light interfaces; nil where the catalogs do not say it in sRGB.
    public let light: Components?
    /// What it is in dark interfaces; nil where the catalogs do not say it in sRGB.
    public let dark: Components?
  }

  /// Colours of asset catalogs.
  public enum Colors {
    public static let p3 = Color(name: "p3", light: nil, dark: nil)
    public static let paper = Color(name: "paper", light: Components(red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0), dark: Components(red: 1.0, green: 1.0, blue: 1.0, alpha: 1.0))

    /// The namespace `Brand`.
    public enum Brand {
      public static let ink = Color(name: "Brand/ink", light: Components(red: 0.1, green: 0.2, blue: 0.25, alpha: 1.0), dark: Components(red: 0.9, green: 0.9, blue: 1.0, alpha: 1.0))
    }
  }

  /// An image of an asset catalog or of a file.
  public struct Image: Hashable, Sendable {
    /// The name, with the namespaces that it is in.
    public let name: String
  }

  /// Images.
  public enum Images {
    public static let `default` = Image(name: "default")

    /// The namespace `Brand`.
    public enum Brand {
      public static let logo = Image(name: "Brand/logo")
    }
  }
}

#if canImport(UIKit)
  public import UIKit

  extension Shop.Scene {
    /// Makes the controller.
    @MainActor public func instantiate(in bundle: Bundle? = nil) -> UIViewController? {
      let board = UIStoryboard(name: storyboard, bundle: bundle)
      guard let identifier else { return board.instantiateInitialViewController() }
      return board.instantiateViewController(withIdentifier: identifier)
    }
  }

  extension Shop.Nib {
    /// The nib of the xib.
    @MainActor public func nib(in bundle: Bundle? = nil) -> UINib { UINib(nibName: name, bundle: bundle) }
  }

  extension Shop.Color {
    /// The colour as the catalog has it.
    public func uiColor(in bundle: Bundle? = nil) -> UIColor? {
      UIColor(named: name, in: bundle, compatibleWith: nil)
    }
  }

  extension Shop.Image {
    /// The image as the catalog has it.
    public func uiImage(in bundle: Bundle? = nil) -> UIImage? {
      UIImage(named: name, in: bundle, compatibleWith: nil)
    }
  }
#endif
