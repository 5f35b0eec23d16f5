import UIKit

/// The list of places, which others come back to.
class PlacesViewController: UIViewController {
  @IBAction func backToPlaces(_ segue: UIStoryboardSegue) {}
}

/// One place.
class DetailViewController: UIViewController {}
