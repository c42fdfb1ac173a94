"""Pillow's name, for ReportLab, which imports it: in a page it is asked for the size of a JPEG at most."""
