import Charts
import UIKit

class PageController: UIViewController {
  @IBOutlet var box: UIView!
  @IBInspectable var radius = 8.0
  @IBAction func save(_ sender: Any) {}
}
