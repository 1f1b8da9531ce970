#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds what a shop of programs shows of Lexbridge against Flathub's guidelines of quality, point by point.

    check-listing.py ROOT

Name, summary, description, captions and releases as they are written, in both languages; the colours behind the icon, and how it stands
out from them; each picture there in both languages, no window larger than it may be, each with its shadow. What only an eye judges
(is the icon in style, is a picture's content good) is not asked.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ElementTree

METAINFO = "data/org.lexbridge.Lexbridge.metainfo.xml.in"
ICON = "data/icons/org.lexbridge.Lexbridge.svg"
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
FIGURES = {"C": None, "pl": "pl"}
BACKGROUNDS = ("#ffffff", "#fafafa", "#1e1e1e", "#222226")
LARGEST = (1000, 700)
# Of what fills most of the icon; and of any colour at its edge.
STANDS_OUT, IS_SEEN = 3.0, 1.5


def translated(root, text):
    match = re.search(r'^msgid "' + re.escape(text) + r'"\nmsgstr "(.*)"$', (root / "po/pl.po").read_text(encoding="utf-8"), re.M)
    return match[1] if match else ""


def check_words(root, component):
    name, summary = component.findtext("name"), component.findtext("summary")
    if len(name) > 15 or not re.fullmatch(r"[A-Z][a-z]+", name):
        yield f"the name {name} is long, or written oddly"
    for words in (summary, translated(root, summary)):
        if not 10 <= len(words) <= 35:
            yield f"the summary “{words}” has {len(words)} letters"
        if words.endswith(".") or re.match(r"(?i)(an?|the) ", words) or name in words:
            yield f"the summary “{words}” begins with an article, ends with a full stop or repeats the name"
    paragraphs = ["".join(part.itertext()) for part in component.find("description") if part.tag == "p"]
    if sum(map(len, paragraphs)) < 3 * 70 or summary in paragraphs:
        yield "the description says too little"
    if any(len(list_) > 10 for list_ in component.find("description").iter("ul")):
        yield "the description has a list of more than ten points"
    for release in component.iter("release"):
        if not 0 < len("".join(release.find("description").itertext()).strip() if release.find("description") is not None else "") < 500:
            yield f"release {release.get('version')} does not say shortly what is new"
    if component.find("content_rating") is None or component.find("content_rating").get("type") != "oars-1.1":
        yield "it has no rating of its content"


def brightness(colour):
    parts = [int(colour[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one, other):
    low, high = sorted((brightness(one), brightness(other)))
    return (high + 0.05) / (low + 0.05)


def check_colours(root, component):
    colours = {colour.get("scheme_preference"): colour.text for colour in component.iter("color") if colour.get("type") == "primary"}
    if set(colours) != {"light", "dark"} or brightness(colours["dark"]) > brightness(colours["light"]) / 2:
        yield "a light and a much darker colour of its own are wanted"
    if any(len({colour[i:i + 2] for i in (1, 3, 5)}) == 1 for colour in colours.values()):
        yield "its colours are greys"
    icon = ElementTree.parse(root / ICON).getroot()
    if icon.get("width") != icon.get("height"):
        yield f"{ICON} is not square"
    shapes = [(float(shape.get("width")) * float(shape.get("height")), shape) for shape in icon if shape.tag.endswith("rect")]
    largest = max(shapes, key=lambda pair: pair[0])[0]
    edges = [shape for area, shape in shapes if area == largest]
    if not 0.4 < largest / float(icon.get("width")) ** 2 < 0.8:
        yield f"{ICON} fills too little or too much of its square"
    for background in (*BACKGROUNDS, *colours.values()):
        if contrast(edges[-1].get("fill"), background) < STANDS_OUT or any(contrast(edge.get("fill"), background) < IS_SEEN for edge in edges):
            yield f"{ICON} does not stand out from {background}"


def check_picture(path):
    """The window is what is not seen through; its shadow is around it. The border is there to be cut off."""
    shown = subprocess.run(["convert", path, "-alpha", "extract", "-threshold", "99%", "-bordercolor", "black", "-border", "1", "-trim",
                            "-format", "%w %h %X %Y", "info:"], capture_output=True, text=True, check=True).stdout
    width, height, left, top = map(int, shown.split())
    if width > LARGEST[0] or height > LARGEST[1]:
        yield f"{path} shows a window of {width} × {height}"
    if left < 2 or top < 2:
        yield f"{path} shows a window without its shadow"


def check_screenshots(root, component):
    shots = list(component.iter("screenshot"))
    if not 3 <= len(shots) <= 10 or shots[0].get("type") != "default":
        yield f"there are {len(shots)} pictures, or the first is not the one to begin with"
    for shot in shots:
        caption = shot.findtext("caption") or ""
        for words in (caption, translated(root, caption)):
            if not words or words.endswith(".") or words[0].isdigit() or ". " in words:
                yield f"the caption “{words}” is none, begins with a number, ends with a full stop or is more than a sentence"
        images = {image.get(LANG): image.text for image in shot.iter("image")}
        for folder, language in FIGURES.items():
            name = pathlib.PurePosixPath(images.get(language, ""))
            path = root / "data/help" / folder / "figures" / name.name
            if name.parent.name != folder or not path.is_file():
                yield f"the picture “{caption}” is missing in {folder}"
            elif shutil.which("convert"):
                yield from check_picture(path)


def main():
    root = pathlib.Path(sys.argv[1])
    component = ElementTree.parse(root / METAINFO).getroot()
    complaints = [*check_words(root, component), *check_colours(root, component), *check_screenshots(root, component)]
    if not shutil.which("convert"):
        print("the pictures' sizes are not looked at: Debian's package imagemagick would do that")
    print("\n".join(f"{METAINFO}: {complaint}" for complaint in complaints) or "a shop of programs has what it wants")
    return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
