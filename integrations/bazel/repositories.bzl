"""The program that the rules run, as a repository."""

def _ninefold_tool_impl(context):
    path = context.attr.path or context.os.environ.get("NINEFOLD", "")
    if not path:
        fail("ninefold_tool: say where the program is, with path = \"…\" or in the variable NINEFOLD")
    context.symlink(path, "ninefold")
    context.file("BUILD.bazel", "exports_files([\"ninefold\"])\n")

ninefold_tool = repository_rule(
    implementation = _ninefold_tool_impl,
    doc = """A program that is already there, as the label `@NAME//:ninefold`.

Its bytes are part of the key of every action: machines with the same build of it share results. A released
archive serves as well, with `http_archive`, and so does a file in the workspace.""",
    attrs = {"path": attr.string(doc = "Its path; otherwise the variable NINEFOLD tells.")},
    environ = ["NINEFOLD"],
    local = True,
)
