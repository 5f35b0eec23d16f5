"""Rules that lay out, draw and lint Interface Builder documents.

Actions declare all of their inputs and use no others: with `--isolated` the program does not search for a project or
a configuration in the parent folders. They run in the sandbox, as persistent workers and remotely, without a network,
without environment variables and without other programs.
"""

NinefoldLayoutsInfo = provider(
    doc = "Layout files of documents.",
    fields = {"layouts": "A depset of the layout files."},
)

_INPUTS = {
    "srcs": attr.label_list(
        doc = "The documents.",
        allow_files = [".storyboard", ".xib"],
        mandatory = True,
    ),
    "catalogs": attr.label_list(
        doc = "All files of the asset catalogs: `glob([\"Media.xcassets/**\"])`.",
        allow_files = True,
    ),
    "strings": attr.label_list(
        doc = "The localized texts of `locales`: strings files and string catalogs in their language folders, next to " +
              "those of the documents, and documents in other languages.",
        allow_files = True,
    ),
    "fonts": attr.label_list(
        doc = "Font files for measuring text.",
        allow_files = [".ttf", ".otf", ".ttc", ".otc"],
    ),
    "config": attr.label(
        doc = "The configuration file, such as `.ninefold.yml`; no other one is read.",
        allow_single_file = True,
    ),
    "info_plist": attr.label(
        doc = "The app's property list.",
        allow_single_file = [".plist"],
    ),
}

_PLACES = {
    "cells": attr.string_list(doc = "Size-class cells, such as `wC-hR`, or `canvas`; all if neither cells nor devices are named."),
    "devices": attr.string_list(doc = "Devices, such as `retina6_12:landscape`."),
    "locales": attr.string_list(doc = "Languages."),
    "options": attr.string_list(doc = "Additional options of the command."),
}

_FINDINGS = {
    "findings": attr.string(
        doc = "`report` fails the build for findings of error severity; `ignore` fails it only if a document has no result.",
        default = "report",
        values = ["ignore", "report"],
    ),
}

# The search path for programs that convert PDF images: it contains none, wherever this runs.
_NO_PROGRAMS = {"PATH": "/nonexistent"}

_WORKER = {
    "requires-worker-protocol": "json",
    "supports-workers": "1",
}

# A text where Bazel 4 requires one.
_TOOLCHAIN = Label("//:toolchain_type")

def _tool(context):
    return context.toolchains[_TOOLCHAIN].tool

def _place(file, package):
    """Returns the path of a file: in an action from its working directory, in a test from the folder of its package."""
    if package == None:
        return file.path
    if package and file.short_path.startswith(package + "/"):
        return file.short_path[len(package) + 1:]
    return _up(package) + file.short_path

def _up(package):
    return "../" * len([part for part in package.split("/") if part])

def _catalog_folders(files, package):
    """Returns the folders that end in `.xcassets`, each once, the outermost of each path."""
    folders = {}
    for file in files:
        start, mark, _ = _place(file, package).partition(".xcassets/")
        if not mark:
            fail("catalogs: %s is not in an .xcassets folder" % file.short_path)
        folders[start + ".xcassets"] = None
    return folders.keys()

def _below_package(context, file):
    """Returns the path of a file relative to the folder of the package."""
    path = file.short_path
    if path.startswith("../"):
        # A file of another repository.
        path = path.partition("/")[2].partition("/")[2]
    package = file.owner.package
    return path[len(package) + 1:] if package else path

def _inputs(context):
    return depset(
        [file for file in [context.file.config, context.file.info_plist] if file],
        transitive = [
            depset(getattr(context.files, name))
            for name in ["catalogs", "strings", "fonts"]
        ],
    )

def _stem(file):
    return file.basename[:-len(file.extension) - 1]

def _locales(context, document):
    """Returns the languages that a document may have files for: one that no document is translated into is an error."""
    texts = [file for file in context.files.strings if _stem(file) == _stem(document)]
    return [
        locale
        for locale in context.attr.locales
        if texts or locale in ["base", "all"] or locale.startswith("pseudo-")
    ]

def _arguments(context, command, package = None, document = None):
    """Returns the command with its options, without documents and outputs; for one document if given."""
    arguments = [command, "--isolated"]
    arguments += ["--config", _place(context.file.config, package)] if context.file.config else []
    if context.file.info_plist:
        arguments += ["--info-plist", _place(context.file.info_plist, package)]
    for folder in _catalog_folders(context.files.catalogs, package):
        arguments += ["--assets", folder]
    for font in context.files.fonts:
        arguments += ["--fonts", _place(font, package)]
    for cell in context.attr.cells:
        arguments += ["--cell", cell]
    for device in context.attr.devices:
        arguments += ["--device", device]
    for locale in _locales(context, document) if document else context.attr.locales:
        arguments += ["--locale", locale]
    return arguments + context.attr.options

def _run(context, mnemonic, what, arguments, documents, output):
    # With workers, Bazel reads the file and sends its contents; otherwise the program reads it.
    file = context.actions.args()
    file.use_param_file("@%s", use_always = True)
    file.set_param_file_format("multiline")
    file.add_all(arguments)
    context.actions.run(
        mnemonic = mnemonic,
        progress_message = "%s %s" % (what, output.short_path),
        executable = _tool(context),
        arguments = [file],
        inputs = depset(documents, transitive = [_inputs(context)]),
        outputs = [output],
        env = _NO_PROGRAMS,
        execution_requirements = _WORKER,
    )

def _ninefold_layouts_impl(context):
    shared = ["--jobs", "1", "--findings", context.attr.findings]
    layouts = []
    for document in context.files.srcs:
        layout = context.actions.declare_file("%s/%s.layout.json" % (
            context.label.name,
            _below_package(context, document),
        ))
        arguments = _arguments(context, "compile", document = document) + shared
        arguments += ["--output", layout.dirname, document.path]
        _run(context, "NinefoldCompile", "Laying out", arguments, [document], layout)
        layouts.append(layout)
    files = depset(layouts)
    return [
        DefaultInfo(files = files, runfiles = context.runfiles(layouts)),
        NinefoldLayoutsInfo(layouts = files),
    ]

ninefold_layouts = rule(
    implementation = _ninefold_layouts_impl,
    doc = "Writes `NAME/Main.storyboard.layout.json` for each document, in one action per document.",
    attrs = dict(_INPUTS, **dict(_PLACES, **_FINDINGS)),
    toolchains = [str(_TOOLCHAIN)],
)

def _ninefold_preview_impl(context):
    shared = ["--jobs", "1", "--findings", context.attr.findings]
    if context.attr.page:
        page = context.actions.declare_file(context.label.name + ".html")
        arguments = _arguments(context, "preview") + shared + ["--html", page.path]
        arguments += [document.path for document in context.files.srcs]
        _run(context, "NinefoldPage", "Drawing", arguments, context.files.srcs, page)
        return [DefaultInfo(files = depset([page]))]
    folders = []
    for document in context.files.srcs:
        folder = context.actions.declare_directory("%s/%s" % (
            context.label.name,
            _below_package(context, document),
        ))
        arguments = _arguments(context, "preview", document = document) + shared
        arguments += ["--output", folder.path, document.path]
        _run(context, "NinefoldPreview", "Drawing", arguments, [document], folder)
        folders.append(folder)
    return [DefaultInfo(files = depset(folders), runfiles = context.runfiles(folders))]

ninefold_preview = rule(
    implementation = _ninefold_preview_impl,
    doc = "Draws documents: a folder of SVG pictures for each, or a single page `NAME.html`.",
    attrs = dict(
        _INPUTS,
        page = attr.bool(doc = "Write a single page."),
        **dict(_PLACES, **_FINDINGS)
    ),
    toolchains = [str(_TOOLCHAIN)],
)

def _quoted(argument):
    return "'" + argument.replace("'", "'\\''") + "'"

def _ninefold_lint_test_impl(context):
    package = context.label.package
    # Runfiles start in the folder of the workspace, and the test in that of the package.
    arguments = _arguments(context, "lint", package) + ["--jobs", "1", "--reporter", "text"]
    operands = [_place(document, package) for document in context.files.srcs]
    if context.attr.whole:
        operands = ["."]
    script = context.actions.declare_file(context.label.name + ".sh")
    context.actions.write(script, is_executable = True, content = """#!/bin/sh
cd "$TEST_SRCDIR/$TEST_WORKSPACE/{package}" || exit 2
exec {tool} {arguments} --reporter "junit=${{XML_OUTPUT_FILE:-/dev/null}}" -- {operands}
""".format(
        package = package,
        tool = _quoted(_up(package) + _tool(context).short_path),
        arguments = " ".join([_quoted(argument) for argument in arguments]),
        operands = " ".join([_quoted(operand) for operand in operands]),
    ))
    files = context.files.srcs + context.files.data + [_tool(context)]
    return [DefaultInfo(
        executable = script,
        runfiles = context.runfiles(files, transitive_files = _inputs(context)),
    )]

ninefold_lint_test = rule(
    implementation = _ninefold_lint_test_impl,
    doc = "A test that fails for findings of error severity; `options = [\"--strict\"]` makes it fail for warnings.",
    attrs = dict(
        _INPUTS,
        data = attr.label_list(
            doc = "With `whole`, the other files of the app: Swift and Objective-C sources, images, property lists.",
            allow_files = True,
        ),
        whole = attr.bool(
            doc = "Lint the folder of the package with all files of `srcs`, `catalogs`, `strings`, `fonts` and `data` " +
                  "as one project, and check their names against each other.",
        ),
        **_PLACES
    ),
    test = True,
    toolchains = [str(_TOOLCHAIN)],
)
