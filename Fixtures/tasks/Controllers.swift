import UIKit

final class SignInViewController: UIViewController {
  @IBOutlet private var emailField: UITextField!
  @IBOutlet private var passwordField: UITextField!
  @IBOutlet private var signInButton: UIButton?

  @IBAction private func signIn(_ sender: Any) {}
}

final class ResetPasswordViewController: UIViewController {
  @IBOutlet private var emailField: UITextField?

  @IBAction private func sendLink(_ sender: Any) {}
}

final class PlaceViewController: UIViewController {
  @IBOutlet private var photoView: UIImageView!
  @IBOutlet private var actionButtons: [UIButton]?

  @IBAction private func save(_ sender: Any) {}
  @IBAction private func share(_ sender: Any) {}
  @IBAction private func zoomPhoto(_ sender: Any) {}
}

final class LibraryViewController: UITableViewController {
  @IBAction private func addBook(_ sender: Any) {}
  @IBAction private func refresh(_ sender: Any) {}
}

final class BookCell: UITableViewCell {
  @IBOutlet private var coverView: UIImageView?
  @IBOutlet private var titleLabel: UILabel?
  @IBOutlet private var authorLabel: UILabel?
}

final class BookViewController: UIViewController {
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var notesLabel: UILabel!
}

final class AboutViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}

final class SettingsViewController: UIViewController {
  @IBOutlet private var appearanceControl: UISegmentedControl!
  @IBOutlet private var mobileDataSwitch: UISwitch!
  @IBOutlet private var notificationsSwitch: UISwitch!

  @IBAction private func textSizeChanged(_ sender: UISlider) {}
  @IBAction private func deleteAccount(_ sender: Any) {}
  @IBAction private func notificationsChanged(_ sender: UISwitch) {}
}

final class MapViewController: UIViewController {
  @IBOutlet private var mapView: UIView!

  @IBAction private func locate(_ sender: Any) {}
}

final class ProfileViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var bioLabel: UILabel!

  @IBAction private func unwindToProfile(_ segue: UIStoryboardSegue) {}
}

final class EditProfileViewController: UIViewController {
  @IBOutlet private var nameField: UITextField?
}

final class CardView: UIView {
  @IBOutlet private var contentView: UIView!
  @IBOutlet private var imageView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var distanceLabel: UILabel!

  @IBAction private func toggleFavorite(_ sender: Any) {}
}
