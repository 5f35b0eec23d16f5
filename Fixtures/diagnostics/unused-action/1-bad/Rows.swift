class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
  @IBAction func ↓save(_ sender: Any) {}
}
