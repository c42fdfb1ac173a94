"""Pillow's name, for ReportLab, which imports it; in a page it is asked for nothing."""
