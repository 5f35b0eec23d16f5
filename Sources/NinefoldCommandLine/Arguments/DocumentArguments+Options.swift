import Reporting
import InterfaceLint
import Ninefold
import NinefoldProject
import PlatformFacts

/// The command-line options shared by the commands that compile documents.
extension DocumentArguments {
  /// The options in the order of the help.
  static let options: [any DeclaredOption] =
    [Option.assets, Option.fonts] + compilerOptions + [
      Option.infoPlist, Flag.isolated, Flag.allowEmpty, Option.jobs,
    ]

  /// The options for configurations, in the order of the help.
  static let configurationOptions: [any DeclaredOption] = [
    Option.cell, Option.device, Flag.allDevices, Option.size, Option.window, Option.system,
    Option.contentSize, Option.style, Option.contrast, Option.direction, Option.traits,
  ]

  /// The compiler options, in the order of the help.
  static let compilerOptions: [any DeclaredOption] =
    configurationOptions + [
      Option.sdk, Flag.keyboard, Option.locale, Option.text, Option.limit, Option.configuration,
      Flag.noConfiguration,
    ]

  /// The options of commands that draw configurations side by side.
  static var picturesOptions: [any DeclaredOption] {
    let listed: [any DeclaredOption] = [
      Option.system.listed, Option.contentSize.listed, Option.style.listed,
      Option.direction.listed,
    ]
    return options.map { option in
      listed.first { $0.description.name == option.description.name } ?? option
    }
  }

  init(
    _ arguments: Arguments, needsOperands: Bool = true,
    otherwise defaultConfigurations: [ConfigurationRequest] = ConfigurationRequest.all
  ) throws(UsageError) {
    options = try Self.compilerOptions(arguments, otherwise: defaultConfigurations)
    configuration = try Self.configuration(arguments)
    assets = try arguments.readAllIfAccepted(.assets)
    fonts = try arguments.readAllIfAccepted(.fonts)
    isIsolated = arguments.readIfAccepted(.isolated)
    allowsEmpty = arguments.readIfAccepted(.allowEmpty)
    jobs = try arguments.readIfAccepted(.jobs)
    findings = try arguments.readIfAccepted(.findings) ?? .report
    infoPlist = try arguments.readIfAccepted(.infoPlist)
    namedWindows = try Self.namedDevices(arguments) + arguments.readAllIfAccepted(.window)
    let named =
      try arguments.readAllIfAccepted(.cell) + namedWindows + arguments.readAllIfAccepted(.size)
    let text = try arguments.readIfAccepted(.text)
    namesConfigurations = !named.isEmpty || arguments.readIfAccepted(.allDevices) || text == .stored
    namesLanguages = try !arguments.readAllIfAccepted(.locale).isEmpty
    operands = needsOperands ? try arguments.operands("a document or folder") : []
  }

  /// Returns the source of configurations.
  private static func configuration(
    _ arguments: Arguments
  ) throws(UsageError) -> ConfigurationOrigin {
    guard arguments.accepts(.configuration) else { return .nothing }
    let path = try arguments.read(.configuration)
    let isOff = arguments.read(.noConfiguration)
    try UsageError.refuse(
      path != nil && isOff, "--config and --no-config cannot be combined")
    return path.map { .file($0) } ?? (isOff ? .nothing : .search)
  }

  /// Returns the options for configurations, traits, texts and limits.
  ///
  /// Each configuration occurs once, in output order.
  ///
  /// `defaultConfigurations` are the default configurations if the command line names none.
  static func compilerOptions(
    _ arguments: Arguments,
    otherwise defaultConfigurations: [ConfigurationRequest] = ConfigurationRequest.all
  ) throws(UsageError) -> CompilerOptions {
    var options = try configurationsAndTexts(arguments, otherwise: defaultConfigurations)
    var specified: [String] = []
    let versions = try values(of: .system, arguments)
    if let first = versions.first {
      options.system = first
      specified.append(Option.system.description.name)
      if versions.count > 1 {
        options.variants = versions.map { CompilerOptions.Variant(system: $0) }
      }
      try restrictDevices(of: &options, to: versions, arguments)
    } else {
      try requireOneSystem(of: namedDevices(arguments))
    }
    options.showsKeyboard = arguments.readIfAccepted(.keyboard)
    if options.showsKeyboard, arguments.accepts(Option.device) {
      try requireKeyboards(of: &options, on: versions, arguments)
    }
    if let sdk = try arguments.readIfAccepted(.sdk) {
      options.sdkVersion = sdk.major
      // Rules also check whether the app is ready for its SDK.
      if !arguments.accepts(.deploymentTarget) { specified.append(Option.sdk.description.name) }
    }
    for option in [Option.traits, .contentSize, .style, .contrast, .direction] {
      let choices = try values(of: option, arguments)
      guard let traits = choices.first else { continue }
      for traits in choices {
        let both = TraitCollection(traitsFrom: [options.traitOverrides, traits])
        guard both == TraitCollection(traitsFrom: [traits, options.traitOverrides]) else {
          throw .contradiction(
            "\(option.description.name) and --traits set the same trait to different values")
        }
      }
      if choices.count > 1 {
        options.addVariants(choices)
      } else {
        options.traitOverrides = TraitCollection(traitsFrom: [options.traitOverrides, traits])
      }
      specified.append(option.description.name)
    }
    let languages = try arguments.readAllIfAccepted(.locale).flatMap(\.self)
    if !languages.isEmpty {
      options.languages = []
      for language in languages where !options.languages.contains(language) {
        options.languages.append(language)
      }
      if languages != [.base] { specified.append(Option.locale.description.name) }
    }
    if let name = specified.first, options.configurations == [.canvas] {
      throw .contradiction("\(name) has no effect on the canvas: specify a cell, device or size")
    }
    for setting in try arguments.readAllIfAccepted(.limit) {
      options.limits[keyPath: setting.limit.path] = setting.number
    }
    return options
  }

  /// Returns the windows of `--device`, one on each display of a product with several.
  private static func namedDevices(
    _ arguments: Arguments
  ) throws(UsageError) -> [ConfigurationRequest] {
    try arguments.readAllIfAccepted(.device).flatMap(\.self)
  }

  /// Removes the devices that never ran one of the requested versions of the system.
  ///
  /// Throws an error if the command line names one of them.
  private static func restrictDevices(
    of options: inout CompilerOptions, to versions: [SystemVersion], _ arguments: Arguments
  ) throws(UsageError) {
    for case .device(let window) in try namedDevices(arguments) {
      for version in versions { try UsageError.require(version, on: window) }
    }
    options.configurations.removeAll { request in
      guard case .device(let window) = request else { return false }
      return versions.contains { window.reason(against: $0) != nil }
    }
  }

  /// Throws an error if products with equal screens run different systems, one of which their
  /// common configuration would have.
  static func requireOneSystem(of requests: [ConfigurationRequest]) throws(UsageError) {
    var windows: [String: ConfigurationRequest.DeviceWindow] = [:]
    for case .device(let window) in requests {
      guard let other = windows.updateValue(window, forKey: window.device),
        other.newestSystem != window.newestSystem
      else { continue }
      throw .contradiction(
        "'\(other.optionLabel)' and '\(window.optionLabel)' have equal screens, but run systems up to "
          + "iOS \(other.newestSystem.text) and \(window.newestSystem.text): specify --os")
    }
  }

  /// Removes the devices whose keyboard is unknown.
  ///
  /// Throws an error if the command line names one of them, or a configuration without a device
  /// other than the canvas.
  private static func requireKeyboards(
    of options: inout CompilerOptions, on versions: [SystemVersion], _ arguments: Arguments
  ) throws(UsageError) {
    let versions = versions.isEmpty ? [options.system] : versions
    for request in try namedDevices(arguments) {
      for version in versions { try requireKeyboard(in: request, on: version, of: "--device") }
    }
    options.configurations.removeAll { request in
      guard case .device = request else { return false }
      return versions.contains { !request.hasKeyboard(on: $0) }
    }
    for request in options.configurations where request != .canvas {
      for version in versions { try requireKeyboard(in: request, on: version, of: "--keyboard") }
    }
    try UsageError.refuse(options.configurations == [.canvas], Self.keyboardRequiresDevice)
  }

  /// Throws an error if a configuration has no keyboard of known height.
  static func requireKeyboard(
    in request: ConfigurationRequest, on system: SystemVersion, of option: String
  ) throws(UsageError) {
    guard case .device(let window) = request else {
      throw .contradiction(Self.keyboardRequiresDevice)
    }
    guard request.hasKeyboard(on: system) else {
      throw .impossibleValue(
        option: option, value: window.product ?? window.optionName,
        reason: "the height of its keyboard is unknown",
        nearest: window.nearestWithKeyboard(on: system))
    }
  }

  private static let keyboardRequiresDevice =
    "the keyboard can be shown only on a device: its height depends on it"

  /// Returns the value of an option, or all values if the command accepts several.
  private static func values<Value: Hashable>(
    of option: Option<Value>, _ arguments: Arguments
  ) throws(UsageError) -> [Value] {
    let listed = option.listed
    if arguments.accepts(listed) { return try arguments.read(listed) ?? [] }
    return try arguments.readIfAccepted(option).map { [$0] } ?? []
  }

  private static func configurationsAndTexts(
    _ arguments: Arguments, otherwise defaultConfigurations: [ConfigurationRequest]
  ) throws(UsageError) -> CompilerOptions {
    let text = try arguments.readIfAccepted(.text) ?? .metrics
    var requests: [ConfigurationRequest] = []
    var named = try arguments.readAllIfAccepted(.cell) + namedDevices(arguments)
    if arguments.readIfAccepted(.allDevices) {
      named += DeviceModel.all.filter { [.phone, .pad].contains($0.idiom) }
        .flatMap { $0.windows.map { .device($0) } }
    }
    named += try arguments.readAllIfAccepted(.size) + arguments.readAllIfAccepted(.window)
    for request in named where !requests.contains(request) { requests.append(request) }
    if text == .stored {
      guard requests.isEmpty || requests == [.canvas] else {
        throw .contradiction(
          "--text stored applies only to the canvas: remove other configurations")
      }
      return CompilerOptions(configurations: [.canvas], textSizes: .stored)
    }
    guard !requests.isEmpty else {
      return CompilerOptions(configurations: defaultConfigurations, textSizes: text)
    }
    // Cells are in grid order, whatever the order on the command line.
    let ordered = ConfigurationRequest.all.filter { requests.contains($0) }
    let devices = requests.filter { !ConfigurationRequest.all.contains($0) }
    return CompilerOptions(configurations: ordered + devices, textSizes: text)
  }
}
