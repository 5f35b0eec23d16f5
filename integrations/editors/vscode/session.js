// Runs the extension with a stand-in for the editor: `session.js TOOL DOCUMENT`. It opens the document, awaits its findings, and
// asks every provider once.
"use strict";
const assert = require("assert");
const fs = require("fs");
const Module = require("module");
const [tool, path] = process.argv.slice(2);

class Plain {
  constructor(...values) { this.values = values; }
}
const providers = {};
const findings = [];
const text = fs.readFileSync(path, "utf8");
const uri = { toString: () => `file://${path}` };
const document = { uri, version: 1, getText: () => text };
const listeners = () => ({ dispose() {} });
const token = { onCancellationRequested() {} };
class Position { constructor(line, character) { Object.assign(this, { line, character }); } }
class Range { constructor(start, end) { Object.assign(this, { start, end }); } }
class Kind {
  constructor(value) { this.value = value; }
  append(part) { return new Kind(this.value ? `${this.value}.${part}` : part); }
}
class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), edits); }
}
const names = [
  "Hover", "Definition", "Reference", "DocumentHighlight", "DocumentSymbol", "WorkspaceSymbol", "FoldingRange",
  "DocumentLink", "InlayHints", "Color", "CodeActions",
];
const languages = {
  createDiagnosticCollection: () => ({ set: (uri, found) => findings.push(found) }),
  match: () => 10,
};
for (const name of names) {
  languages[`register${name}Provider`] = (...values) => { providers[name] = values.find((one) => !one.language); };
}
const vscode = {
  languages, Position, Range, WorkspaceEdit,
  DiagnosticSeverity: { Error: 0, Warning: 1, Information: 2 },
  CodeActionKind: { Empty: new Kind(""), QuickFix: new Kind("quickfix"), SourceFixAll: new Kind("source.fixAll") },
  Uri: { parse: (text) => ({ toString: () => text }) },
  window: { showErrorMessage: (words) => { throw new Error(words); } },
  workspace: {
    getConfiguration: () => ({ get: () => [tool, "lsp"] }),
    createFileSystemWatcher: () => ({ onDidCreate: listeners, onDidChange: listeners, onDidDelete: listeners }),
    onDidOpenTextDocument: listeners, onDidChangeTextDocument: listeners, onDidSaveTextDocument: listeners,
    onDidCloseTextDocument: listeners, textDocuments: [document],
  },
};
for (const name of [
  "Diagnostic", "DiagnosticRelatedInformation", "Location", "Hover", "MarkdownString", "DocumentHighlight",
  "DocumentSymbol", "SymbolInformation", "FoldingRange", "DocumentLink", "InlayHint", "ColorInformation", "Color",
  "ColorPresentation", "TextEdit", "CodeAction",
]) vscode[name] = class extends Plain {};
const load = Module._load;
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest));
const extension = require("./extension.js");

async function run() {
  await extension.activate({ subscriptions: [] });
  const end = Date.now() + 60000;
  while (findings.length === 0 && Date.now() < end) await new Promise((done) => setTimeout(done, 10));
  assert.strictEqual(findings[0].length, 1);
  const [range, message] = findings[0][0].values;
  assert.match(message, /conflicts with another/);
  assert.strictEqual(findings[0][0].relatedInformation.length, 2);
  const place = range.start;
  const hover = await providers.Hover.provideHover(document, place, token);
  assert.match(hover.values[0].values[0], /^`view\[2\]\.width = 60`/);
  assert.strictEqual((await providers.Definition.provideDefinition(document, place, token)).length, 1);
  const options = { includeDeclaration: true };
  assert.strictEqual((await providers.Reference.provideReferences(document, place, options, token)).length, 1);
  assert.strictEqual((await providers.DocumentHighlight.provideDocumentHighlights(document, place, token)).length, 1);
  assert.strictEqual((await providers.DocumentSymbol.provideDocumentSymbols(document, token))[0].children.length, 1);
  assert((await providers.FoldingRange.provideFoldingRanges(document, {}, token)).length > 3);
  assert.strictEqual((await providers.DocumentLink.provideDocumentLinks(document, token)).length, 0);
  const whole = new Range(new Position(0, 0), new Position(1000, 0));
  assert.strictEqual((await providers.InlayHints.provideInlayHints(document, whole, token)).length, 5);
  assert.strictEqual((await providers.Color.provideDocumentColors(document, token)).length, 0);
  await providers.WorkspaceSymbol.provideWorkspaceSymbols("box", token);
  const actions = await providers.CodeActions.provideCodeActions(document, range, {}, token);
  assert.strictEqual(actions.length, 4);
  assert.strictEqual(actions[0].edit.edits.size, 1);
  await extension.deactivate();
}

run().then(() => process.exit(0), (error) => {
  console.error(error);
  process.exit(1);
});
