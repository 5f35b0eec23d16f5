class Rows: UITableViewController {
  @IBOutlet var list: UITableView!
  @IBOutlet var ↓title: UILabel!
}
