"""The program that the rules run, as a repository."""

def _ninefold_tool_impl(context):
    path = context.attr.path or context.os.environ.get("NINEFOLD", "")
    if not path:
        fail("ninefold_tool: set path = \"…\" or the environment variable NINEFOLD to the path of the program")
    context.symlink(path, "ninefold")
    context.file("BUILD.bazel", "exports_files([\"ninefold\"])\n")

ninefold_tool = repository_rule(
    implementation = _ninefold_tool_impl,
    doc = """An installed program, as the label `@NAME//:ninefold`.

Its bytes are part of the key of every action: machines with the same build share results. You can also use a
released archive with `http_archive`, or a file in the workspace.""",
    attrs = {"path": attr.string(doc = "The path of the program; by default, the value of the environment variable NINEFOLD.")},
    environ = ["NINEFOLD"],
    local = True,
)
