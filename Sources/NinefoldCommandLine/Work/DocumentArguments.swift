import InterfaceLint
import InterfaceTraits
import Ninefold
import NinefoldProject

/// What the commands that compile documents take from the command line alike.
struct DocumentArguments: Sendable {
  /// The options in the order of the help.
  static let options: [OptionDescription] =
    [Option.assets.description, Option.fonts.description] + compilerOptions + [
      Option.infoPlist.description, Flag.isolated.description, Flag.allowEmpty.description,
      Option.jobs.description,
    ]

  /// The options that say what the compiler shall do, in the order of the help.
  static let compilerOptions: [OptionDescription] = [
    Option.cell.description, Option.device.description, Flag.allDevices.description,
    Option.size.description, Option.system.description, Option.contentSize.description,
    Option.style.description, Option.contrast.description, Option.direction.description,
    Option.traits.description, Option.locale.description,
    Option.text.description, Option.limit.description, Option.configuration.description,
    Flag.noConfiguration.description,
  ]

  /// The options of commands that draw settings side by side.
  static var picturesOptions: [OptionDescription] {
    let listed = [
      Option.system.listed.description, Option.contentSize.listed.description,
      Option.style.listed.description, Option.direction.listed.description,
    ]
    return options.map { option in listed.first { $0.name == option.name } ?? option }
  }

  /// Documents, folders and `-`.
  var operands: [String]
  /// The paths that `--assets` names.
  var assets: [String]
  /// The paths that `--fonts` names.
  var fonts: [String]
  /// What the compiler shall do.
  var options: CompilerOptions
  /// Where the configuration of documents comes from.
  var configuration = ConfigurationOrigin.nothing
  /// Whether IBLinter's configuration counts where no other says anything of lint.
  var takesForeignConfiguration = false
  /// Whether nothing counts that the command line does not name.
  var isIsolated = false
  /// Whether folders without documents are no error.
  var allowsEmpty = false
  /// Whether asset catalogs are looked into for themselves, so that a folder with one is not empty.
  var looksIntoCatalogs = false
  /// The real path of the folder that the names of images in no catalog start from; nil for their paths.
  var imageRoot: String?
  /// How many documents are worked on at once; nil for one per core.
  var jobs: Int?
  /// The path that `--info-plist` names.
  var infoPlist: String?
  /// The version of the system that `--minimum-deployment-target` names.
  var deploymentTarget: DeploymentTarget?
  /// Whether constraints for ambiguous views are suggested.
  var suggestsConstraints = false
  /// The windows that `--device` names.
  var namedDevices: [ConfigurationRequest] = []
  /// Whether the command line says where documents are laid out.
  var namesPlaces = false
  /// Whether the command line says in which languages documents are laid out.
  var namesLanguages = false

  init(
    operands: [String], assets: [String], fonts: [String], options: CompilerOptions, jobs: Int?
  ) {
    self.operands = operands
    self.assets = assets
    self.fonts = fonts
    self.options = options
    self.jobs = jobs
  }

  init(
    _ arguments: Arguments, needsOperands: Bool = true,
    otherwise places: [ConfigurationRequest] = ConfigurationRequest.all
  ) throws(UsageError) {
    options = try Self.compilerOptions(arguments, otherwise: places)
    configuration = try ConfigurationOrigin(arguments)
    assets = try arguments.takeAll(.assets)
    fonts = try arguments.takeAll(.fonts)
    isIsolated = arguments.accepts(.isolated) && arguments.take(.isolated)
    allowsEmpty = arguments.accepts(.allowEmpty) && arguments.take(.allowEmpty)
    jobs = try arguments.take(.jobs)
    infoPlist = arguments.accepts(.infoPlist) ? try arguments.take(.infoPlist) : nil
    namedDevices = try arguments.accepts(.device) ? arguments.takeAll(.device) : []
    namesPlaces = try Self.namesPlaces(arguments)
    if arguments.accepts(.locale) {
      namesLanguages = try !arguments.takeAll(.locale).isEmpty
    }
    operands = needsOperands ? try arguments.operands("a document or folder") : []
  }

  /// What the options say of places, settings, texts and limits; each configuration once, in the order of the output.
  ///
  /// `places` are the configurations when the command line names none.
  static func compilerOptions(
    _ arguments: Arguments, otherwise places: [ConfigurationRequest] = ConfigurationRequest.all
  ) throws(UsageError) -> CompilerOptions {
    var options = try placesAndTexts(arguments, otherwise: places)
    var given: [String] = []
    let versions = try values(of: .system, arguments)
    if let first = versions.first {
      options.systemVersion = first
      given.append(Option.system.description.name)
      if versions.count > 1 {
        options.variants = versions.map { CompilerOptions.Variant(systemVersion: $0) }
      }
    }
    for option in [Option.traits, .contentSize, .style, .contrast, .direction] {
      let choices = try values(of: option, arguments)
      guard let traits = choices.first else { continue }
      for traits in choices {
        let both = TraitCollection(traitsFrom: [options.traitOverrides, traits])
        guard both == TraitCollection(traitsFrom: [traits, options.traitOverrides]) else {
          throw .contradiction(
            "\(option.description.name) and --traits set the same trait otherwise")
        }
      }
      if choices.count > 1 {
        options.addVariants(choices)
      } else {
        options.traitOverrides = TraitCollection(traitsFrom: [options.traitOverrides, traits])
      }
      given.append(option.description.name)
    }
    let languages =
      try arguments.accepts(.locale) ? arguments.takeAll(.locale).flatMap(\.self) : []
    if !languages.isEmpty {
      options.languages = []
      for language in languages where !options.languages.contains(language) {
        options.languages.append(language)
      }
      if languages != [.base] { given.append(Option.locale.description.name) }
    }
    if let name = given.first, options.configurations == [.canvas] {
      throw .contradiction("\(name) changes nothing in the canvas: name a cell, device or size")
    }
    for setting in try arguments.accepts(.limit) ? arguments.takeAll(.limit) : [] {
      options.limits[keyPath: setting.limit.path] = setting.number
    }
    return options
  }

  /// The value of an option, or all that a command takes of it.
  private static func values<Value: Hashable>(
    of option: Option<Value>, _ arguments: Arguments
  ) throws(UsageError) -> [Value] {
    let listed = option.listed
    if arguments.accepts(listed) { return try arguments.take(listed) ?? [] }
    return try arguments.take(option).map { [$0] } ?? []
  }

  private static func namesPlaces(_ arguments: Arguments) throws(UsageError) -> Bool {
    guard arguments.accepts(.cell) else { return false }
    let named = try arguments.takeAll(.cell) + arguments.takeAll(.device) + arguments.takeAll(.size)
    let text = arguments.accepts(.text) ? try arguments.take(.text) : nil
    return !named.isEmpty || arguments.take(.allDevices) || text == .stored
  }

  private static func placesAndTexts(
    _ arguments: Arguments, otherwise places: [ConfigurationRequest]
  ) throws(UsageError) -> CompilerOptions {
    let text = try arguments.accepts(.text) ? arguments.take(.text) ?? .metrics : .metrics
    var requests: [ConfigurationRequest] = []
    guard arguments.accepts(.cell) else {
      return CompilerOptions(configurations: places, textSizes: text)
    }
    var named = try arguments.takeAll(.cell) + arguments.takeAll(.device)
    if arguments.take(.allDevices) {
      named += KnownDevice.all.filter { [.phone, .pad].contains($0.idiom) }
        .flatMap { $0.windows.map { .device($0) } }
    }
    named += try arguments.takeAll(.size)
    for request in named where !requests.contains(request) { requests.append(request) }
    if text == .stored {
      guard requests.isEmpty || requests == [.canvas] else {
        throw .contradiction("--text stored lays out in the canvas only: leave out other places")
      }
      return CompilerOptions(configurations: [.canvas], textSizes: .stored)
    }
    guard !requests.isEmpty else {
      return CompilerOptions(configurations: places, textSizes: text)
    }
    // Cells stand in the order of the grid, whatever the order of the command line.
    let ordered = ConfigurationRequest.all.filter { requests.contains($0) }
    let devices = requests.filter { !ConfigurationRequest.all.contains($0) }
    return CompilerOptions(configurations: ordered + devices, textSizes: text)
  }
}

extension DocumentArguments {
  /// Finds the documents that the operands name.
  func search() throws(ToolError) -> InputSearch {
    try ToolError.rethrowing { () throws(FileError) in try InputSearch(operands) }
  }
}
