import UIKit

final class MainViewController: UIViewController {
  @IBOutlet private var greeting: UILabel!
}
