"""Talks to `ninefold mcp` as agents do, with the protocol's own client for Python, which checks the types of messages.

- All versions of the protocol with a handshake, and the newest client, begin a conversation.
- The schemas of tools are valid, and all answers have the type that their tool declares.
- The answers of tools are those of the commands.
- Edits are written only if that is allowed, to the document alone.
- Nothing outside of the roots is read, whether by paths, links or options.
- After hostile messages, the server answers the next one.
"""
import asyncio, base64, contextlib, json, os, pathlib, shutil, subprocess, tempfile

from checks import support

ARGUMENTS = []
VERSIONS = ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
TOOLS = ["ib_outline", "ib_find", "ib_inspect", "ib_layout", "ib_why", "ib_lint", "ib_render", "ib_changes", "ib_edit",
         "ib_merge"]
NAME, SCENE = "pRf-na-001", "Profile"
SECRET = "a secret of another project"


def check(options, report):
    try:
        import jsonschema, mcp  # noqa: F401, E401: only whether they are installed
    except ImportError as error:
        report.skip(f"{error.name} is not installed (PyPI: {error.name})")
        return None
    with tempfile.TemporaryDirectory() as path:
        return asyncio.run(Talk(options, report, pathlib.Path(os.path.realpath(path))).run())


class Talk:
    def __init__(self, options, report, scratch):
        self.tool, self.report = str(options.tool), report
        self.calls = 0
        self.root, self.out = scratch / "App", scratch / "Other"
        shutil.copytree(support.ROOT / "Fixtures/AdaptiveExample", self.root)
        self.document = self.root / "Adaptive.storyboard"
        self.out.mkdir()
        text = self.document.read_text(encoding="utf-8")
        (self.out / "Secret.storyboard").write_text(text.replace("Ada Lindqvist", SECRET), encoding="utf-8")
        (self.root / "Link.storyboard").symlink_to(self.out / "Secret.storyboard")
        (self.root / "Folder").symlink_to(self.out)
        # git reads no configuration of the user.
        identity = ["-c", "user.name=A", "-c", "user.email=a@example.com"]
        for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "One"]):
            subprocess.run(["git", "-C", self.root, *identity, *words], check=True)

    async def run(self):
        await self.versions()
        async with self.session() as session:
            await self.schemas(session)
            await self.answers(session)
            await self.picture(session)
            await self.read_only(session)
            await self.border(session)
        async with self.session("--allow-edit") as session:
            await self.edit(session)
        await self.hostile()
        self.report.needs(self.calls, "call")
        return f"{len(TOOLS)} tools, {self.calls} calls"

    @contextlib.asynccontextmanager
    async def session(self, *arguments):
        from mcp import ClientSession, StdioServerParameters
        from mcp.client.stdio import stdio_client
        server = StdioServerParameters(command=self.tool, args=["mcp", "--root", str(self.root), *arguments])
        async with stdio_client(server) as streams, ClientSession(*streams) as session:
            await asyncio.wait_for(session.initialize(), 60)
            yield session

    async def call(self, session, tool, **arguments):
        """Returns the answer of a tool; the client checks its value against the schema of the tool."""
        self.calls += 1
        return await asyncio.wait_for(session.call_tool(tool, arguments), 120)

    def command(self, *arguments):
        return subprocess.run([self.tool, *arguments], capture_output=True, text=True)

    def expect(self, holds, fault):
        if not holds:
            self.report.fault(fault)

    # The beginning of a conversation

    async def versions(self):
        for version in (*VERSIONS, "1999-01-01"):
            lines = [{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {
                "protocolVersion": version, "capabilities": {}, "clientInfo": {"name": "check", "version": "1"}}}]
            answers, _ = self.talk(lines)
            agreed = answers[0]["result"]["protocolVersion"]
            self.expect(agreed == (version if version in VERSIONS else VERSIONS[-1]), f"{version}: {agreed}")
        try:
            from mcp import Client, StdioServerParameters
            from mcp.client.stdio import stdio_client
        except ImportError:
            return
        # The newest client first asks for versions without a handshake.
        server = StdioServerParameters(command=self.tool, args=["mcp", "--root", str(self.root)])
        async with Client(stdio_client(server)) as client:
            self.expect(client.protocol_version == VERSIONS[-1], f"the client uses {client.protocol_version}")
            tools = await client.list_tools()
            self.expect(len(tools.tools) == len(TOOLS), "the newest client sees other tools")

    async def schemas(self, session):
        import jsonschema
        tools = (await session.list_tools()).tools
        self.expect([tool.name for tool in tools] == TOOLS, f"the tools are {[tool.name for tool in tools]}")
        for tool in tools:
            for schema in (tool.input_schema, tool.output_schema):
                try:
                    jsonschema.Draft202012Validator.check_schema(schema)
                except jsonschema.SchemaError as error:
                    self.report.fault(f"{tool.name}: {error.message}")
            self.expect(tool.annotations.read_only_hint, f"{tool.name} is not read-only")

    # Answers

    async def answers(self, session):
        path = str(self.document)
        whole = {
            "ib_outline": ({"frames": True}, ["outline", path, "--frames"]),
            "ib_find": ({"class": "label"}, ["find", path, "--class", "label"]),
            "ib_inspect": ({"ids": [NAME]}, ["inspect", path, NAME]),
            "ib_why": ({"id": NAME, "configurations": ["wR-hR"]}, ["why", path, NAME, "--cell", "wR-hR"]),
            "ib_changes": ({"since": "HEAD"}, ["compare", path, "--since", "HEAD"]),
            "ib_merge": ({}, ["merge", path, "--dry-run"]),
        }
        for tool, (arguments, command) in whole.items():
            answer = await self.call(session, tool, path=path, **arguments)
            expected = json.loads(self.command(*command, "--format", "json").stdout)
            self.expect(answer.structured_content == expected, f"{tool} and {command[0]} have other answers")
        answer = await self.call(session, "ib_lint", path=path)
        expected = json.loads(self.command("lint", path, "--reporter", "json", "--no-cache").stdout)
        self.expect(answer.structured_content == {"findings": expected}, "ib_lint and lint have other answers")
        await self.layout(session, path)

    async def layout(self, session, path):
        answer = (await self.call(session, "ib_layout", path=path, scene=SCENE)).structured_content
        file = json.loads(self.command("compile", path, "--cell", "canvas").stdout)
        scene = next(one for one in file["scenes"] if one["id"] == answer["layouts"][0]["scene"])
        frames = {one["id"]: one["frame"] for one in scene["layouts"][0]["views"]}
        found = {one["id"]: one["frame"] for one in answer["layouts"][0]["views"]}
        self.expect(frames and frames == found, "ib_layout and compile have other frames")

    async def picture(self, session):
        if not shutil.which("rsvg-convert"):
            self.report.skip("rsvg-convert is not installed (Debian: librsvg2-bin)", "pictures")
            return
        answer = await self.call(
            session, "ib_render", path="Adaptive.storyboard", scene=SCENE, marks=True, configurations=["iPhone 15"])
        image = next(part for part in answer.content if part.type == "image")
        self.expect(base64.b64decode(image.data).startswith(b"\x89PNG"), "the picture is not PNG")
        marks = answer.structured_content["pictures"][0]["marks"]
        self.expect(any(mark["id"] == NAME for mark in marks), "the picture has no number for a label")

    # Changes

    async def read_only(self, session):
        before = self.document.read_bytes()
        operations = [f"set {NAME} text=Ada"]
        answer = await self.call(session, "ib_edit", path=str(self.document), operations=operations)
        self.expect(not answer.is_error and not answer.structured_content["written"], "a dry run is refused")
        answer = await self.call(session, "ib_edit", path=str(self.document), operations=operations, dryRun=False)
        self.expect(answer.is_error, "a read-only server edits")
        self.expect(self.document.read_bytes() == before, "a read-only server wrote a document")

    async def edit(self, session):
        before = self.files()
        tool = next(tool for tool in (await session.list_tools()).tools if tool.name == "ib_edit")
        self.expect(not tool.annotations.read_only_hint and tool.annotations.destructive_hint,
                    "ib_edit does not say that it writes")
        outline = await self.call(session, "ib_outline", path=str(self.document), depth=0)
        digest = outline.structured_content["digest"]
        for holds in (True, False):
            answer = await self.call(session, "ib_edit", path=str(self.document), ifMatch=digest, operations=[
                {"op": "set", "object": NAME, "property": "text", "value": "\"'&<Ada\n"}])
            self.expect(answer.is_error != holds, f"ifMatch: {answer.content[0].text}")
        after = self.files()
        changed = {path for path in before.keys() | after.keys() if before.get(path) != after.get(path)}
        self.expect(changed == {self.document}, f"an edit changed {sorted(map(str, changed))}")
        changes = await self.call(session, "ib_changes", path=str(self.root), since="HEAD")
        self.expect(changes.structured_content["counts"] == {"text": 1}, "ib_changes does not see an edit")
        refused = await self.call(session, "ib_edit", path=str(self.document),
                                  operations=[f"constrain {NAME}.width = 1"])
        self.expect(refused.is_error and refused.structured_content["refused"], "a contradiction is written")

    def files(self):
        return {path: path.read_bytes() for folder in (self.root, self.out) for path in folder.rglob("*")
                if path.is_file() and ".git" not in path.parts}

    # The border

    async def border(self, session):
        extra = {"ib_inspect": {"ids": [NAME]}, "ib_why": {"id": NAME}, "ib_changes": {"since": "HEAD"},
                 "ib_edit": {"operations": [f"set {NAME} alpha=0.5"]}, "ib_render": {"scene": SCENE}}
        paths = [str(self.out / "Secret.storyboard"), "../Other/Secret.storyboard", "Link.storyboard",
                 "Folder/Secret.storyboard", "Folder", "..", "/", "/etc/passwd", "", "-", "a\0b",
                 "Adaptive.storyboard/../../Other/Secret.storyboard"]
        for tool in TOOLS:
            for path in paths:
                if path == "-" and tool == "ib_merge":
                    continue  # It is the name of a document that is not there, and so not unmerged.
                answer = await self.call(session, tool, path=path, **extra.get(tool, {}))
                self.expect(answer.is_error and SECRET not in str(answer), f"{tool} reads {path!r}")
        for tool in ("ib_find", "ib_lint"):
            answer = await self.call(session, tool, path=str(self.root))
            self.expect(SECRET not in str(answer), f"{tool} follows a link")
        for text in ("--help", "-o/tmp/x", "@/etc/passwd", "--", "'\"`$(id)", "\n", "é\u2028"):
            for tool, name in (("ib_inspect", "ids"), ("ib_layout", "configurations"), ("ib_edit", "operations")):
                answer = await self.call(session, tool, path=str(self.document), **{name: [text]})
                self.expect(answer.is_error and "Usage:" not in str(answer), f"{tool} takes {text!r} as {name}")

    # Hostile messages

    def talk(self, lines):
        """Sends lines, JSON or bytes, and returns the answers and the status."""
        data = b"".join((line if isinstance(line, bytes) else json.dumps(line).encode()) + b"\n" for line in lines)
        run = subprocess.run([self.tool, "mcp", "--root", self.root], input=data, capture_output=True, timeout=120)
        return [json.loads(line) for line in run.stdout.splitlines()], run.returncode

    async def hostile(self):
        ping = {"jsonrpc": "2.0", "id": "last", "method": "ping"}
        call = {"jsonrpc": "2.0", "id": 2, "method": "tools/call",
                "params": {"name": "ib_find", "arguments": {"path": "App", "text": "x" * 10_000_000}}}
        for name, line in {
                "10 MB": call, "no JSON": b"Content-Length: 2\r", "a batch": [ping], "deep": b"[" * 1_000_000,
                "deep objects": b'{"id":1,"method":"a","params":' + b'{"a":' * 100_000 + b"1" + b"}" * 100_001,
                "bytes": bytes(range(1, 256)).replace(b"\n", b""), "a call before the handshake": {
                    "jsonrpc": "2.0", "id": 3, "method": "tools/call", "params": {"name": "ib_find"}},
                "an unknown method": {"jsonrpc": "2.0", "id": 4, "method": "resources/list"}}.items():
            answers, status = self.talk([line, ping])
            self.expect(status == 0 and len(answers) == 2 and "error" in answers[0]
                        and answers[1] == {"jsonrpc": "2.0", "id": "last", "result": {}},
                        f"{name}: status {status}, {str(answers)[:200]}")
        answers, status = self.talk([b"", b"  ", {"jsonrpc": "2.0", "method": "notifications/cancelled"}])
        self.expect(status == 0 and not answers, "notifications are answered")
