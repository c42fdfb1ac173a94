"""The one thing that ReportLab asks of an image before it puts a JPEG into a PDF as it is: how large it is."""


class Image:
    """A JPEG, of which nothing is decoded."""

    format, mode = "JPEG", "RGB"

    def __init__(self, data, size):
        self.data, self.size, self.info = data, size, {}

    def tobytes(self):
        """What stands for the pixels, which are only told apart by this."""
        return self.data


def open(file):  # noqa: A001 - Pillow's name
    """The JPEG in a file."""
    from reportlab.pdfbase.pdfutils import readJPEGInfo

    width, height, *_ = readJPEGInfo(file)  # how much more it tells depends on its version
    file.seek(0)
    return Image(file.read(), (width, height))
