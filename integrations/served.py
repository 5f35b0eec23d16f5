"""A release of the given program in a folder, and a server for it on the loopback interface, for the checks of integrations that download."""
import contextlib, functools, http.server, os, pathlib, re, subprocess, threading

ROOT = pathlib.Path(__file__).resolve().parents[1]
VERSION = re.search(r'ninefoldVersion = "(.*)"', (ROOT / "Sources/Ninefold/Version.swift").read_text())[1]


def pack(tool, folder):
    """Writes the archive of a program, which need not be static, and its checksum into the folder of its version."""
    tree, version = folder / "tree", folder / "releases" / f"v{VERSION}"
    version.mkdir(parents=True)
    subprocess.run([ROOT / "packaging/tree/build", tool, tree], check=True)
    subprocess.run([ROOT / "packaging/archive/build", tree, version], env={**os.environ, "COMPRESSION": "1"}, check=True)
    return version


@contextlib.contextmanager
def served(folder):
    """Serves a folder, and yields its address and the list of requested paths."""
    requests = []

    class Handler(http.server.SimpleHTTPRequestHandler):
        def log_message(self, *_):
            requests.append(self.path)

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=folder))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}", requests
    finally:
        server.shutdown()
        server.server_close()
