// Connects Visual Studio Code with `ninefold lsp`. It needs no other package.
"use strict";
const childProcess = require("child_process");
const vscode = require("vscode");

const LANGUAGE = { language: "interface-builder", scheme: "file" };

/** A conversation with the server: requests, and messages of the server to listeners. */
class Connection {
  constructor(command, onNotification) {
    this.next = 1;
    this.waiting = new Map();
    this.bytes = Buffer.alloc(0);
    this.onNotification = onNotification;
    this.process = childProcess.spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
    this.process.stdout.on("data", (chunk) => this.receive(chunk));
    this.process.on("error", (error) => this.close(error));
    this.process.on("exit", () => this.close(new Error("the server has ended")));
    this.process.stdin.on("error", () => {});
  }

  close(error) {
    for (const { reject } of this.waiting.values()) reject(error);
    this.waiting.clear();
    this.closed = error;
  }

  send(message) {
    if (this.closed) return;
    const content = Buffer.from(JSON.stringify({ jsonrpc: "2.0", ...message }));
    this.process.stdin.write(`Content-Length: ${content.length}\r\n\r\n`);
    this.process.stdin.write(content);
  }

  notify(method, params) {
    this.send({ method, params });
  }

  /** Returns the result of a request; one that the user does not wait for any more is cancelled. */
  request(method, params, token) {
    if (this.closed) return Promise.reject(this.closed);
    const id = this.next++;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      token?.onCancellationRequested(() => this.notify("$/cancelRequest", { id }));
      this.send({ id, method, params });
    });
  }

  receive(chunk) {
    this.bytes = Buffer.concat([this.bytes, chunk]);
    for (;;) {
      const end = this.bytes.indexOf("\r\n\r\n");
      if (end < 0) return;
      const length = Number(/Content-Length: (\d+)/i.exec(this.bytes.toString("latin1", 0, end))[1]);
      if (this.bytes.length < end + 4 + length) return;
      const message = JSON.parse(this.bytes.toString("utf8", end + 4, end + 4 + length));
      this.bytes = this.bytes.subarray(end + 4 + length);
      this.handle(message);
    }
  }

  handle(message) {
    if (message.method) {
      if (message.id !== undefined) this.send({ id: message.id, result: null });
      else this.onNotification(message.method, message.params);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (!waiting) return;
    // A request that was cancelled, or is out of date, has no result.
    if (message.error) waiting.resolve(null);
    else waiting.resolve(message.result);
  }
}

const toPosition = (position) => new vscode.Position(position.line, position.character);
const toRange = (range) => new vscode.Range(toPosition(range.start), toPosition(range.end));
const toLocation = (location) => new vscode.Location(vscode.Uri.parse(location.uri), toRange(location.range));
const fromPosition = (position) => ({ line: position.line, character: position.character });
const fromRange = (range) => ({ start: fromPosition(range.start), end: fromPosition(range.end) });
const identifier = (document) => ({ uri: document.uri.toString() });
const at = (document, position) => ({ textDocument: identifier(document), position: fromPosition(position) });

function toDiagnostic(item) {
  const severities = [
    vscode.DiagnosticSeverity.Error, vscode.DiagnosticSeverity.Warning, vscode.DiagnosticSeverity.Information,
  ];
  const diagnostic = new vscode.Diagnostic(toRange(item.range), item.message, severities[item.severity - 1]);
  diagnostic.source = item.source;
  diagnostic.code = item.codeDescription
    ? { value: item.code, target: vscode.Uri.parse(item.codeDescription.href) } : item.code;
  diagnostic.tags = item.tags;
  diagnostic.relatedInformation = (item.relatedInformation ?? []).map(
    (place) => new vscode.DiagnosticRelatedInformation(toLocation(place.location), place.message));
  return diagnostic;
}

function toSymbol(item) {
  // The kinds of the protocol begin with 1, those of the editor with 0.
  const symbol = new vscode.DocumentSymbol(
    item.name, item.detail ?? "", item.kind - 1, toRange(item.range), toRange(item.selectionRange));
  symbol.children = (item.children ?? []).map(toSymbol);
  return symbol;
}

function toEdit(item) {
  const edit = new vscode.WorkspaceEdit();
  for (const [uri, changes] of Object.entries(item?.changes ?? {})) {
    edit.set(vscode.Uri.parse(uri), changes.map((one) => new vscode.TextEdit(toRange(one.range), one.newText)));
  }
  return edit;
}

const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    hover: { contentFormat: ["markdown"] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: [] } },
      resolveSupport: { properties: ["edit"] },
    },
    publishDiagnostics: {
      relatedInformation: true, codeDescriptionSupport: true, tagSupport: { valueSet: [1, 2] },
    },
  },
};

let connection;

async function activate(context) {
  const findings = vscode.languages.createDiagnosticCollection("ninefold");
  const command = vscode.workspace.getConfiguration("ninefold").get("command");
  connection = new Connection(command, (method, params) => {
    if (method !== "textDocument/publishDiagnostics") return;
    findings.set(vscode.Uri.parse(params.uri), params.diagnostics.map(toDiagnostic));
  });
  const folder = vscode.workspace.workspaceFolders?.[0]?.uri.toString() ?? null;
  try {
    await connection.request("initialize", {
      processId: process.pid, rootUri: folder, capabilities: CAPABILITIES,
    });
  } catch (error) {
    vscode.window.showErrorMessage(`ninefold: ${error.message}; see the setting ninefold.command`);
    return;
  }
  connection.notify("initialized", {});

  const isDocument = (document) => vscode.languages.match(LANGUAGE, document) > 0;
  const open = (document) => {
    if (!isDocument(document)) return;
    connection.notify("textDocument/didOpen", {
      textDocument: {
        uri: document.uri.toString(), languageId: "xml", version: document.version, text: document.getText(),
      },
    });
  };
  const watcher = vscode.workspace.createFileSystemWatcher(
    "**/{*.storyboard,*.xib,*.swift,*.h,*.m,*.mm,*.strings,*.xcstrings,*.plist,Contents.json,.ninefold.yml}");
  const changed = (type) => (uri) =>
    connection.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] });
  const { languages, workspace } = vscode;
  context.subscriptions.push(
    findings, watcher,
    watcher.onDidCreate(changed(1)), watcher.onDidChange(changed(2)), watcher.onDidDelete(changed(3)),
    workspace.onDidOpenTextDocument(open),
    workspace.onDidChangeTextDocument((event) => {
      if (!isDocument(event.document) || event.contentChanges.length === 0) return;
      // The ranges of the editor are those before all of the changes, the last place first.
      connection.notify("textDocument/didChange", {
        textDocument: { uri: event.document.uri.toString(), version: event.document.version },
        contentChanges: event.contentChanges.map((one) => ({ range: fromRange(one.range), text: one.text })),
      });
    }),
    workspace.onDidSaveTextDocument((document) => {
      if (isDocument(document)) connection.notify("textDocument/didSave", { textDocument: identifier(document) });
    }),
    workspace.onDidCloseTextDocument((document) => {
      if (isDocument(document)) connection.notify("textDocument/didClose", { textDocument: identifier(document) });
    }),
    languages.registerHoverProvider(LANGUAGE, {
      async provideHover(document, position, token) {
        const found = await connection.request("textDocument/hover", at(document, position), token);
        return found && new vscode.Hover(new vscode.MarkdownString(found.contents.value), toRange(found.range));
      },
    }),
    languages.registerDefinitionProvider(LANGUAGE, {
      async provideDefinition(document, position, token) {
        const found = await connection.request("textDocument/definition", at(document, position), token);
        return found?.map(toLocation);
      },
    }),
    languages.registerReferenceProvider(LANGUAGE, {
      async provideReferences(document, position, options, token) {
        const found = await connection.request(
          "textDocument/references", { ...at(document, position), context: options }, token);
        return found?.map(toLocation);
      },
    }),
    languages.registerDocumentHighlightProvider(LANGUAGE, {
      async provideDocumentHighlights(document, position, token) {
        const found = await connection.request("textDocument/documentHighlight", at(document, position), token);
        return found?.map((one) => new vscode.DocumentHighlight(toRange(one.range), one.kind - 1));
      },
    }),
    languages.registerDocumentSymbolProvider(LANGUAGE, {
      async provideDocumentSymbols(document, token) {
        const found = await connection.request(
          "textDocument/documentSymbol", { textDocument: identifier(document) }, token);
        return found?.map(toSymbol);
      },
    }),
    languages.registerWorkspaceSymbolProvider({
      async provideWorkspaceSymbols(query, token) {
        const found = await connection.request("workspace/symbol", { query }, token);
        return found?.map((one) => new vscode.SymbolInformation(
          one.name, one.kind - 1, one.containerName ?? "", toLocation(one.location)));
      },
    }),
    languages.registerFoldingRangeProvider(LANGUAGE, {
      async provideFoldingRanges(document, context, token) {
        const found = await connection.request(
          "textDocument/foldingRange", { textDocument: identifier(document) }, token);
        return found?.map((one) => new vscode.FoldingRange(one.startLine, one.endLine));
      },
    }),
    languages.registerDocumentLinkProvider(LANGUAGE, {
      async provideDocumentLinks(document, token) {
        const found = await connection.request(
          "textDocument/documentLink", { textDocument: identifier(document) }, token);
        return found?.map((one) => new vscode.DocumentLink(toRange(one.range), vscode.Uri.parse(one.target)));
      },
    }),
    languages.registerInlayHintsProvider(LANGUAGE, {
      async provideInlayHints(document, range, token) {
        const found = await connection.request(
          "textDocument/inlayHint", { textDocument: identifier(document), range: fromRange(range) }, token);
        return found?.map((one) => {
          const hint = new vscode.InlayHint(toPosition(one.position), one.label);
          hint.paddingLeft = one.paddingLeft;
          hint.paddingRight = one.paddingRight;
          return hint;
        });
      },
    }),
    languages.registerColorProvider(LANGUAGE, {
      async provideDocumentColors(document, token) {
        const found = await connection.request(
          "textDocument/documentColor", { textDocument: identifier(document) }, token);
        return found?.map((one) => {
          const { red, green, blue, alpha } = one.color;
          return new vscode.ColorInformation(toRange(one.range), new vscode.Color(red, green, blue, alpha));
        });
      },
      async provideColorPresentations(color, context, token) {
        const { red, green, blue, alpha } = color;
        const found = await connection.request("textDocument/colorPresentation", {
          textDocument: identifier(context.document), color: { red, green, blue, alpha },
          range: fromRange(context.range),
        }, token);
        return found?.map((one) => {
          const presentation = new vscode.ColorPresentation(one.label);
          presentation.textEdit = new vscode.TextEdit(toRange(one.textEdit.range), one.textEdit.newText);
          return presentation;
        });
      },
    }),
    languages.registerCodeActionsProvider(LANGUAGE, {
      async provideCodeActions(document, range, context, token) {
        const only = context.only ? [context.only.value] : undefined;
        const found = await connection.request("textDocument/codeAction", {
          textDocument: identifier(document), range: fromRange(range), context: { diagnostics: [], only },
        }, token);
        return found?.map((one) => {
          const action = new vscode.CodeAction(one.title, vscode.CodeActionKind.Empty.append(one.kind));
          action.isPreferred = one.isPreferred;
          if (one.edit) action.edit = toEdit(one.edit);
          action.item = one;
          return action;
        });
      },
      async resolveCodeAction(action, token) {
        if (action.edit) return action;
        const found = await connection.request("codeAction/resolve", action.item, token);
        action.edit = toEdit(found?.edit);
        return action;
      },
    }, { providedCodeActionKinds: [
      vscode.CodeActionKind.QuickFix, vscode.CodeActionKind.SourceFixAll.append("ninefold"),
    ] }));
  workspace.textDocuments.forEach(open);
}

async function deactivate() {
  if (!connection || connection.closed) return;
  await connection.request("shutdown", null).catch(() => {});
  connection.notify("exit", null);
}

module.exports = { activate, deactivate };
