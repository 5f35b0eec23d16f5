"""The extension with which a module names the program that the rules run."""

load("//:repositories.bzl", "RELEASES", "ninefold_repositories")

_archive = tag_class(
    doc = "The released archives of a version.",
    attrs = {
        "sha256": attr.string_dict(
            doc = "The checksums of the archives, by platform: `linux_x86_64`, `linux_aarch64`.",
            mandatory = True,
        ),
        "url": attr.string(
            doc = "The folder that contains a folder for each version, such as that of a mirror.",
            default = RELEASES,
        ),
        "version": attr.string(mandatory = True),
    },
)

_installed = tag_class(
    doc = "An installed program, for all platforms.",
    attrs = {
        "path": attr.string(doc = "The path of the program; by default, the value of the environment variable NINEFOLD."),
    },
)

def _ninefold_impl(context):
    # Other modules do not decide which program runs.
    archives, installed = [], []
    for module in context.modules:
        if module.is_root:
            archives, installed = module.tags.archive, module.tags.installed
    if len(archives) + len(installed) > 1:
        fail("ninefold: name one archive or one installed program")
    if archives:
        ninefold_repositories(version = archives[0].version, sha256 = archives[0].sha256, url = archives[0].url)
    else:
        ninefold_repositories(path = installed[0].path if installed else None, installed = bool(installed))

ninefold = module_extension(
    implementation = _ninefold_impl,
    doc = "The program that the rules run, named by the root module.",
    tag_classes = {
        "archive": _archive,
        "installed": _installed,
    },
)
