"""The program that the rules run, as a toolchain."""

def _ninefold_toolchain_impl(context):
    return [platform_common.ToolchainInfo(tool = context.executable.tool)]

ninefold_toolchain = rule(
    implementation = _ninefold_toolchain_impl,
    doc = """A program, for a `toolchain` of the type `@ninefold_rules//:toolchain_type`.

Its bytes are part of the key of every action: machines with the same program share results.""",
    attrs = {
        "tool": attr.label(
            doc = "The program.",
            allow_single_file = True,
            cfg = "exec",
            executable = True,
            mandatory = True,
        ),
    },
)
