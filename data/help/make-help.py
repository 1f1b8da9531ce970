#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes one page of HTML from the help's pages in Mallard, with its pictures in it.

    make-help.py LANGUAGE FOLDER OUTPUT [DEPFILE]

One file, for a program in a sandbox can show a browser one file and not what lies beside it. Of Mallard it reads what the help
uses; another element, a link that leads nowhere or a picture that is not there is an error.
"""
import base64
import html
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

MALLARD = "{http://projectmallard.org/1.0/}"
# What stands for an element, around what is in it.
TAGS = {"p": "p", "em": "em", "key": "kbd", "keyseq": "span", "code": "code", "cmd": "code", "file": "code", "input": "code",
        "screen": "pre", "gui": "b", "app": "b", "list": "ul", "steps": "ol", "item": "li", "table": "table", "tr": "tr", "td": "td",
        "note": "aside", "figure": "figure", "desc": "figcaption"}
STYLE = """
body { max-width: 46em; margin: 2em auto; padding: 0 1em; font: 1em/1.5 sans-serif; color: #222226; background: #fafafb; }
a { color: #1b6b3a; } kbd, code, pre { font: .95em monospace; } b { font-weight: 600; }
kbd { border: 1px solid #0003; border-radius: 4px; padding: 0 .3em; background: #0000000d; }
pre { overflow-x: auto; padding: .7em 1em; background: #0000000d; } aside { border-left: 4px solid #1b6b3a; padding-left: 1em; }
img { max-width: 100%; border: 1px solid #0003; } figure { margin: 1em 0; } figcaption, .desc { color: #5e5c64; }
table { border-collapse: collapse; } td { border-bottom: 1px solid #0002; padding: .2em 1em .2em 0; vertical-align: top; }
article { border-top: 1px solid #0003; margin-top: 2.5em; } dt { font-weight: 600; } .desc { margin: 0; }
@media (prefers-color-scheme: dark) { body { color: #fff; background: #222226; } a { color: #7fd6a0; } figcaption, .desc { color: #c0bfbc; }
  kbd, pre { background: #ffffff1a; } kbd, img, article { border-color: #fff3; } td { border-color: #fff2; } }
@media print { article { break-before: page; border: 0; } }
"""


def name_of(element):
    return element.tag.removeprefix(MALLARD)


class Page:
    def __init__(self, path):
        self.path = path
        self.root = ElementTree.parse(path).getroot()
        self.id = self.root.get("id")
        self.title = "".join(self.root.find(f"{MALLARD}title").itertext())
        info = self.root.find(f"{MALLARD}info")
        self.desc = info.findtext(f"{MALLARD}desc", "").strip()
        self.sort = info.findtext(f"{MALLARD}title[@type='sort']", "")
        self.guides = [link.get("xref") for link in info.iter(f"{MALLARD}link") if link.get("type") == "guide"]

    def anchors(self):
        yield self.id
        yield from (f"{self.id}#{section.get('id')}" for section in self.root.iter(f"{MALLARD}section"))


class Help:
    """The pages of one language, as parts of one."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        self.read = []
        pages = [Page(path) for path in sorted(self.folder.glob("*.page"))]
        self.pages = {page.id: page for page in pages}
        self.titles = {page.id: page.title for page in pages}
        self.anchors = {anchor for page in pages for anchor in page.anchors()}
        for page in pages:
            if page.id != page.path.stem:
                raise SystemExit(f"{page.path}: the page calls itself {page.id}; give it the name of its file")

    def fail(self, what):
        raise SystemExit(f"{self.folder}/{self.page.id}.page: {what}")

    def inside(self, element, level, between=""):
        parts = [html.escape(element.text or "", quote=False)] if (element.text or "").strip() else []
        for child in element:
            parts.append(self.element(child, level))
            if (child.tail or "").strip() or (child.tail and not between and parts):
                parts.append(html.escape(child.tail, quote=False))
        return between.join(parts)

    def link(self, element, level):
        href = element.get("href")
        if href is None:
            target = element.get("xref")
            target = self.page.id + target if target.startswith("#") else target
            if target not in self.anchors:
                self.fail(f"nothing is called {target}, where a link leads")
            href = "#" + target.replace("#", "-")
            text = self.inside(element, level) or html.escape(self.titles[target])
        else:
            text = self.inside(element, level) or html.escape(href)
        return f'<a href="{html.escape(href)}">{text}</a>'

    def media(self, element):
        path = self.folder / element.get("src")
        if not path.is_file():
            self.fail(f"there is no picture {element.get('src')}")
        self.read.append(path)
        picture = base64.b64encode(path.read_bytes()).decode("ascii")
        alternative = html.escape(" ".join("".join(element.itertext()).split()))
        return f'<img src="data:{element.get("mime")};base64,{picture}" alt="{alternative}">'

    def element(self, element, level):
        name = name_of(element)
        if name in ("info", "links"):
            return ""
        if name == "link":
            return self.link(element, level)
        if name == "media":
            return self.media(element)
        if name == "keyseq":
            return "+".join(self.element(key, level) for key in element)
        if name == "guiseq":
            return " ▸ ".join(self.element(gui, level) for gui in element)
        if name == "section":
            return f'<section id="{self.page.id}-{element.get("id")}">{self.inside(element, level + 1)}</section>\n'
        if name == "title":
            return f"<h{level}>{self.inside(element, level)}</h{level}>\n"
        if name == "terms":
            return "<dl>" + "".join(self.term(item, level) for item in element) + "</dl>\n"
        if name not in TAGS:
            self.fail(f"<{name}> is unknown to make-help.py")
        return f"<{TAGS[name]}>{self.inside(element, level)}</{TAGS[name]}>"

    def term(self, item, level):
        title, *rest = item
        return f"<dt>{self.inside(title, level)}</dt><dd>{''.join(self.element(child, level) for child in rest)}</dd>"

    def under(self, section, index):
        here = f"{index.id}#{section.get('id')}"
        return sorted((page for page in self.pages.values() if here in page.guides), key=lambda page: page.sort)

    def contents(self, index):
        """What stands under each heading of the first page, as the pages themselves say."""
        for section in index.root.iter(f"{MALLARD}section"):
            pages = self.under(section, index)
            yield f"<h2>{''.join(section.find(f'{MALLARD}title').itertext())}</h2>\n<ul>"
            yield from (f'<li><a href="#{page.id}">{html.escape(page.title)}</a><p class="desc">{html.escape(page.desc)}</p></li>'
                        for page in pages)
            yield "</ul>"

    def in_order(self, index):
        for section in index.root.iter(f"{MALLARD}section"):
            yield from self.under(section, index)

    def document(self, language):
        index = self.page = self.pages["index"]
        yield f'<!DOCTYPE html>\n<html lang="{language}">\n<head><meta charset="utf-8"><title>{html.escape(index.title)}</title>'
        yield '<meta name="viewport" content="width=device-width">'
        yield f"<style>{STYLE}</style></head>\n<body>\n<h1>{html.escape(index.title)}</h1>"
        yield from (self.element(child, 1) for child in index.root if name_of(child) not in ("info", "title", "section"))
        yield from self.contents(index)
        pages = list(self.in_order(index))
        if lost := set(self.pages) - {page.id for page in pages} - {"index"}:
            raise SystemExit(f"{self.folder}: no heading of index.page leads to {', '.join(sorted(lost))}")
        for self.page in pages:
            yield f'<article id="{self.page.id}">\n{self.inside(self.page.root, 2)}\n</article>'
        yield "</body>\n</html>"


def main():
    language, folder, output, *depfile = sys.argv[1:]
    help_ = Help(folder)
    text = "\n".join(help_.document(language)) + "\n"
    pathlib.Path(output).write_text(text, encoding="utf-8")
    if depfile:
        read = [folder] + [str(page.path) for page in help_.pages.values()] + [str(path) for path in help_.read]
        pathlib.Path(depfile[0]).write_text(f"{output}: {' '.join(read)}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
