"""Talks to `ninefold lsp` as editors do, with pygls' client, which checks the types of all answers.

- The findings are those of `ninefold lint` on the folder.
- Each question at each 50th byte of the documents answers with ranges inside of the document, or with nothing.
- After random incremental edits, the server answers as for a new document with the client's text.
- While a document is broken, at each of many prefixes, the server answers.
"""
import asyncio, json, os, pathlib, random, shutil, subprocess, tempfile, urllib.parse

from checks import support

ARGUMENTS = [
    support.argument("places", metavar="FOLDER", nargs="*", type=pathlib.Path,
                     help="folders with projects (some of Fixtures)"),
    support.number("--edits", 400, "random edits of each of two documents"),
    support.number("--stride", 50, "the distance in bytes of the places of questions"),
    support.SAMPLE, support.SEED]
FIXTURES = ("AdaptiveExample", "apps/Photos", "apps/Places", "apps/Rotating")
SEVERITIES = {1: "error", 2: "warning", 3: "note"}
PIECES = ["\n", "\r\n", " ", "a", "é", "漢", "👩", "<view id=\"x\"/>", "<", ">", "\"", "&amp;", "=\""]


def check(options, report):
    try:
        import pygls.lsp.client  # noqa: F401: only whether it is installed
    except ImportError:
        report.skip("pygls is not installed (PyPI: pygls)")
        return None
    with tempfile.TemporaryDirectory() as path:
        scratch = pathlib.Path(os.path.realpath(path))
        folders = []
        for place in options.places or [support.ROOT / "Fixtures" / name for name in FIXTURES]:
            folder = scratch / str(len(folders)) / place.name
            shutil.copytree(place, folder, ignore=shutil.ignore_patterns(".git"))
            (folder / ".git").mkdir()
            folders.append(folder)
        return asyncio.run(Talk(options, report, folders).run())


class Text:
    """A document as a client has it: a text, with positions in UTF-16."""

    def __init__(self, text):
        self.text = text

    @property
    def starts(self):
        starts = [0]
        for index, one in enumerate(self.text):
            if one == "\n" or one == "\r" and self.text[index + 1:index + 2] != "\n":
                starts.append(index + 1)
        return starts

    def position(self, index):
        starts = self.starts
        line = max(number for number, start in enumerate(starts) if start <= index)
        before = self.text[starts[line]:index]
        return line, len(before.encode("utf-16-le")) // 2

    def is_inside(self, position):
        starts = self.starts
        if not 0 <= position.line < len(starts):
            return False
        end = starts[position.line + 1] if position.line + 1 < len(starts) else len(self.text)
        line = self.text[starts[position.line]:end].rstrip("\r\n")
        return 0 <= position.character <= len(line.encode("utf-16-le")) // 2


class Talk:
    def __init__(self, options, report, folders):
        self.options, self.report, self.folders = options, report, folders
        self.random = random.Random(options.seed)
        self.questions = 0

    async def run(self):
        from lsprotocol import types
        from pygls.lsp.client import LanguageClient
        self.types = types
        self.client = LanguageClient("check", "1")
        self.published = {}
        self.arrived = asyncio.Event()

        @self.client.feature(types.TEXT_DOCUMENT_PUBLISH_DIAGNOSTICS)
        def publish(params):
            self.published[params.uri, params.version] = params.diagnostics
            self.arrived.set()

        await self.client.start_io(str(self.options.tool), "lsp")
        # An answer of a wrong type is an error of the client, after which it waits forever.
        send = self.client.protocol.send_request_async

        async def limited(*values, **named):
            return await asyncio.wait_for(send(*values, **named), 60)

        self.client.protocol.send_request_async = limited
        capabilities = types.ClientCapabilities(text_document=types.TextDocumentClientCapabilities(
            hover=types.HoverClientCapabilities(content_format=[types.MarkupKind.Markdown]),
            document_symbol=types.DocumentSymbolClientCapabilities(hierarchical_document_symbol_support=True)))
        await self.client.initialize_async(types.InitializeParams(capabilities=capabilities))
        self.client.initialized(types.InitializedParams())
        documents = 0
        for folder in self.folders:
            documents += await self.project(folder)
        self.report.needs(documents, "document")
        self.report.needs(self.questions, "question")
        await self.edits(self.folders[0])
        await self.prefixes(self.folders[0])
        await self.client.shutdown_async(None)
        self.client.exit(None)
        await self.client.stop()
        return f"{documents} documents, {self.questions} questions"

    def paths(self, folder):
        paths = sorted(path for path in folder.rglob("*") if path.suffix in support.ENDINGS)
        return paths

    async def findings(self, uri, version):
        while (uri, version) not in self.published:
            self.arrived.clear()
            await asyncio.wait_for(self.arrived.wait(), 60)
        return self.published[uri, version]

    def open(self, uri, text, version=1):
        self.client.text_document_did_open(self.types.DidOpenTextDocumentParams(
            text_document=self.types.TextDocumentItem(uri=uri, language_id="xml", version=version, text=text)))

    def close(self, uri):
        self.client.text_document_did_close(self.types.DidCloseTextDocumentParams(
            text_document=self.types.TextDocumentIdentifier(uri=uri)))

    async def project(self, folder):
        """Compares the findings of a project with those of lint, and asks about some of its documents."""
        lint = subprocess.run(
            [self.options.tool, "lint", folder, "--reporter", "json", "--no-cache"], capture_output=True, text=True)
        expected = {}
        for found in json.loads(lint.stdout or "[]"):
            expected.setdefault(os.path.realpath(found["file"]), []).append(
                (found["rule"], found["level"], found["message"], found["line"]))
        paths = self.paths(folder)
        if self.options.sample:
            paths = sorted(self.random.sample(paths, min(self.options.sample, len(paths))))
        for path in paths:
            try:
                text = path.read_bytes().decode()
            except UnicodeDecodeError:
                continue
            uri = path.as_uri()
            self.open(uri, text)
            found = [(one.code, SEVERITIES[one.severity], one.message.split("\n")[0], one.range.start.line + 1)
                     for one in await self.findings(uri, 1)]
            wanted = [(rule, level, message.split("\n")[0], line)
                      for rule, level, message, line in expected.get(str(path), [])]
            if sorted(found) != sorted(wanted):
                self.report.fault(f"{path.relative_to(folder.parent)}: the findings differ from those of lint: "
                                  f"{sorted(set(found) ^ set(wanted))[:3]}")
            await self.ask(uri, Text(text), self.options.stride)
            self.close(uri)
        return len(paths)

    def inside(self, uri, text, range, what):
        if not (text.is_inside(range.start) and text.is_inside(range.end)
                and (range.start.line, range.start.character) <= (range.end.line, range.end.character)):
            self.report.fault(f"{uri}: a range of {what} is outside of the document: {range}")

    async def ask(self, uri, text, stride):
        types, client = self.types, self.client
        document = types.TextDocumentIdentifier(uri=uri)
        starts = text.starts
        whole = types.Range(types.Position(0, 0), types.Position(len(starts), 0))
        bytes_before = 0
        for index, one in enumerate(text.text):
            if bytes_before >= stride or index == 0:
                bytes_before = 0
                position = types.Position(*text.position(index))
                place = {"text_document": document, "position": position}
                hover = await client.text_document_hover_async(types.HoverParams(**place))
                if hover and hover.range:
                    self.inside(uri, text, hover.range, "hover")
                for found, what in (
                        (await client.text_document_definition_async(types.DefinitionParams(**place)), "definition"),
                        (await client.text_document_references_async(types.ReferenceParams(
                            context=types.ReferenceContext(include_declaration=True), **place)), "references")):
                    for location in found or []:
                        if location.uri == uri:
                            self.inside(uri, text, location.range, what)
                for highlight in await client.text_document_document_highlight_async(
                        types.DocumentHighlightParams(**place)) or []:
                    self.inside(uri, text, highlight.range, "highlights")
                self.questions += 4
            bytes_before += len(one.encode())

        def symbols(found):
            for symbol in found or []:
                self.inside(uri, text, symbol.range, "symbols")
                self.inside(uri, text, symbol.selection_range, "symbols")
                symbols(symbol.children)

        symbols(await client.text_document_document_symbol_async(types.DocumentSymbolParams(document)))
        for hint in await client.text_document_inlay_hint_async(types.InlayHintParams(document, whole)) or []:
            self.inside(uri, text, types.Range(hint.position, hint.position), "hints")
        for color in await client.text_document_document_color_async(types.DocumentColorParams(document)) or []:
            self.inside(uri, text, color.range, "colors")
            await client.text_document_color_presentation_async(
                types.ColorPresentationParams(document, color.color, color.range))
        for link in await client.text_document_document_link_async(types.DocumentLinkParams(document)) or []:
            self.inside(uri, text, link.range, "links")
            target = pathlib.Path(urllib.parse.unquote(urllib.parse.urlsplit(link.target).path))
            if not target.exists():
                self.report.fault(f"{uri}: the target of a link does not exist: {target}")
        for fold in await client.text_document_folding_range_async(types.FoldingRangeParams(document)) or []:
            if not 0 <= fold.start_line < fold.end_line < len(starts):
                self.report.fault(f"{uri}: a fold is outside of the document: {fold}")
        await client.text_document_code_action_async(
            types.CodeActionParams(document, whole, types.CodeActionContext([])))
        await client.workspace_symbol_async(types.WorkspaceSymbolParams("view"))
        self.questions += 8

    async def edits(self, folder):
        """Edits documents at random, and compares with a new document of the same text."""
        types = self.types
        for path in self.paths(folder)[:2]:
            text = Text(path.read_bytes().decode())
            uri = path.as_uri()
            copy = path.with_name("Copy" + path.suffix).as_uri()
            self.open(uri, text.text)
            original = text.text
            for version in range(2, self.options.edits + 2):
                if version % 40 == 0:
                    start, end, new = 0, len(text.text), original
                else:
                    start = self.random.randint(0, len(text.text))
                    end = min(len(text.text), start + self.random.choice([0, 0, 1, 5, 300]))
                    new = "".join(self.random.choices(PIECES, k=self.random.randint(0, 3)))
                    # The two bytes of a line end stay together.
                    while text.text[start - 1:start + 1] == "\r\n":
                        start -= 1
                    while text.text[end - 1:end + 1] == "\r\n":
                        end += 1
                range_ = types.Range(types.Position(*text.position(start)), types.Position(*text.position(end)))
                text.text = text.text[:start] + new + text.text[end:]
                self.client.text_document_did_change(types.DidChangeTextDocumentParams(
                    types.VersionedTextDocumentIdentifier(version, uri),
                    [types.TextDocumentContentChangePartial(range_, new)]))
                if version % 10 == 0:
                    await self.ask(uri, text, max(1, len(text.text.encode()) // 8))
                if version % 40 == 1 or version % 40 == 0:
                    await self.same(uri, version, copy, text)
            self.close(uri)

    async def same(self, uri, version, copy, text):
        """Compares the findings and symbols of a document with those of a copy."""
        types = self.types
        self.open(copy, text.text, version)
        one, other = await self.findings(uri, version), await self.findings(copy, version)
        if [(found.code, found.range) for found in one] != [(found.code, found.range) for found in other]:
            self.report.fault(f"{uri}: after {version} edits, the findings differ from those of a new document")
        if not any(found.code in ("malformed-xml", "truncated-file") for found in one):
            symbols = [await self.client.text_document_document_symbol_async(
                types.DocumentSymbolParams(types.TextDocumentIdentifier(each))) for each in (uri, copy)]
            if symbols[0] != symbols[1]:
                self.report.fault(f"{uri}: after {version} edits, the symbols differ from those of a new document")
        self.close(copy)
        self.questions += 2

    async def prefixes(self, folder):
        """Asks about prefixes of a document, most of which are no XML."""
        types = self.types
        for path in self.paths(folder)[:2]:
            whole = path.read_bytes().decode()
            uri = path.as_uri()
            self.open(uri, whole)
            for version, count in enumerate(range(len(whole), 0, -max(1, len(whole) // 40)), 2):
                text = Text(whole[:count])
                self.client.text_document_did_change(types.DidChangeTextDocumentParams(
                    types.VersionedTextDocumentIdentifier(version, uri),
                    [types.TextDocumentContentChangeWholeDocument(text.text)]))
                await self.ask(uri, text, max(1, count // 4))
            self.close(uri)
