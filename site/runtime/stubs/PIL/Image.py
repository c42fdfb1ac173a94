"""What ReportLab imports of Pillow: a JPEG is put into a PDF by its own bytes."""


class Image:
    """What no picture is an instance of."""
