"""Repositories with the programs that the rules run, and with their toolchains."""

# The platforms for which there can be archives, with the names of their architectures and of their constraints.
_ARCHITECTURES = {
    "linux_aarch64": ("aarch64", "arm64"),
    "linux_x86_64": ("x86_64", "x86_64"),
}

_PROGRAM = """load("{rules}", "ninefold_toolchain")

ninefold_toolchain(
    name = "toolchain",
    tool = "{tool}",
    visibility = ["//visibility:public"],
)
"""

_TOOLCHAIN = """
toolchain(
    name = "{name}",
    exec_compatible_with = {constraints},
    toolchain = "@{repository}//:toolchain",
    toolchain_type = "{type}",
)
"""

def _program(context, tool):
    context.file("BUILD.bazel", _PROGRAM.format(rules = Label("//:toolchain.bzl"), tool = tool))

def _ninefold_installed_impl(context):
    path = context.attr.path or context.os.environ.get("NINEFOLD", "")
    if not path:
        fail("ninefold: name the path of the program, or set the environment variable NINEFOLD to it")
    context.symlink(path, "ninefold")
    _program(context, "ninefold")

_ninefold_installed = repository_rule(
    implementation = _ninefold_installed_impl,
    doc = "An installed program.",
    attrs = {"path": attr.string(doc = "The path of the program; by default, the value of the environment variable NINEFOLD.")},
    environ = ["NINEFOLD"],
    local = True,
)

def _ninefold_archive_impl(context):
    version = context.attr.version
    name = "ninefold-%s-linux-%s" % (version, context.attr.architecture)
    context.download_and_extract(
        url = "%s/v%s/%s.tar.gz" % (context.attr.url, version, name),
        sha256 = context.attr.sha256,
        stripPrefix = name,
    )
    _program(context, "bin/ninefold")

_ninefold_archive = repository_rule(
    implementation = _ninefold_archive_impl,
    doc = "The program of a released archive.",
    attrs = {
        "architecture": attr.string(mandatory = True),
        "sha256": attr.string(doc = "The checksum of the archive.", mandatory = True),
        "url": attr.string(doc = "The folder that contains a folder for each version.", mandatory = True),
        "version": attr.string(mandatory = True),
    },
)

def _ninefold_toolchains_impl(context):
    text = ""
    for name, repository in context.attr.repositories.items():
        constraints = []
        if name in _ARCHITECTURES:
            constraints = ["@platforms//os:linux", "@platforms//cpu:" + _ARCHITECTURES[name][1]]
        text += _TOOLCHAIN.format(
            name = name,
            constraints = repr(constraints),
            repository = repository,
            type = Label("//:toolchain_type"),
        )
    context.file("BUILD.bazel", text)

_ninefold_toolchains = repository_rule(
    implementation = _ninefold_toolchains_impl,
    doc = "The toolchains of programs in other repositories, which are fetched only when they are used.",
    attrs = {"repositories": attr.string_dict(doc = "The repositories of the programs, by platform.")},
)

# The archives of the repository on GitHub.
RELEASES = "https://github.com/OWNER/ninefold/releases/download"

def ninefold_repositories(version = None, sha256 = {}, url = RELEASES, path = None, installed = False):
    """Declares the repository `ninefold_toolchains`, whose targets are to be registered as toolchains.

    Args:
      version: The version whose archives are downloaded.
      sha256: The checksums of the archives, by platform: `linux_x86_64`, `linux_aarch64`.
      url: The folder that contains a folder for each version, such as that of a mirror.
      path: The path of an installed program.
      installed: Whether an installed program is used, even if its path is that in the environment variable NINEFOLD.
    """
    repositories = {}
    for platform, checksum in sha256.items():
        if platform not in _ARCHITECTURES:
            fail("ninefold: there are no archives for '%s'; there are archives for %s" % (platform, ", ".join(_ARCHITECTURES.keys())))
        name = "ninefold_" + platform
        _ninefold_archive(
            name = name,
            architecture = _ARCHITECTURES[platform][0],
            sha256 = checksum,
            url = url,
            version = version,
        )
        repositories[platform] = name
    if path or installed:
        _ninefold_installed(name = "ninefold_installed", path = path or "")
        repositories["installed"] = "ninefold_installed"
    _ninefold_toolchains(name = "ninefold_toolchains", repositories = repositories)
