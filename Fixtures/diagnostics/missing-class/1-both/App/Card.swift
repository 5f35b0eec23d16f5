import UIKit

class Card: UIView {
  @IBOutlet var title: UILabel!
  @IBInspectable var radius = 8.0
  @IBAction func open(_ sender: UITapGestureRecognizer) {}
}
