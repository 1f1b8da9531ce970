# SPDX-License-Identifier: GPL-3.0-or-later
"""What a desktop gives its windows, a shadow and round corners, and a picture of one with both.

Knows X and nothing of the program. GTK draws both itself where a manager of windows says that it knows such frames and one of
compositing is there; here nobody else looks at the screen, so a window of this process says so. The tour imports it.
"""
import ctypes
import re
import subprocess

COLOURS = 255
ATOM, CARDINAL_WIDE, WINDOW, ALL_PLANES, Z_PIXMAP = 4, 32, 33, 0xFFFFFFFF, 2
NUMBER = ctypes.c_ulong


class Image(ctypes.Structure):
    """As far as it is read."""
    _fields_ = [(name, ctypes.c_int) for name in ("width", "height", "xoffset", "format")] + [("data", ctypes.c_void_p)] + [
        (name, ctypes.c_int) for name in ("byte_order", "unit", "bit_order", "pad", "depth", "bytes_per_line", "bits_per_pixel")]


def run(*arguments, **more):
    return subprocess.run(arguments, capture_output=True, check=True, **more).stdout


class Screen:
    def __init__(self):
        self.x = ctypes.CDLL("libX11.so.6")
        self.x.XOpenDisplay.restype = ctypes.c_void_p
        self.x.XGetImage.restype = ctypes.POINTER(Image)
        for name in ("XInternAtom", "XDefaultRootWindow", "XCreateSimpleWindow"):
            getattr(self.x, name).restype = NUMBER
        self.display = ctypes.c_void_p(self.x.XOpenDisplay(None))
        root = self.x.XDefaultRootWindow(self.display)
        own = self.x.XCreateSimpleWindow(self.display, NUMBER(root), -9, -9, 1, 1, 0, NUMBER(0), NUMBER(0))
        self.x.XSetSelectionOwner(self.display, NUMBER(self.atom("_NET_WM_CM_S0")), NUMBER(own), NUMBER(0))
        for window in (root, own):
            self.tell(window, "_NET_SUPPORTING_WM_CHECK", WINDOW, own)
        self.tell(root, "_NET_SUPPORTED", ATOM, self.atom("_GTK_FRAME_EXTENTS"))
        self.x.XSync(self.display, 0)

    def atom(self, name):
        return self.x.XInternAtom(self.display, name.encode(), 0)

    def tell(self, window, name, kind, value):
        self.x.XChangeProperty(self.display, NUMBER(window), NUMBER(self.atom(name)), NUMBER(kind), CARDINAL_WIDE, 0,
                               ctypes.byref(NUMBER(value)), 1)

    def find(self, title):
        """The window of that title that came last."""
        return run("xdotool", "search", "--onlyvisible", "--name", f"^{re.escape(title)}$", text=True).split()[-1]

    def resize(self, title, width, height):
        """As large as its user sees it, without the shadow."""
        window = self.find(title)
        left, right, top, bottom = map(int, re.findall(r"\d+", run("xprop", "-id", window, "_GTK_FRAME_EXTENTS", text=True)))
        run("xdotool", "windowsize", "--sync", window, str(width + left + right), str(height + top + bottom))

    def take(self, title, path):
        """The window as it is, in few colours, with as much of a shadow as each place has."""
        window = self.find(title)
        shape = dict(line.split("=") for line in run("xdotool", "getwindowgeometry", "--shell", window, text=True).split())
        width, height = int(shape["WIDTH"]), int(shape["HEIGHT"])
        image = self.x.XGetImage(self.display, NUMBER(int(window)), 0, 0, width, height, NUMBER(ALL_PLANES), Z_PIXMAP).contents
        assert image.depth == 32 and image.bytes_per_line == 4 * width, f"{title} has no place for a shadow"
        run("convert", "-size", f"{width}x{height}", "-depth", "8", "bgra:-", "-strip", "-dither", "None",
            "-colors", str(COLOURS), "-define", "png:compression-level=9", str(path),
            input=ctypes.string_at(image.data, image.bytes_per_line * height))
