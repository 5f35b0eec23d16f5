#!/usr/bin/env python3
"""A remote cache for Bazel on one machine, for trials: `cache_server.py FOLDER [PORT]`.

Responds to GET, HEAD and PUT of /ac/KEY and /cas/KEY at 127.0.0.1 and stores the contents in FOLDER. Prints its address first. Contents
of /cas must have the digest in their name. There are no users, no encryption and no limit on the size: a team needs another server.
"""
import hashlib, http.server, os, re, sys, tempfile


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    # The header and body of a response are sent together.
    wbufsize = 1 << 16

    def place(self):
        match = re.fullmatch(r"/(ac|cas)/([0-9a-f]{64})", self.path)
        return match and (os.path.join(self.server.folder, match[1], match[2]), match[1], match[2])

    def answer(self, status, body=b"", length=None):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body) if length is None else length))
        self.end_headers()
        self.wfile.write(body)

    def do_GET(self, only_head=False):
        place = self.place()
        try:
            data = open(place[0], "rb").read() if place else None
        except FileNotFoundError:
            data = None
        if data is None:
            return self.answer(404)
        self.answer(200, b"" if only_head else data, len(data))

    def do_HEAD(self):
        self.do_GET(only_head=True)

    def do_PUT(self):
        place = self.place()
        data = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        if not place or place[1] == "cas" and hashlib.sha256(data).hexdigest() != place[2]:
            return self.answer(400)
        # A reader sees the complete file or none.
        with tempfile.NamedTemporaryFile(dir=os.path.dirname(place[0]), delete=False) as file:
            file.write(data)
        os.replace(file.name, place[0])
        self.answer(201)

    def log_message(self, *_):
        pass


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    folder = os.path.abspath(sys.argv[1])
    for part in ("ac", "cas"):
        os.makedirs(os.path.join(folder, part), exist_ok=True)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", int(sys.argv[2]) if len(sys.argv) > 2 else 0), Handler)
    server.folder = folder
    server.daemon_threads = True
    print(f"http://127.0.0.1:{server.server_address[1]}", flush=True)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        pass


main()
