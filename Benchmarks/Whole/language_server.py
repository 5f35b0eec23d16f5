#!/usr/bin/env python3
"""Measures `ninefold lsp`: `language_server.py TOOL [RUNS]`, called by `scripts/bench lsp`. Prints a Markdown table of 95th percentiles.

The documents are the storyboard of Fixtures/AdaptiveExample with its scenes repeated under new ids, until a size is reached.
"""
import json, os, pathlib, random, re, subprocess, sys, tempfile, time

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "Fixtures/AdaptiveExample/Adaptive.storyboard"
SIZES = (("66 kB", 66_000), ("350 kB", 350_000), ("1.8 MB", 1_800_000))
# The design's aims, in milliseconds.
AIMS = {"start to first diagnostics": (60, 100, 300), "change to diagnostics": (15, 50, 200), "hover": (3, 5, 15),
        "definition": (3, 5, 15), "references": (3, 5, 15), "completion": (5, 10, 30), "hover after a change": (3, 5, 15)}
SCENE = re.compile(r"[ \t]*<scene sceneID=.*?</scene>\n", re.DOTALL)
IDS = re.compile(r'\b(?:id|sceneID)="([^"]+)"')


def document(size):
    """Returns a storyboard of about a size, in bytes."""
    text = EXAMPLE.read_text()
    scenes = SCENE.findall(text)
    copies = []
    number = 0
    length = len(text)
    while length < size:
        scene = scenes[number % len(scenes)]
        number += 1
        for identifier in set(IDS.findall("".join(scenes))):
            scene = scene.replace(f'"{identifier}"', f'"{identifier}{number // len(scenes):x}"')
        scene = re.sub(r' storyboardIdentifier="[^"]*"', "", scene)
        copies.append(scene)
        length += len(scene)
    return text.replace("    </scenes>", "".join(copies) + "    </scenes>")


class Server:
    """A server and its client, which asks for findings."""

    def __init__(self, tool):
        self.start = time.perf_counter()
        self.process = subprocess.Popen([tool, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0
        self.request("initialize", {"capabilities": {
            "general": {"positionEncodings": ["utf-8"]},
            "textDocument": {"diagnostic": {}, "hover": {"contentFormat": ["markdown"]}}}})
        self.notify("initialized", {})

    def send(self, message):
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))
        self.process.stdin.flush()

    def notify(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def request(self, method, parameters):
        """Returns the result of a request, and the time that it took in milliseconds."""
        self.number += 1
        began = time.perf_counter()
        self.send({"id": self.number, "method": method, "params": parameters})
        while True:
            length = 0
            while (line := self.process.stdout.readline()) != b"\r\n":
                if not line:
                    raise EOFError("the server has ended")
                length = int(line.split(b":")[1])
            content = self.process.stdout.read(length)
            took = (time.perf_counter() - began) * 1000
            message = json.loads(content)
            if message.get("id") == self.number and "method" not in message:
                assert "error" not in message, message
                return message["result"], took

    def open(self, uri, text):
        self.notify("textDocument/didOpen", {
            "textDocument": {"uri": uri, "languageId": "xml", "version": 1, "text": text}})

    def memory(self, name):
        """Returns the memory of the server in MB: VmRSS now, VmHWM at most."""
        for line in open(f"/proc/{self.process.pid}/status"):
            if line.startswith(name + ":"):
                return int(line.split()[1]) / 1024

    def end(self):
        self.request("shutdown", None)
        self.notify("exit", None)
        self.process.wait(10)


def percentile(times):
    return sorted(times)[max(0, -(-len(times) * 95 // 100) - 1)]


def measure(tool, folder, size, runs):
    """Returns the times of each kind for a document of a size."""
    path = folder / "Main.storyboard"
    text = document(size)
    path.write_text(text)
    uri, identifier = path.as_uri(), {"textDocument": {"uri": path.as_uri()}}
    times = {name: [] for name in AIMS}
    for _ in range(max(3, runs // 10)):
        server = Server(tool)
        server.open(uri, text)
        server.request("textDocument/diagnostic", identifier)
        times["start to first diagnostics"].append((time.perf_counter() - server.start) * 1000)
        server.end()
    server = Server(tool)
    server.open(uri, text)
    server.request("textDocument/diagnostic", identifier)
    lines = text.split("\n")
    places = [(number, line.index(' id="') + 5) for number, line in enumerate(lines) if ' id="' in line]
    items = [(number, line.index('firstItem="') + 11) for number, line in enumerate(lines) if 'firstItem="' in line]
    constants = [(number, match.start(1), match.end(1)) for number, line in enumerate(lines)
                 for match in [re.search(r'<constraint [^>]*constant="([^"]*)"', line)] if match]
    generator = random.Random(1)
    version = 1
    for _ in range(runs):
        line, start, end = generator.choice(constants)
        new = str(generator.randint(10, 99))
        old = lines[line]
        lines[line] = old[:start] + new + old[end:]
        version += 1
        constants[constants.index((line, start, end))] = (line, start, start + 2)
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"range": {"start": {"line": line, "character": start},
                                          "end": {"line": line, "character": end}}, "text": new}]})
        # The change is part of the time, because it precedes the request.
        _, took = server.request("textDocument/diagnostic", identifier)
        times["change to diagnostics"].append(took)
        for name, parameters in (("hover", {}), ("definition", {}),
                                 ("references", {"context": {"includeDeclaration": True}}), ("completion", {})):
            line, character = generator.choice(items if name == "completion" else places)
            place = {**identifier, "position": {"line": line, "character": character}, **parameters}
            times[name].append(server.request(f"textDocument/{name}", place)[1])
        version += 1
        line, start, end = generator.choice(constants)
        server.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": version},
            "contentChanges": [{"range": {"start": {"line": line, "character": end},
                                          "end": {"line": line, "character": end}}, "text": ""}]})
        place = {**identifier, "position": {"line": line, "character": start}}
        times["hover after a change"].append(server.request("textDocument/hover", place)[1])
    server.end()
    return {name: percentile(each) for name, each in times.items()}


def memory(tool, folder, count, known):
    """Returns the memory with some documents open in a project of more: now and at most, in MB."""
    text = document(SIZES[0][1])
    for number in range(known):
        (folder / f"Known{number}.storyboard").write_text(text)
    server = Server(tool)
    for number in range(count):
        uri = (folder / f"Known{number}.storyboard").as_uri()
        server.open(uri, text)
        server.request("textDocument/diagnostic", {"textDocument": {"uri": uri}})
    found = server.memory("VmRSS"), server.memory("VmHWM")
    server.end()
    return found


def main(tool, runs=100):
    print(f"| 95th percentile in ms (aim) | {' | '.join(name for name, _ in SIZES)} |")
    print("| --- |" + " --- |" * len(SIZES))
    columns = []
    for name, size in SIZES:
        with tempfile.TemporaryDirectory() as path:
            folder = pathlib.Path(os.path.realpath(path))
            (folder / ".git").mkdir()
            columns.append(measure(tool, folder, size, runs if size < 1_000_000 else max(10, runs // 3)))
    for name, aims in AIMS.items():
        print(f"| {name} | " + " | ".join(f"{column[name]:.1f} ({aim})" for column, aim in zip(columns, aims)) + " |")
    if os.path.exists("/proc"):
        with tempfile.TemporaryDirectory() as path:
            folder = pathlib.Path(os.path.realpath(path))
            (folder / ".git").mkdir()
            now, most = memory(tool, folder, 50, 800)
            print(f"\nmemory with 50 documents of 66 kB open, in a project of 800: {now:.0f} MB, at most {most:.0f} MB (60)")


if __name__ == "__main__":
    main(os.path.realpath(sys.argv[1]), *map(int, sys.argv[2:3]))
