#!/usr/bin/env python3
"""Packages the extension for Visual Studio Code: `package.py FILE.vsix`. The same files give the same bytes."""
import json, pathlib, sys, zipfile
from xml.sax.saxutils import quoteattr

FOLDER = pathlib.Path(__file__).resolve().parent
TYPES = """<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
<Default Extension=".json" ContentType="application/json"/><Default Extension=".js" ContentType="application/javascript"/>\
<Default Extension=".vsixmanifest" ContentType="text/xml"/></Types>
"""


def manifest(package):
    """Returns the manifest of a package, from the fields of package.json."""
    def text(name):
        return quoteattr(package[name])
    return f"""<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id={text("name")} Version={text("version")} Publisher={text("publisher")}/>
    <DisplayName>{package["displayName"]}</DisplayName>
    <Description xml:space="preserve">{package["description"]}</Description>
    <Categories>{",".join(package["categories"])}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value={quoteattr(package["engines"]["vscode"])}/>
    </Properties>
  </Metadata>
  <Installation><InstallationTarget Id="Microsoft.VisualStudio.Code"/></Installation>
  <Dependencies/>
  <Assets>
    <Asset Type="Microsoft.VisualStudio.Code.Manifest" Path="extension/package.json" Addressable="true"/>
  </Assets>
</PackageManifest>
"""


def main(path):
    package = json.loads((FOLDER / "package.json").read_text())
    files = {"[Content_Types].xml": TYPES, "extension.vsixmanifest": manifest(package)}
    for name in ("package.json", "extension.js"):
        files[f"extension/{name}"] = (FOLDER / name).read_text()
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in files.items():
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), text)


if __name__ == "__main__":
    main(sys.argv[1])
